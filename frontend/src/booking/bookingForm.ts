import { z } from 'zod';
import { CreateSpecificAppointment } from '../../../openapi/contract/care/appointments.js';
import { tPage } from '../messages/pages';
import { tBooking } from '../messages/care/booking';

const { preferredDate, preferredTime, reason, kind } = CreateSpecificAppointment.shape;

/** Time and reason: the fields of a booking at a free time. */
export const BookingForm = z.strictObject({
  preferredDate: z.string().min(1, tPage('chooseDate')).pipe(preferredDate),
  preferredTime: z.string().min(1, tPage('chooseTime')).pipe(preferredTime),
  reason,
  kind,
});
export type BookingForm = z.infer<typeof BookingForm>;

export const REASON_LENGTH = 500;

/** Below a reason: its error, if any, and its length. */
export function reasonHelp(error: string | undefined, reason: string): string {
  const counter = tBooking('reasonCounter', { count: reason.length, limit: REASON_LENGTH });
  return error ? `${error} ${counter}` : counter;
}
