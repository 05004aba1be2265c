import { Injectable } from '@nestjs/common';
import type { Caller } from '../common/http/actor.js';
import { MAX_CHOICES } from '../../../openapi/contract/care/prescription-cart.js';
import type {
  MedicineAvailability,
  PrescriptionCart,
} from '../../../openapi/contract/care/prescription-cart.js';
import { MAX_QUANTITY } from '../../../openapi/contract/shop/medicines.js';
import { AllergyStore, namesOf } from '../allergies/allergy-store.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { toRupees } from '../common/money.js';
import type { Medicine } from '../pharmacy/medicine.schema.js';
import { Promotion, reducedPrice } from '../pharmacy/promotion.js';
import type { PrescribedRow } from './prescription.schema.js';
import { PrescriptionsService } from './prescriptions.service.js';
import { activeRows, assertOrderable, refusedLines } from './lifecycle/orderable.js';
import { MedicineLookup, inStockOf } from './medicine-lookup.js';
import type { OnSale } from './medicine-lookup.js';
import { packsFor } from './packs.js';
import { quantityOf, rowsByMedicine } from './prescribed-row.js';

/** Puts together what a patient orders for a prescription. */
@Injectable()
export class PrescriptionCartService {
  constructor(
    private readonly prescriptions: PrescriptionsService,
    private readonly medicineLookup: MedicineLookup,
    private readonly allergies: AllergyStore,
    private readonly promotion: Promotion,
    private readonly clock: HospitalClock,
  ) {}

  /** The boxes of each medicine for the whole course, at today's prices. @throws Failure NOT_FOUND, WRONG_STATE */
  async cartOf(id: string, by: Caller): Promise<PrescriptionCart> {
    const row = await this.prescriptions.read(id, by);
    assertOrderable(row, this.clock);
    const active = activeRows(row, this.clock);
    const onSale = await this.medicineLookup.onSaleFor(active.map(({ name }) => name));
    const percent = await this.promotion.percentNow();
    return {
      items: rowsByMedicine(active).map((lines) => itemOf(lines, onSale, percent)),
      refused: refusedLines(row, this.clock),
      allergies: namesOf(await this.allergies.activeOf(row.patientId)),
    };
  }

  /** Whether our pharmacy has a medicine now, for the doctor who prescribes it and may choose another brand. */
  async availabilityOf(name: string): Promise<MedicineAvailability> {
    const onSale = await this.medicineLookup.onSaleFor([name]);
    const { medicine, otherBrands, ask, choices } = onSale({ name, brandSubstitution: true });
    const available = medicine !== null && medicine.stock > 0;
    return {
      available,
      instead: available ? [] : inStockOf(otherBrands).map((one) => one.name),
      ask,
      choices: choices.slice(0, MAX_CHOICES).map((one) => one.name),
    };
  }
}

function itemOf(lines: PrescribedRow[], onSale: OnSale, percent: number): PrescriptionCart['items'][number] {
  const [{ name }] = lines;
  // Consent on one of several lines is not consent on all.
  const brandSubstitution = lines.every((line) => line.brandSubstitution ?? false);
  const { medicine, otherBrands, ask } = onSale({ name, brandSubstitution });
  const quantity = medicine && packsFor(quantityOf(lines), medicine);
  const available = medicine !== null && medicine.stock >= (quantity ?? 1);
  const instead = available ? [] : inStockOf(otherBrands).map((one) => offerOf(one, percent));
  const facts = { quantity, maxQuantity: MAX_QUANTITY, available, instead, ask };
  if (!medicine) return { medicineId: null, name, price: null, stock: 0, ...facts };
  return { ...offerOf(medicine, percent), ...facts };
}

const offerOf = ({ _id, name, pricePaise, stock }: Medicine, percent: number) => ({
  medicineId: String(_id),
  name,
  price: toRupees(reducedPrice(pricePaise, percent)),
  stock,
});
