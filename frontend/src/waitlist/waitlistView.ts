import type { DayPart, WaitlistEntry } from '../../../openapi/contract/care/waitlist.js';
import { formatDate } from '../common/format/format';
import { tWaitlist } from '../messages/care/waitlist';
import { tPage } from '../messages/pages';
import type { Speciality } from '../../../openapi/contract/people/fields.js';

export interface WaitlistTarget {
  /** The doctor; not set for any doctor of the speciality. */
  doctorId?: string;
  /** The name of the doctor or the speciality. */
  name: string;
  speciality?: Speciality;
}

// A record, so that the compiler requires each part without loading the contract's schemas.
export const PART_WORDS: Record<DayPart, string> = {
  any: tWaitlist('anyTimeOfDay'),
  morning: tWaitlist('morning'),
  afternoon: tWaitlist('afternoon'),
  evening: tWaitlist('evening'),
};

type SlotPreference = Pick<WaitlistEntry, 'doctorName' | 'speciality' | 'from' | 'to' | 'part'>;

/** "Dr. Ananya Sharma", or "Any doctor of Cardiology". */
export const whomText = ({ doctorName, speciality }: SlotPreference): string =>
  doctorName ?? tWaitlist('anyDoctorOf', { speciality: speciality ?? '' });

/** "Tue, 24 Nov 2026 to Sat, 5 Dec 2026. In the morning (until 12 noon)". */
export function preferenceText({ from, to, part }: SlotPreference): string {
  const days =
    from === to ? formatDate(from) : tPage('fromTo', { date: formatDate(from), date2: formatDate(to) });
  return `${days}. ${PART_WORDS[part]}`;
}

/** Route of the booking with the held time. */
export const bookOfferPath = (doctorId: string): string => `/find-doctor?doctor=${doctorId}&book=${doctorId}`;
