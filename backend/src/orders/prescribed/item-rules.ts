import { Injectable } from '@nestjs/common';
import { ended } from '../../../../openapi/contract/messages/sentence.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import { tOrder } from '../../messages/orders.js';
import type { Medicine } from '../../pharmacy/medicine.schema.js';
import { coursesOf, countBoxes, mayBeOtherBrand } from '../../prescriptions/dispensing/course-boxes.js';
import type { Course } from '../../prescriptions/dispensing/course-boxes.js';
import type { OrderedBoxes } from '../../prescriptions/dispensing/dispensing.js';
import { lineStateText } from '../../prescriptions/lifecycle/line-answers.js';
import { statusesNow } from '../../prescriptions/lifecycle/orderable.js';
import type { OnSale } from '../../prescriptions/medicine-lookup.js';
import { contentOf } from '../../prescriptions/packs.js';
import { quantityOf } from '../../prescriptions/prescribed-row.js';
import type { Prescription } from '../../prescriptions/prescription.schema.js';
import { stateOn } from '../../prescriptions/refill.js';
import type { Refusal } from '../order-refusals.js';
import type { OrderItem, PrescribedFor } from '../order.schema.js';

interface WantedItem {
  item: OrderItem;
  /** Place in the cart. */
  index: number;
  line: number;
  product: Medicine;
  isGuest: boolean;
}

interface Facts {
  onSale: OnSale;
  ordered: readonly OrderedBoxes[];
}

/** The rules for an item that is ordered from a prescription. */
@Injectable()
export class ItemRules {
  constructor(private readonly clock: HospitalClock) {}

  /** @returns the line that the item is for, or why it cannot be ordered */
  check(wanted: WantedItem, row: Prescription | undefined, facts: Facts): PrescribedFor | Refusal {
    const { item, line } = wanted;
    if (!row) return unknown(wanted);
    const { number } = row;
    const texts = { medicine: item.name, number };
    if (line > row.medicines.length) {
      return refusal(wanted, 'UNACCEPTABLE', tOrder('prescribed.noSuchLine', { ...texts, line }));
    }
    const inactive = this.inactiveText(row, line, texts);
    if (inactive) return refusal(wanted, 'WRONG_STATE', inactive);
    const courses = coursesOf(row, statusesNow(row, this.clock));
    const course = courses.find(({ lines }) => lines.includes(line))!;
    if (!isMeant(wanted, course, facts.onSale)) {
      const sentence = tOrder('prescribed.otherMedicine', { ...texts, line });
      return { code: 'UNACCEPTABLE', field: `items.${wanted.index}.medicineId`, sentence };
    }
    return (
      beyondCourse(wanted, course, { row, ordered: facts.ordered }) ?? {
        id: row._id,
        number,
        line,
        perBox: contentOf(quantityOf(course.rows), wanted.product)?.perBox ?? null,
      }
    );
  }

  private inactiveText(
    row: Prescription,
    line: number,
    texts: { medicine: string; number: string },
  ): string | null {
    const state = lineStateText(row, line - 1, this.clock);
    if (state) return tOrder('prescribed.notActive', { ...texts, state: ended(state) });
    return stateOn(this.clock.today(), row).status === 'ended' ? tOrder('prescribed.ended', texts) : null;
  }
}

/** Equal for a missing prescription and another person's. */
function unknown({ item, index, isGuest }: WantedItem): Refusal {
  const sentence = tOrder(isGuest ? 'prescribed.logIn' : 'prescribed.notFound', { medicine: item.name });
  return { code: 'NOT_FOUND', field: `items.${index}.prescription.id`, sentence };
}

const refusal = ({ index }: WantedItem, code: Refusal['code'], sentence: string): Refusal => ({
  code,
  field: `items.${index}.prescription.line`,
  sentence,
});

/** Whether the product is what the line means, or another brand that the doctor allows. */
function isMeant({ product }: WantedItem, course: Course, onSale: OnSale): boolean {
  const [{ name }] = course.rows;
  const { medicine, otherBrands } = onSale({ name, brandSubstitution: mayBeOtherBrand(course) });
  return [medicine, ...otherBrands].some((one) => one?._id.equals(product._id));
}

/** Medicines that are sold without a prescription have no limit. */
function beyondCourse(
  { item, index, product }: WantedItem,
  course: Course,
  { row, ordered }: { row: Prescription; ordered: readonly OrderedBoxes[] },
): Refusal | null {
  const own = ordered.filter(({ prescriptionId }) => prescriptionId.equals(row._id));
  const { left } = countBoxes(course, product, own);
  if (product.overTheCounter || left === null || item.quantity <= left) return null;
  const texts = { medicine: item.name, number: row.number };
  const sentence =
    left === 0 ? tOrder('prescribed.allOrdered', texts) : tOrder('prescribed.fewLeft', { ...texts, left });
  return { code: 'COURSE_ORDERED', field: `items.${index}.quantity`, sentence };
}
