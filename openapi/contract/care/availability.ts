import { z } from 'zod';
import {
  CalendarDate,
  ClockTime,
  CreatedAt,
  ObjectId,
  Price,
  Version,
  idOf,
  idsOf,
  lineOfText,
} from '../common.js';
import { Weekday } from '../people/fields.js';
import { DoctorHours, MAX_TIMES } from './hours.js';
import { LONGEST_LEAVE_DAYS } from './leave-limits.js';
import { tValidation } from '../messages/validation.js';
import messages from '../../../messages/en/contract/care/availability.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tAvailability = createMessages('contract/care/availability', messages);

export { FURTHEST_LEAVE_DAYS, LONGEST_LEAVE_DAYS } from './leave-limits.js';

const distinct = (items: string[]) => new Set(items).size === items.length;

const offered = {
  availableDays: z
    .array(Weekday, tValidation('daysMissing'))
    .max(7, tValidation('tooManyEntries', { max: 7 }))
    .refine(distinct, tValidation('daysRepeated'))
    .meta({ description: 'Days on which the doctor sees patients.', examples: [['Monday', 'Wednesday']] }),
  timeSlots: z
    .array(ClockTime, tValidation('timesMissing'))
    .max(MAX_TIMES, tValidation('tooManyEntries', { max: MAX_TIMES }))
    .refine(distinct, tValidation('timesRepeated'))
    .meta({ description: 'Times of day (HH:mm) that can be booked.', examples: [['10:00', '10:30']] }),
};

const fee = Price.nullable().meta({
  description: 'Consultation fee in rupees; without one visits cannot be paid by card.',
  examples: [800],
});

const VisitOutside = z
  .strictObject({
    id: idOf('the visit'),
    date: CalendarDate.meta({ description: 'Day of the visit, YYYY-MM-DD.' }),
    time: ClockTime.nullable().meta({ description: 'When it begins, HH:mm; null for the day alone.' }),
    patientName: z.string().meta({ description: "The patient's full name.", examples: ['Asha Rao'] }),
  })
  .meta({ id: 'VisitOutside', description: "A booked visit that lies outside of the doctor's hours." });
export type VisitOutside = z.infer<typeof VisitOutside>;

const hours = DoctorHours.nullable().meta({
  description:
    'Hours by the day of the week. While they are set, `availableDays` and `timeSlots` say what they come to; null: the same times on each of the days.',
  examples: [null],
});

export const Availability = z
  .strictObject({
    ...offered,
    hours,
    fee,
    canVideo: z.boolean().meta({
      description:
        'Whether the hospital has set up video visits: until then the kinds in `hours` count for nothing.',
      examples: [true],
    }),
    visitsOutside: z.array(VisitOutside).meta({
      description:
        'Booked visits from today on that lie outside of these hours, nearest first. They stay as they are.',
      examples: [[]],
    }),
    version: Version,
  })
  .meta({
    id: 'Availability',
    description: 'When a doctor sees patients, apart from leave, and for what fee.',
  });
export type Availability = z.infer<typeof Availability>;

export const UpdateAvailability = z
  .strictObject({
    ...offered,
    hours: hours.optional().meta({
      description:
        'Hours by the day of the week: `availableDays` and `timeSlots` then follow from them. null, or days or times that differ from what the hours come to, sets the same times on each of the days again. Left out, they stay.',
    }),
    fee: fee
      .optional()
      .meta({ description: 'Consultation fee in rupees; stays when left out.', examples: [800] }),
    version: Version,
  })
  .meta({ id: 'UpdateAvailability' });
export type UpdateAvailability = z.infer<typeof UpdateAvailability>;

export const LeaveDto = z
  .strictObject({
    ...idsOf('the leave'),
    doctorId: idOf('the doctor'),
    doctorName: z.string().meta({ description: 'Full name of the doctor.', examples: ['Dr. Ananya Sharma'] }),
    from: CalendarDate.meta({ description: 'First day of the leave, YYYY-MM-DD.' }),
    to: CalendarDate.meta({ description: 'Last day of the leave, YYYY-MM-DD.' }),
    fromTime: ClockTime.nullable().meta({
      description: 'Of a leave of some hours of one day: when it begins, HH:mm; null for whole days.',
      examples: [null],
    }),
    toTime: ClockTime.nullable().meta({ description: 'And when it is over.', examples: [null] }),
    reason: z
      .string()
      .meta({ description: 'Seen by the doctor and administrators only.', examples: ['Conference'] }),
    createdAt: CreatedAt,
  })
  .meta({ id: 'Leave', description: 'Days on which a doctor sees no patients.' });
export type LeaveDto = z.infer<typeof LeaveDto>;

export const CreateLeave = z
  .strictObject({
    from: CalendarDate.meta({ description: 'First day, not in the past.', examples: ['2026-12-24'] }),
    to: CalendarDate.meta({
      description: `Last day; at most ${LONGEST_LEAVE_DAYS} days in all, within a year.`,
      examples: ['2026-12-31'],
    }),
    fromTime: ClockTime.optional().meta({
      description: 'For half a day or some hours: when the leave begins, HH:mm. Only for one day.',
      examples: ['00:00'],
    }),
    toTime: ClockTime.optional().meta({
      description: 'And when it is over, HH:mm.',
      examples: ['13:00'],
    }),
    reason: lineOfText(200, tValidation('reasonMissing')).meta({
      description: 'Why, on one line; the doctor and administrators read it, patients do not.',
      examples: ['Conference'],
    }),
    doctorId: ObjectId.optional().meta({ description: 'Named by an administrator.' }),
    visits: z.literal('offer').optional().meta({
      description:
        'What shall happen to booked visits: each patient is offered other times, other doctors or the full refund. Left out, leave over booked visits is refused.',
    }),
  })
  .superRefine(({ fromTime, toTime }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (!fromTime && toTime) refuse('fromTime', tAvailability('leaveStartMissing'));
    if (fromTime && !toTime) refuse('toTime', tAvailability('leaveEndMissing'));
    if (fromTime && toTime && fromTime >= toTime) refuse('toTime', tValidation('endNotAfterStart'));
  })
  .meta({ id: 'CreateLeave', examples: [{ from: '2026-12-24', to: '2026-12-31', reason: 'Conference' }] });
export type CreateLeave = z.infer<typeof CreateLeave>;
