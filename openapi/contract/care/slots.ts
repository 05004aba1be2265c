import { z } from 'zod';
import { CalendarDate, ClockTime } from '../common.js';

/** How far ahead a visit can be booked, in days. */
export const BOOKING_DAYS_AHEAD = 60;

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

export const DaySlots = z
  .strictObject({
    date: CalendarDate,
    slots: z.array(z.strictObject({ time: ClockTime, free: z.boolean() })),
  })
  .meta({ id: 'DaySlots', description: 'The slots that a doctor offers on one day.' });
export type DaySlots = z.infer<typeof DaySlots>;
