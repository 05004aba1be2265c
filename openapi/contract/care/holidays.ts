import { z } from 'zod';
import { CalendarDate, CreatedAt, idsOf, lineOfText } from '../common.js';
import { tValidation } from '../messages/validation.js';

/** Days that one holiday may have. */
export const LONGEST_HOLIDAY_DAYS = 14;

export const HolidayDto = z
  .strictObject({
    ...idsOf('the holiday'),
    from: CalendarDate.meta({ description: 'First day of the holiday, YYYY-MM-DD.' }),
    to: CalendarDate.meta({ description: 'Last day of the holiday, YYYY-MM-DD.' }),
    name: z
      .string()
      .meta({ description: 'What it is called; patients read it.', examples: ['Republic Day'] }),
    createdAt: CreatedAt,
  })
  .meta({ id: 'Holiday', description: 'Days on which no doctor of the hospital sees patients.' });
export type HolidayDto = z.infer<typeof HolidayDto>;

/** How many days ahead the site names days on which the hospital is closed. */
export const CLOSURES_DAYS_AHEAD = 60;

export const Closure = HolidayDto.pick({ from: true, to: true, name: true }).meta({
  id: 'Closure',
  description: 'Days on which the hospital is closed, and why, as the console has them.',
});
export type Closure = z.infer<typeof Closure>;

export const CreateHoliday = z
  .strictObject({
    from: CalendarDate.meta({ description: 'First day, not in the past.', examples: ['2027-01-26'] }),
    to: CalendarDate.optional().meta({
      description: `Last day; the first one when left out. At most ${LONGEST_HOLIDAY_DAYS} days in all, within a year.`,
      examples: ['2027-01-26'],
    }),
    name: lineOfText(100, tValidation('nameMissing')).meta({
      description: 'What it is called, on one line; patients read it.',
      examples: ['Republic Day'],
    }),
    visits: z.literal('offer').optional().meta({
      description:
        'What shall happen to booked visits: each patient is offered other times, other doctors or the full refund. Left out, a holiday over booked visits is refused.',
    }),
  })
  .meta({ id: 'CreateHoliday', examples: [{ from: '2027-01-26', name: 'Republic Day' }] });
export type CreateHoliday = z.infer<typeof CreateHoliday>;
