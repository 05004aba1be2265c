import { z } from 'zod';
import { CalendarDate, ClockTime } from '../common.js';
import { BOOKING_DAYS_AHEAD } from './booking-days.js';
import { SlotKind } from './visit-kinds.js';

export { BOOKING_DAYS_AHEAD } from './booking-days.js';

export const SlotsQuery = z.strictObject({
  from: CalendarDate.optional().meta({ description: 'First day; today if omitted.' }),
  days: z.coerce
    .number()
    .int()
    .min(1)
    .max(BOOKING_DAYS_AHEAD + 1)
    .optional()
    .meta({ description: 'Number of days; 14 if omitted.', examples: [14] }),
});
export type SlotsQuery = z.infer<typeof SlotsQuery>;

/** A time that can be booked. */
export const Opening = z
  .strictObject({
    date: CalendarDate.meta({ description: "Day in the hospital's time zone, YYYY-MM-DD." }),
    time: ClockTime.meta({ description: "Start of the visit in the hospital's time zone, HH:mm." }),
  })
  .meta({ id: 'Opening', description: 'A free time of a doctor.' });
export type Opening = z.infer<typeof Opening>;

export const DaySlots = z
  .strictObject({
    date: CalendarDate.meta({ description: "Day in the hospital's time zone, YYYY-MM-DD." }),
    slots: z
      .array(
        z.strictObject({
          time: ClockTime.meta({
            description: "Start of the visit in the hospital's time zone, HH:mm.",
          }),
          free: z.boolean().meta({
            description:
              'Whether the time can be booked; false while another visit or an open checkout holds it.',
          }),
          kind: SlotKind.optional().meta({
            description: 'Kind of visit at this time; in person if omitted.',
            examples: ['both'],
          }),
        }),
      )
      .meta({ description: 'Remaining times of this day, in order.' }),
  })
  .meta({ id: 'DaySlots', description: 'Slots of a doctor on one day.' });
export type DaySlots = z.infer<typeof DaySlots>;
