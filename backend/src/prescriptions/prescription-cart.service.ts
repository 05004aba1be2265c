import type { Caller } from '../common/http/actor.js';
import { Injectable } from '@nestjs/common';
import type { PrescriptionCart } from '../../../openapi/contract/care/prescriptions.js';
import { Failure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { toRupees } from '../common/money.js';
import type { Medicine } from '../pharmacy/medicine.schema.js';
import { Promotion, reducedPrice } from '../pharmacy/promotion.js';
import type { PrescribedRow } from './prescription.schema.js';
import { PrescriptionsService } from './prescriptions.service.js';
import { stateOn } from './refill.js';
import { MedicineLookup } from './medicine-lookup.js';
import { boxesFor } from './medicine-match.js';

/** Puts together what a patient orders for a prescription. */
@Injectable()
export class PrescriptionCartService {
  constructor(
    private readonly prescriptions: PrescriptionsService,
    private readonly medicineLookup: MedicineLookup,
    private readonly promotion: Promotion,
    private readonly clock: HospitalClock,
  ) {}

  /** The boxes of each medicine for the whole duration, at today's prices. @throws Failure NOT_FOUND, WRONG_STATE */
  async cartOf(id: string, by: Caller): Promise<PrescriptionCart> {
    const row = await this.prescriptions.read(id, by);
    if (stateOn(this.clock.today(), row).status === 'ended') {
      throw new Failure('WRONG_STATE', {
        sentence: 'This prescription has ended. Please ask your doctor for a new one.',
      });
    }
    const find = await this.medicineLookup.finderFor(row.medicines.map(({ name }) => name));
    const percent = await this.promotion.percentNow();
    return { items: row.medicines.map((medicine) => itemOf(medicine, find(medicine.name), percent)) };
  }
}

function itemOf(
  { name, units, days }: PrescribedRow,
  medicine: Medicine | null,
  percent: number,
): PrescriptionCart['items'][number] {
  const quantity = boxesFor(medicine?.name ?? name, units, days);
  if (!medicine) return { medicineId: null, name, quantity, price: null, available: false };
  return {
    medicineId: String(medicine._id),
    name: medicine.name,
    quantity,
    price: toRupees(reducedPrice(medicine.pricePaise, percent)),
    available: medicine.stock >= quantity,
  };
}
