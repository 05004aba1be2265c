import { z } from 'zod';
import { CreateSpecificAppointment } from '../../../openapi/contract/care/appointments.js';
import { pageWords } from '../words/pages';
import { bookingWords } from '../words/care/booking';

const { preferredDate, preferredTime, reason, kind } = CreateSpecificAppointment.shape;

/** When and why: the fields of a booking at a free time. */
export const BookingForm = z.strictObject({
  preferredDate: z.string().min(1, pageWords.chooseDate).pipe(preferredDate),
  preferredTime: z.string().min(1, pageWords.chooseTime).pipe(preferredTime),
  reason,
  kind,
});
export type BookingForm = z.infer<typeof BookingForm>;

export const REASON_LENGTH = 500;

/** What stands under a reason: its error, if any, and its length. */
export function reasonHelp(error: string | undefined, reason: string): string {
  const counter = bookingWords.reasonCounter(reason.length, REASON_LENGTH);
  return error ? `${error} ${counter}` : counter;
}
