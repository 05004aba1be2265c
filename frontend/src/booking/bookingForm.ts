import { z } from 'zod';
import { CreateSpecificAppointment } from '../../../openapi/contract/care/appointments.js';

const { preferredDate, preferredTime, reason } = CreateSpecificAppointment.shape;

/** When and why: what whoever books a visit at a free time is asked for. */
export const BookingForm = z.strictObject({
  preferredDate: z.string().min(1, 'Choose a date.').pipe(preferredDate),
  preferredTime: z.string().min(1, 'Choose a time.').pipe(preferredTime),
  reason,
});
export type BookingForm = z.infer<typeof BookingForm>;
