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
import type { Course } from './dispensing/course-boxes.js';
import { coursesOf, countBoxes, mayBeOtherBrand } from './dispensing/course-boxes.js';
import { Dispensing } from './dispensing/dispensing.js';
import type { OrderedBoxes } from './dispensing/dispensing.js';
import { PrescriptionsService } from './prescriptions.service.js';
import { activeRows, assertOrderable, isActive, statusesNow, refusedLines } from './lifecycle/orderable.js';
import { MedicineLookup, inStockOf } from './medicine-lookup.js';
import type { OnSale } from './medicine-lookup.js';
import type { Match } from './medicine-match.js';
import { contentOf } from './packs.js';
import { quantityOf } from './prescribed-row.js';

/** Puts together what a patient orders for a prescription. */
@Injectable()
export class PrescriptionCartService {
  constructor(
    private readonly prescriptions: PrescriptionsService,
    private readonly medicineLookup: MedicineLookup,
    private readonly allergies: AllergyStore,
    private readonly dispensing: Dispensing,
    private readonly promotion: Promotion,
    private readonly clock: HospitalClock,
  ) {}

  /** The boxes of each medicine that are left of its course, at today's prices. @throws Failure NOT_FOUND, WRONG_STATE */
  async cartOf(id: string, by: Caller): Promise<PrescriptionCart> {
    const row = await this.prescriptions.read(id, by);
    assertOrderable(row, this.clock);
    const active = activeRows(row, this.clock);
    const onSale = await this.medicineLookup.onSaleFor(active.map(({ name }) => name));
    const percent = await this.promotion.percentNow();
    const ordered = await this.dispensing.orderedFor([row._id]);
    const courses = coursesOf(row, statusesNow(row, this.clock)).filter(({ line }) =>
      isActive(row, line - 1, this.clock),
    );
    return {
      items: courses.map((course) => itemOf(course, { ordered, onSale, percent })),
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

interface Shop {
  ordered: readonly OrderedBoxes[];
  onSale: OnSale;
  percent: number;
}

function itemOf(course: Course, shop: Shop): PrescriptionCart['items'][number] {
  const [{ name }] = course.rows;
  const { medicine, otherBrands, ask } = shop.onSale({ name, brandSubstitution: mayBeOtherBrand(course) });
  const { ordered, ofCourse, left } = countBoxes(course, medicine, shop.ordered);
  const available = medicine !== null && medicine.stock >= (left ?? 1);
  const own = {
    line: course.line,
    boxesOrdered: ordered,
    boxesOfCourse: ofCourse,
    boxesAllowed: medicine && allowedOf(medicine, left),
    quantity: left,
    maxQuantity: MAX_QUANTITY,
    available,
    instead: available ? [] : insteadOf(course, { medicine, otherBrands }, shop),
    ask,
  };
  if (!medicine) return { medicineId: null, name, price: null, stock: 0, ...own };
  return { ...offerOf(medicine, shop.percent), ...own };
}

/** Medicines that are sold without a prescription have no limit. */
const allowedOf = ({ overTheCounter }: Medicine, left: number | null): number | null =>
  overTheCounter ? null : left;

/** Other brands, for the part of the course that the stock of the medicine does not hold. */
function insteadOf(
  course: Course,
  { medicine, otherBrands }: Pick<Match<Medicine>, 'medicine' | 'otherBrands'>,
  { ordered, percent }: Shop,
): PrescriptionCart['items'][number]['instead'] {
  const perBox = medicine && (contentOf(quantityOf(course.rows), medicine)?.perBox ?? null);
  const inStock = medicine ? [{ line: course.line, boxes: medicine.stock, perBox }] : [];
  return inStockOf(otherBrands).map((brand) => {
    const quantity = countBoxes(course, brand, [...ordered, ...inStock]).left;
    // The stock is not ordered yet, so all boxes may be of this brand.
    const boxesAllowed = allowedOf(brand, countBoxes(course, brand, ordered).left);
    return { ...offerOf(brand, percent), quantity, boxesAllowed };
  });
}

const offerOf = ({ _id, name, pricePaise, stock }: Medicine, percent: number) => ({
  medicineId: String(_id),
  name,
  price: toRupees(reducedPrice(pricePaise, percent)),
  stock,
});
