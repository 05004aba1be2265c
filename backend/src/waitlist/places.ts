import type { Condition } from '../common/lists/list-query.js';
import type { WaitlistEntry } from './waitlist-entry.schema.js';

/** The columns that determine the competitors of an entry. */
export type Waiting = Pick<
  WaitlistEntry,
  '_id' | 'doctorId' | 'speciality' | 'from' | 'to' | 'part' | 'missed' | 'askedAt'
>;

export const WAITING_COLUMNS = {
  doctorId: 1,
  speciality: 1,
  from: 1,
  to: 1,
  part: 1,
  missed: 1,
  askedAt: 1,
} as const;

/** Entries that may compete: of the same doctors and specialities. */
export const rivalsOf = (entries: readonly Waiting[]): Condition => ({
  open: true,
  $or: [
    { speciality: { $in: entries.map(({ speciality }) => speciality).filter(Boolean) } },
    { doctorId: { $in: entries.map(({ doctorId }) => doctorId).filter(Boolean) } },
  ],
});

/** The position of an entry among the open ones that could get the same time, from 1. */
export const placeOf = (entry: Waiting, open: readonly Waiting[]): number =>
  1 + open.filter((other) => isBefore(other, entry) && wantTheSame(other, entry)).length;

/** The order of the list: by time of joining; entries with an expired offer come last. */
export const WAITING_ORDER = { missed: 1, askedAt: 1, _id: 1 } as const;

const isBefore = (a: Waiting, b: Waiting): boolean => {
  if (a.missed !== b.missed) return a.missed < b.missed;
  const earlierMs = b.askedAt.getTime() - a.askedAt.getTime();
  return earlierMs === 0 ? String(a._id) < String(b._id) : earlierMs > 0;
};

const wantTheSame = (a: Waiting, b: Waiting): boolean => {
  const sameDays = a.from <= b.to && b.from <= a.to;
  const sameHours = a.part === b.part || a.part === 'any' || b.part === 'any';
  return sameDays && sameHours && sameDoctor(a, b);
};

const sameDoctor = (a: Waiting, b: Waiting): boolean =>
  a.doctorId && b.doctorId ? String(a.doctorId) === String(b.doctorId) : a.speciality === b.speciality;
