import type { Prescription } from '../prescription.schema.js';
import { daysOfMedicines } from '../prescribed-row.js';
import { supplyDates } from '../refill.js';
import { isCurrent } from './line-states.js';
import type { LineState } from './line-state.js';

type LiveDates = Pick<Prescription, 'refillDueOn' | 'refillFrom' | 'endedFrom'>;

/** The dates that follow from the lines that have not ended; without one the prescription has ended today. */
export function datesOf(
  { date, medicines }: Pick<Prescription, 'date' | 'medicines'>,
  states: LineState[],
  today: string,
): LiveDates {
  const daysOf = (isCounted: (state: LineState) => boolean) =>
    daysOfMedicines(medicines.filter((_, n) => isCounted(states[n])));
  const current = daysOf(isCurrent);
  if (current.length === 0) return { refillDueOn: null, refillFrom: today, endedFrom: today };
  const { endedFrom } = supplyDates(date, current);
  // What is on hold is not refilled.
  const active = daysOf(({ status }) => status === 'active');
  if (active.length === 0) return { refillDueOn: null, refillFrom: endedFrom, endedFrom };
  const { refillDueOn, refillFrom } = supplyDates(date, active);
  return { refillDueOn, refillFrom: refillFrom < endedFrom ? refillFrom : endedFrom, endedFrom };
}
