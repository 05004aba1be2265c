import type { KeptLine, OnDuplicate } from '../../../../openapi/contract/care/lifecycle/line-states.js';
import type { Prescription } from '../prescription.schema.js';
import { addDays } from '../refill.js';
import { isCurrent, statesOf } from './line-states.js';
import { isSameMedicine, medicinesOf } from './same-medicine.js';

/** The doctor's answer for a line whose medicine the patient takes already. */
export type Answer = OnDuplicate | undefined;

type Row = Pick<
  Prescription,
  '_id' | 'number' | 'date' | 'medicines' | 'medicineKeys' | 'lineStates' | 'endedFrom' | 'renewedBy'
>;

export interface Replacement {
  /** Lines of older prescriptions that the new one takes the place of. */
  ended: { of: Row; index: number }[];
  /** Lines of the new one that a later-dated prescription has already; they are replaced from the start. */
  bornReplaced: { index: number; by: Row }[];
  /** Longer courses that a shorter one leaves as they are. */
  kept: KeptLine[];
}

/** The last day of all lines of the prescription with the medicine of this one; null when it is open. */
function lastDayOf(row: Row, index: number): string | null {
  const medicines = medicinesOf(row);
  const days = row.medicines
    .filter((_, n) => isSameMedicine(medicines[index], medicines[n]))
    .map((each) => each.days ?? null);
  if (days.some((count) => count === null)) return null;
  return addDays(row.date, days.reduce<number>((sum, count) => sum + (count ?? 0), 0) - 1);
}

/** Whether the older course runs on when the newer one is over. */
function runsLonger(older: string | null, newer: string | null): boolean {
  if (newer === null) return false;
  return older === null || older > newer;
}

interface Pair {
  written: Row;
  index: number;
  other: Row;
  place: number;
}

function currentPairs(written: Row, others: Row[]): Pair[] {
  const current = others.flatMap((other) => {
    const medicines = medicinesOf(other);
    return statesOf(other).flatMap((state, place) =>
      isCurrent(state) ? [{ other, place, medicine: medicines[place] }] : [],
    );
  });
  return medicinesOf(written).flatMap((own, index) =>
    current
      .filter(({ medicine }) => isSameMedicine(own, medicine))
      .map(({ other, place }) => ({ written, index, other, place })),
  );
}

/**
 * What a new prescription does to the others of the patient, per medicine. It ends only what is dated earlier; of the same
 * day, what was written before. A shorter course ends a longer one only when the doctor says so.
 * @param others those with lines that have not ended
 * @param answers of the doctor, by line of the new one
 */
export function planReplacement(written: Row, others: Row[], answers: Answer[]): Replacement {
  const plan: Replacement = { ended: [], bornReplaced: [], kept: [] };
  for (const { index, other, place } of currentPairs(written, others)) {
    const answer = answers[index];
    if (answer === 'keep') continue;
    if (other.date > written.date) {
      if (!plan.bornReplaced.some((one) => one.index === index)) plan.bornReplaced.push({ index, by: other });
      continue;
    }
    const isKept = answer === undefined && runsLonger(lastDayOf(other, place), lastDayOf(written, index));
    if (isKept) plan.kept.push({ line: index + 1, number: other.number, name: other.medicines[place].name });
    else if (!plan.ended.some(({ of, index: n }) => of === other && n === place))
      plan.ended.push({ of: other, index: place });
  }
  return plan;
}
