import { Injectable } from '@nestjs/common';
import { Openings } from '../audit/openings.service.js';
import type { Caller } from '../common/http/actor.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { FilesService } from '../files/files.service.js';
import type { HospitalDocument, SignedCall } from '../pdf/pdf-document.js';
import { PdfService } from '../pdf/pdf.service.js';
import { receiptPath } from './order.mapper.js';
import type { Order } from './order.schema.js';
import { OrdersService } from './orders.service.js';
import { PrintedPatients } from '../users/printed-patients.js';
import { receiptOf } from './receipt.js';

/** Creates receipts as PDF. */
@Injectable()
export class ReceiptsService {
  constructor(
    private readonly orders: OrdersService,
    private readonly patients: PrintedPatients,
    private readonly files: FilesService,
    private readonly pdf: PdfService,
    private readonly clock: HospitalClock,
    private readonly openings: Openings,
  ) {}

  /** The receipt of an order that this person may see. */
  async forPerson(orderId: string, { actor }: Caller): Promise<HospitalDocument> {
    return this.render(await this.orders.findOrFail(orderId, actor));
  }

  /** The receipt for the holder of its signed address. */
  async forHolder(recordId: string, { signed, origin }: SignedCall): Promise<HospitalDocument> {
    const path = receiptPath(recordId);
    const holder = await this.files.holderOf(path, signed);
    const order = await this.orders.findById(recordId);
    const document = await this.render(order);
    const { patientId } = order;
    await this.openings.note({ path, resource: 'orders', recordId, patientId, holder, origin });
    return document;
  }

  private async render(order: Order): Promise<HospitalDocument> {
    const paid = await this.orders.withPayment(order);
    const { hospitalNumber } = await this.patients.of(order.patientId);
    return {
      name: `receipt-${order.number}`,
      bytes: await this.pdf.render(receiptOf({ ...paid, hospitalNumber }, this.clock.zone)),
    };
  }
}
