import type { KeptLine, OnDuplicate } from '../../../../openapi/contract/care/lifecycle/line-states.js';
import type { Prescription } from '../prescription.schema.js';
import { addDays } from '../refill.js';
import { courseDaysOf } from './course-days.js';
import { isCurrent, isCurrentOn, statesOf } from './line-states.js';
import { isSameMedicine, medicinesOf } from './same-medicine.js';

/** The doctor's answer for a line whose medicine the patient takes already. */
export type Answer = OnDuplicate | undefined;

type Row = Pick<
  Prescription,
  '_id' | 'number' | 'date' | 'medicines' | 'medicineKeys' | 'lineStates' | 'endedFrom' | 'renewedBy'
>;

/** A new prescription, as far as it is compared with others. */
export type Written = Pick<Row, 'date' | 'medicines' | 'medicineKeys'> & {
  /** The day of writing; a backdated one has an earlier date. */
  writtenOn: string;
};

/** A line of an older prescription about which the check asks: the new line has its substance, e.g. in a combination. */
export interface OlderLine {
  /** Index of the new line. */
  line: number;
  prescriptionId: string;
  name: string;
}

/** What the doctor said about medicines that the patient takes already. */
export interface Answers {
  /** By line of the new prescription. */
  onDuplicate: Answer[];
  /** What the check asked about; null when the caller did not want to be asked. */
  asked: OlderLine[] | null;
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
function lastDayOf(row: Pick<Row, 'date' | 'medicines' | 'medicineKeys'>, index: number): string | null {
  const days = courseDaysOf(row, index);
  return days === null ? null : addDays(row.date, days - 1);
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

/** The lines of other prescriptions that are taken, or paused, when it is written, with the medicine of a new line. */
export function pairsOf(written: Written, others: Row[]): Pair[] {
  const current = others.flatMap((other) => {
    const medicines = medicinesOf(other);
    return medicines.flatMap((medicine, place) =>
      isCurrentOn(written.writtenOn, other, place) ? [{ other, place, medicine }] : [],
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

const isNamed = (line: OlderLine, of: Row, name: string): boolean =>
  of._id.equals(line.prescriptionId) && line.name === name;

/** The answer for a pair. `keep` does not cover an older line about which the doctor was not asked. */
function answerTo({ index, other, place }: Pair, { onDuplicate, asked }: Answers): Answer {
  const answer = onDuplicate[index];
  if (answer !== 'keep' || asked === null) return answer;
  const { name } = other.medicines[place];
  return asked.some((line) => line.line === index && isNamed(line, other, name)) ? answer : undefined;
}

function addEnded({ ended }: Replacement, line: Ended): void {
  if (!ended.some(({ of, index }) => of === line.of && index === line.index)) ended.push(line);
}

/**
 * What a new prescription does to the others of the patient, per medicine. It ends only what is dated earlier; of the same
 * day, what was written before. A shorter course ends a longer one only when the doctor says so.
 * @param others those with lines that have not ended
 */
export function planReplacement(written: Written, others: Row[], answers: Answers): Replacement {
  const plan: Replacement = { ended: [], bornReplaced: [], kept: [] };
  for (const pair of pairsOf(written, others)) {
    const { index, other, place, isLonger } = pair;
    const answer = answerTo(pair, answers);
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
export function addStops(plan: Replacement, older: Row[], stops: OlderLine[]): void {
  for (const of of older)
    for (const [index, state] of statesOf(of).entries()) {
      const { name } = of.medicines[index];
      const stop = stops.find((line) => isNamed(line, of, name));
      if (stop && isCurrent(state)) addEnded(plan, { of, index, stoppedBy: stop.line });
    }
}
