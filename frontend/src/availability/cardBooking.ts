import type { CardBookingPart } from '../../../openapi/contract/care/card-booking.js';
import { tAvailability } from '../messages/care/availability';

const WORDS: Record<CardBookingPart, string> = { fee: 'fee', availableDays: 'days', timeSlots: 'times' };

/** "fee, days and times": what is missing for card bookings, as text. */
export function partsText(parts: readonly CardBookingPart[]): string {
  const words = parts.map((part) => WORDS[part]);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : tAvailability('listWithAnd', { words: words.join(', '), last });
}
