import type { Prescription } from '../prescription.schema.js';
import { daysOfMedicines } from '../prescribed-row.js';
import { supplyDates } from '../refill.js';
import type { SupplyDates } from '../refill.js';
import { daysOfShortCourses } from './course-days.js';
import { isCurrent } from './line-states.js';
import type { LineState } from './line-state.js';

type LiveDates = Pick<Prescription, 'refillDueOn' | 'refillFrom' | 'endedFrom'>;

type Lines = Pick<Prescription, 'date' | 'medicines' | 'medicineKeys'>;

/** The dates of a prescription, from the lines that count. */
export function supplyOf(row: Lines, isCounted: (index: number) => boolean = () => true): SupplyDates {
  const indexes = [...row.medicines.keys()].filter(isCounted);
  const days = daysOfMedicines(indexes.map((index) => row.medicines[index]));
  return supplyDates(row.date, days, daysOfShortCourses(row, indexes));
}

/** The dates that follow from the lines that have not ended; without one the prescription has ended today. */
export function datesOf(row: Lines, states: LineState[], today: string): LiveDates {
  if (!states.some(isCurrent)) return { refillDueOn: null, refillFrom: today, endedFrom: today };
  const { endedFrom } = supplyOf(row, (n) => isCurrent(states[n]));
  // What is on hold is not refilled.
  const isActive = ({ status }: LineState) => status === 'active';
  if (!states.some(isActive)) return { refillDueOn: null, refillFrom: endedFrom, endedFrom };
  const { refillDueOn, refillFrom } = supplyOf(row, (n) => isActive(states[n]));
  return { refillDueOn, refillFrom: refillFrom < endedFrom ? refillFrom : endedFrom, endedFrom };
}
