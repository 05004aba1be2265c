import { z } from 'zod';
import { CalendarDate, CreatedAt, idsOf, lineOfText } from '../common.js';
import { tValidation } from '../messages/validation.js';

/** Maximum number of days per holiday. */
export const LONGEST_HOLIDAY_DAYS = 14;

export const HolidayDto = z
  .strictObject({
    ...idsOf('the holiday'),
    from: CalendarDate.meta({ description: 'First day of the holiday, YYYY-MM-DD.' }),
    to: CalendarDate.meta({ description: 'Last day of the holiday, YYYY-MM-DD.' }),
    name: z
      .string()
      .meta({ description: 'Name of the holiday; visible to patients.', examples: ['Republic Day'] }),
    createdAt: CreatedAt,
  })
  .meta({ id: 'Holiday', description: 'Days on which the hospital is closed.' });
export type HolidayDto = z.infer<typeof HolidayDto>;

/** Number of days ahead for which the site shows closures. */
export const CLOSURES_DAYS_AHEAD = 60;

export const Closure = HolidayDto.pick({ from: true, to: true, name: true }).meta({
  id: 'Closure',
  description:
    'Days on which the hospital is closed, with the name of the holiday as entered in the console.',
});
export type Closure = z.infer<typeof Closure>;

export const CreateHoliday = z
  .strictObject({
    from: CalendarDate.meta({
      description: 'First day of the leave, not in the past.',
      examples: ['2027-01-26'],
    }),
    to: CalendarDate.optional().meta({
      description: `Last day; equal to the first day if omitted. At most ${LONGEST_HOLIDAY_DAYS} days in all, within a year.`,
      examples: ['2027-01-26'],
    }),
    name: lineOfText(100, tValidation('nameMissing')).meta({
      description: 'Name of the holiday, on one line; visible to patients.',
      examples: ['Republic Day'],
    }),
    visits: z.literal('offer').optional().meta({
      description:
        'Action for booked visits: each patient is offered other times, other doctors or the full refund. If omitted, a holiday over booked visits is refused.',
    }),
  })
  .meta({ id: 'CreateHoliday', examples: [{ from: '2027-01-26', name: 'Republic Day' }] });
export type CreateHoliday = z.infer<typeof CreateHoliday>;
