import type { LineStatus } from '../../../../openapi/contract/care/lifecycle/line-states.js';
import { contentOf } from '../packs.js';
import type { PackedProduct } from '../packs.js';
import { medicineKeyOf, quantityOf } from '../prescribed-row.js';
import type { PrescribedRow, Prescription } from '../prescription.schema.js';
import type { OrderedBoxes } from './dispensing.js';

/** All lines of one medicine. Their boxes are counted together, because they are steps of one course. */
export interface Course {
  /** Numbers of all its lines, from 1. */
  lines: number[];
  /** The rows that make the quantity: the active and the completed ones, or all when none is active. */
  rows: PrescribedRow[];
  /** Number of the first active line, or of the first when none is active. */
  line: number;
}

/** The courses of a prescription, in its order. @param statusOf by index of the row */
export function coursesOf(
  { medicines }: Pick<Prescription, 'medicines'>,
  statusOf: (index: number) => LineStatus,
): Course[] {
  const indexesByKey = new Map<string, number[]>();
  for (const [index, row] of medicines.entries()) {
    const key = medicineKeyOf(row);
    indexesByKey.set(key, [...(indexesByKey.get(key) ?? []), index]);
  }
  return [...indexesByKey.values()].map((indexes) => {
    const active = indexes.filter((index) => statusOf(index) === 'active');
    // The boxes of completed steps were ordered too, so their need counts as well.
    const isCounted = (index: number) => ['active', 'completed'].includes(statusOf(index));
    const counted = active.length > 0 ? indexes.filter(isCounted) : indexes;
    return {
      lines: indexes.map((index) => index + 1),
      rows: counted.map((index) => medicines[index]),
      line: (active[0] ?? indexes[0]) + 1,
    };
  });
}

/** Consent to another brand on one of several lines is not consent on all. */
export const mayBeOtherBrand = ({ rows }: Course): boolean =>
  rows.every(({ brandSubstitution = false }) => brandSubstitution);

export interface BoxCount {
  ordered: number;
  /** Boxes of the whole course; null when its quantity or the content of a box is unknown. */
  ofCourse: number | null;
  /** Boxes that can still be ordered; null when there is no limit. */
  left: number | null;
}

/** Amounts have at most three decimals. */
const rounded = (amount: number): number => Math.round(amount * 1000) / 1000;

/**
 * Counts what was ordered of a course. Boxes of other brands may hold more or less, so their content is counted.
 * @param product of which the rest would be ordered; null when none is sold
 * @param ordered for any lines of the prescription
 */
export function countBoxes(
  course: Course,
  product: PackedProduct | null,
  ordered: readonly Pick<OrderedBoxes, 'line' | 'boxes' | 'perBox'>[],
): BoxCount {
  const own = ordered.filter(({ line }) => course.lines.includes(line));
  const boxes = own.reduce((sum, each) => sum + each.boxes, 0);
  const content = product && contentOf(quantityOf(course.rows), product);
  if (!content) return { ordered: boxes, ofCourse: null, left: null };
  const { needed, perBox } = content;
  const had = own.reduce((sum, each) => sum + each.boxes * (each.perBox ?? perBox), 0);
  const left = Math.max(0, Math.ceil(rounded(needed - had) / perBox));
  // Fewer, larger boxes of another brand may be the whole course.
  const ofCourse = left > 0 ? boxes + left : Math.min(boxes, Math.ceil(needed / perBox));
  return { ordered: boxes, ofCourse, left };
}
