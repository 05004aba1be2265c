import {
  PRESCRIPTION_VALID_DAYS,
  REFILL_DAYS,
  REFILL_FROM_DAYS,
  REFILL_LEVELS,
  REFILL_OVERDUE_DAYS,
} from '../../../openapi/contract/care/prescriptions.js';
import type { PrescriptionStatus, Refill } from '../../../openapi/contract/care/prescriptions.js';

/** The days on which something changes about a prescription, YYYY-MM-DD; stored, so that lists can be filtered by them. */
export interface SupplyDates {
  /** Days of the longest course; null unless every course is known. */
  daysSupply: number | null;
  /** The last day of the longest course. */
  endsOn: string | null;
  /** The last day of the medicine that runs out first; null for a short course, which is not taken again. */
  refillDueOn: string | null;
  /** The first day on which a refill is needed; that of the end when none ever is. */
  refillFrom: string;
  /** The first day on which it has ended. */
  endedFrom: string;
}

const DAY_MS = 24 * 3_600_000;

/** The day `days` after `date`, both YYYY-MM-DD. Calendar dates carry no zone, so whole days are counted in UTC. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/**
 * The dates of a prescription of this day, from the days of each medicine (null where the course is not known).
 * @param courses days of short courses with all their steps, which are never refilled
 */
export function supplyDates(date: string, days: (number | null)[], courses: number[] = []): SupplyDates {
  const known = days.filter((count) => count !== null);
  const longTerm = known.filter((count) => count >= REFILL_FROM_DAYS);
  const daysSupply = known.length === days.length ? Math.max(...known, ...courses) : null;
  const endsOn = daysSupply === null ? null : addDays(date, daysSupply - 1);
  const afterEnd = endsOn ? addDays(endsOn, 1) : addDays(date, PRESCRIPTION_VALID_DAYS);
  if (longTerm.length === 0) {
    return { daysSupply, endsOn, refillDueOn: null, refillFrom: afterEnd, endedFrom: afterEnd };
  }
  const refillDueOn = addDays(date, Math.min(...longTerm) - 1);
  const afterOverdue = addDays(refillDueOn, REFILL_OVERDUE_DAYS + 1);
  const refillFrom = addDays(refillDueOn, -REFILL_DAYS.soon);
  const endedFrom = afterEnd > afterOverdue ? afterEnd : afterOverdue;
  return { daysSupply, endsOn, refillDueOn, refillFrom, endedFrom };
}

/** What a prescription is on this day. */
export function stateOn(
  today: string,
  { refillDueOn, refillFrom, endedFrom }: Pick<SupplyDates, 'refillDueOn' | 'refillFrom' | 'endedFrom'>,
): { status: PrescriptionStatus; refill: Refill | null } {
  if (endedFrom <= today) return { status: 'ended', refill: null };
  const status = refillFrom <= today ? 'refillNeeded' : 'active';
  if (!refillDueOn) return { status, refill: null };
  const left = daysBetween(today, refillDueOn);
  const level = REFILL_LEVELS.find((one) => left <= REFILL_DAYS[one]);
  return { status, refill: level ? { level, dueOn: refillDueOn } : null };
}

/** The condition for a status on this day. */
export function statusCondition(status: unknown, today: string): Record<string, unknown> | null {
  if (status === 'ended') return { endedFrom: { $lte: today } };
  if (status === 'refillNeeded') return { endedFrom: { $gt: today }, refillFrom: { $lte: today } };
  return status === 'active' ? { endedFrom: { $gt: today }, refillFrom: { $gt: today } } : null;
}
