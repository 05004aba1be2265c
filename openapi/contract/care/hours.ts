import { z } from 'zod';
import { minutesOf } from '../clock-time.js';
import { ClockTime } from '../common.js';
import { Weekday } from '../people/fields.js';
import { SlotKind } from './visit-kinds.js';
import messages from '../../../messages/en/contract/care/hours.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tHours = createMessages('contract/care/hours', messages);

/** Default length of a visit in minutes, as in most clinics. */
export const USUAL_SLOT_MINUTES = 30;
export const MIN_SLOT_MINUTES = 5;
export const MAX_SLOT_MINUTES = 240;

export { minutesOf } from '../clock-time.js';

const BreakTime = ClockTime.nullable();

export const DayHours = z
  .strictObject({
    day: Weekday,
    from: ClockTime.meta({ description: 'Start of the first visit, HH:mm.', examples: ['09:00'] }),
    to: ClockTime.meta({ description: 'End of the last visit, HH:mm.', examples: ['17:00'] }),
    breakFrom: BreakTime.meta({
      description: 'Start of the break, HH:mm; null if there is none.',
      examples: ['13:00'],
    }),
    breakTo: BreakTime.meta({
      description: 'End of the break, HH:mm; null if there is none.',
      examples: ['14:00'],
    }),
    kind: SlotKind.optional().meta({
      description: 'Kind of visit, before the break if there is one; in person if omitted.',
    }),
    kindAfterBreak: SlotKind.optional().meta({
      description: 'Kind of visit after the break; in person if omitted.',
    }),
  })
  .superRefine(({ from, to, breakFrom, breakTo }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (from >= to) refuse('to', tValidation('endNotAfterStart'));
    if (breakFrom === null && breakTo === null) return;
    if (breakFrom === null) refuse('breakFrom', tHours('breakStartMissing'));
    else if (breakTo === null) refuse('breakTo', tHours('breakEndMissing'));
    else if (breakFrom >= breakTo) refuse('breakTo', tHours('breakEndNotAfterStart'));
    else if (breakFrom <= from) refuse('breakFrom', tHours('breakTooEarly'));
    else if (breakTo >= to) refuse('breakTo', tHours('breakTooLate'));
  })
  .meta({ id: 'DayHours', description: 'Hours of a doctor on one day of the week.' });
export type DayHours = z.infer<typeof DayHours>;

/** Maximum number of times per day, given by the shortest visit length. */
export const MAX_TIMES = (24 * 60) / MIN_SLOT_MINUTES;

export const DoctorHours = z
  .strictObject({
    slotMinutes: z
      .number(tHours('visitLengthMissing'))
      .int(tHours('wholeMinutes'))
      .min(MIN_SLOT_MINUTES, tHours('visitTooShort', { min: MIN_SLOT_MINUTES }))
      .max(MAX_SLOT_MINUTES, tHours('visitTooLong', { max: MAX_SLOT_MINUTES }))
      .meta({ description: 'Length of a visit in minutes.', examples: [20] }),
    days: z
      .array(DayHours, tValidation('daysMissing'))
      .max(7, tValidation('tooManyEntries', { max: 7 }))
      .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, tValidation('daysRepeated'))
      .meta({ description: 'Days on which the doctor sees patients, with the hours of each day.' }),
  })
  .superRefine(({ slotMinutes, days }, context) => {
    days.forEach(({ from, to }, index) => {
      if (from < to && minutesOf(to) - minutesOf(from) < slotMinutes)
        context.addIssue({
          code: 'custom',
          path: ['days', index, 'to'],
          message: tHours('noVisitFits'),
        });
    });
  })
  .meta({
    id: 'DoctorHours',
    description:
      'Hours of a doctor per day of the week. Bookable times follow each other at intervals of the visit length, from the start of the day and from the end of the break.',
    examples: [
      {
        slotMinutes: 20,
        days: [{ day: 'Monday', from: '09:00', to: '17:00', breakFrom: '13:00', breakTo: '14:00' }],
      },
    ],
  });
export type DoctorHours = z.infer<typeof DoctorHours>;
