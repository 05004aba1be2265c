import type { DayPart, WaitlistEntry } from '../../../openapi/contract/care/waitlist.js';
import { formatDate } from '../common/format/format';

// A record, so that the compiler demands each part without loading the contract's schemas.
export const PART_WORDS: Record<DayPart, string> = {
  any: 'Any time of the day',
  morning: 'In the morning (until 12 noon)',
  afternoon: 'In the afternoon (12 noon to 5 PM)',
  evening: 'In the evening (from 5 PM)',
};

type Wish = Pick<WaitlistEntry, 'doctorName' | 'speciality' | 'from' | 'to' | 'part'>;

/** "Dr. Ananya Sharma", or "Any doctor of Cardiology". */
export const whomText = ({ doctorName, speciality }: Wish): string =>
  doctorName ?? `Any doctor of ${speciality}`;

/** "Tue, 24 Nov 2026 to Sat, 5 Dec 2026. In the morning (until 12 noon)". */
export function wishText({ from, to, part }: Wish): string {
  const days = from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;
  return `${days}. ${PART_WORDS[part]}`;
}

/** Route of the booking with the time that is held. */
export const bookOfferPath = (doctorId: string): string => `/find-doctor?doctor=${doctorId}&book=${doctorId}`;
