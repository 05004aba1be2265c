import { z } from 'zod';
import { CalendarDate, ClockTime } from '../common.js';
import { BOOKING_DAYS_AHEAD } from './booking-days.js';
import { SlotKind } from './visit-kinds.js';

export { BOOKING_DAYS_AHEAD } from './booking-days.js';

export const SlotsQuery = z.strictObject({
  from: CalendarDate.optional().meta({ description: 'First day; today when left out.' }),
  days: z.coerce
    .number()
    .int()
    .min(1)
    .max(BOOKING_DAYS_AHEAD + 1)
    .optional()
    .meta({ description: 'Number of days, 14 when left out.', examples: [14] }),
});
export type SlotsQuery = z.infer<typeof SlotsQuery>;

/** A time that can be booked. */
export const Opening = z
  .strictObject({
    date: CalendarDate.meta({ description: "The day in the hospital's time zone, YYYY-MM-DD." }),
    time: ClockTime.meta({ description: "When the visit begins, HH:mm in the hospital's time zone." }),
  })
  .meta({ id: 'Opening', description: 'A time of a doctor that is free.' });
export type Opening = z.infer<typeof Opening>;

export const DaySlots = z
  .strictObject({
    date: CalendarDate.meta({ description: "The day in the hospital's time zone, YYYY-MM-DD." }),
    slots: z
      .array(
        z.strictObject({
          time: ClockTime.meta({
            description: "The time at which the visit begins, HH:mm in the hospital's time zone.",
          }),
          free: z.boolean().meta({
            description: 'Whether it can be booked: false while another visit or an open checkout holds it.',
          }),
          kind: SlotKind.optional().meta({
            description: 'How the doctor sees patients at this time; in person when left out.',
            examples: ['both'],
          }),
        }),
      )
      .meta({ description: 'The times of this day that are still ahead, in their order.' }),
  })
  .meta({ id: 'DaySlots', description: 'The slots that a doctor offers on one day.' });
export type DaySlots = z.infer<typeof DaySlots>;
