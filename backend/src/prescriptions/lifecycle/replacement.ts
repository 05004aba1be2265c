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

/** A new prescription, as far as it is compared with others. */
export type Written = Pick<Row, 'date' | 'medicines' | 'medicineKeys'>;

/** A line of an older prescription that the doctor stops with a line of the new one, e.g. a part of a combination. */
export interface Stop {
  /** Index of the new line. */
  line: number;
  prescriptionId: string;
  name: string;
}

interface Ended {
  of: Row;
  index: number;
  /** Index of the new line with which the doctor stopped it; left out for the same medicine. */
  stoppedBy?: number;
}

export interface Replacement {
  /** Lines of older prescriptions that the new one takes the place of. */
  ended: Ended[];
  /** Lines of the new one that a later-dated prescription has already; they are replaced from the start. */
  bornReplaced: { index: number; by: Row }[];
  /** Longer courses that a shorter one leaves as they are. */
  kept: KeptLine[];
}

/** The last day of all lines of the prescription with the medicine of this one; null when it is open. */
function lastDayOf(row: Written, index: number): string | null {
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

export interface Pair {
  /** Index of the new line. */
  index: number;
  other: Row;
  /** Index of the line of the other prescription. */
  place: number;
  /** The older course runs on when the new one is over. */
  isLonger: boolean;
}

/** The lines of other prescriptions with the medicine of a new line. */
export function pairsOf(written: Written, others: Row[]): Pair[] {
  const current = others.flatMap((other) => {
    const medicines = medicinesOf(other);
    return statesOf(other).flatMap((state, place) =>
      isCurrent(state) ? [{ other, place, medicine: medicines[place] }] : [],
    );
  });
  return medicinesOf(written).flatMap((own, index) =>
    current
      .filter(({ medicine }) => isSameMedicine(own, medicine))
      .map(({ other, place }) => {
        const isLonger = runsLonger(lastDayOf(other, place), lastDayOf(written, index));
        return { index, other, place, isLonger };
      }),
  );
}

function addEnded({ ended }: Replacement, line: Ended): void {
  if (!ended.some(({ of, index }) => of === line.of && index === line.index)) ended.push(line);
}

/**
 * What a new prescription does to the others of the patient, per medicine. It ends only what is dated earlier; of the same
 * day, what was written before. A shorter course ends a longer one only when the doctor says so.
 * @param others those with lines that have not ended
 * @param answers of the doctor, by line of the new one
 */
export function planReplacement(written: Written, others: Row[], answers: Answer[]): Replacement {
  const plan: Replacement = { ended: [], bornReplaced: [], kept: [] };
  for (const { index, other, place, isLonger } of pairsOf(written, others)) {
    const answer = answers[index];
    if (answer === 'keep') continue;
    if (other.date > written.date) {
      if (!plan.bornReplaced.some((one) => one.index === index)) plan.bornReplaced.push({ index, by: other });
      continue;
    }
    if (answer === undefined && isLonger)
      plan.kept.push({ line: index + 1, number: other.number, name: other.medicines[place].name });
    else addEnded(plan, { of: other, index: place });
  }
  return plan;
}

/** Adds the current lines of older prescriptions that the doctor stops, although they are not the same medicine. */
export function addStops(plan: Replacement, older: Row[], stops: Stop[]): void {
  for (const of of older)
    for (const [index, state] of statesOf(of).entries()) {
      const { name } = of.medicines[index];
      const stop = stops.find((one) => of._id.equals(one.prescriptionId) && one.name === name);
      if (stop && isCurrent(state)) addEnded(plan, { of, index, stoppedBy: stop.line });
    }
}
