import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { HandOutRefund } from '../../../openapi/contract/shop/desk.js';
import type { PaymentDto } from '../../../openapi/contract/shop/payments.js';
import { AuditService } from '../audit/audit.service.js';
import type { Caller } from '../common/http/actor.js';
import { Failure } from '../common/errors/errors.js';
import { inTransaction } from '../common/transaction.js';
import { Payment } from './payment.schema.js';
import { PaymentsService } from './payments.service.js';
import { RefundNotifications } from './refund-notifications.js';
import { RefundsService } from './refunds.service.js';
import { tPayment } from '../messages/shop/payments.js';

/** Refunds desk payments at the desk, without a provider. */
@Injectable()
export class DeskRefunds {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    private readonly reader: PaymentsService,
    private readonly refunds: RefundsService,
    private readonly notifications: RefundNotifications,
    private readonly audit: AuditService,
  ) {}

  /** Hands out all pending refunds of a payment, once. @throws Failure WRONG_STATE without any */
  async handOut(id: string, { method }: HandOutRefund, by: Caller): Promise<PaymentDto> {
    await inTransaction(this.connection, async (session) => {
      const before = await this.takeWaiting(id, method, session);
      const waited = before.refunds.filter(({ status }) => status === 'pending');
      const amountPaise = waited.reduce((sum, refund) => sum + refund.amountPaise, 0);
      await this.refunds.noteAllBack(before._id, session);
      await this.notifications.handedOut(before, { refunds: waited, amountPaise, method }, session);
      const entry = { action: 'payment.refundHandOut', resource: 'payments', recordId: before._id };
      await this.audit.record({ ...entry, ...by, after: { amountPaise, method } }, session);
    });
    return this.reader.get(id, by.actor);
  }

  /** This conditional write decides between two desks. @returns the previous payment */
  private async takeWaiting(
    id: string,
    method: HandOutRefund['method'],
    session: ClientSession,
  ): Promise<Payment> {
    const done = {
      'refunds.$[one].status': 'done',
      'refunds.$[one].method': method,
      'refunds.$[one].handedOutAt': new Date(),
    };
    const before = await this.payments
      .findOneAndUpdate(
        { _id: new Types.ObjectId(id), method: { $exists: true }, 'refunds.status': 'pending' },
        { $set: done },
        { session, arrayFilters: [{ 'one.status': 'pending' }], returnDocument: 'before' },
      )
      .lean<Payment>();
    if (before) return before;
    if (!(await this.payments.exists({ _id: id }).session(session))) throw new Failure('NOT_FOUND');
    throw new Failure('WRONG_STATE', { sentence: tPayment('nothingToCollect') });
  }
}
