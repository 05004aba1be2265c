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
import { Fee } from '../shop/card-amounts.js';
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
    .meta({ description: 'Times of day that can be booked, HH:mm.', examples: [['10:00', '10:30']] }),
};

const fee = Price.nullable().meta({
  description: 'Consultation fee in rupees; null if not set. Without a fee, visits cannot be paid by card.',
  examples: [800],
});

const VisitOutside = z
  .strictObject({
    id: idOf('the visit'),
    date: CalendarDate.meta({ description: 'Day of the visit, YYYY-MM-DD.' }),
    time: ClockTime.nullable().meta({ description: 'Start time, HH:mm; null if only the day is set.' }),
    patientName: z.string().meta({ description: 'Full name of the patient.', examples: ['Asha Rao'] }),
  })
  .meta({ id: 'VisitOutside', description: "A booked visit outside the doctor's hours." });
export type VisitOutside = z.infer<typeof VisitOutside>;

const hours = DoctorHours.nullable().meta({
  description:
    'Hours per day of the week. While set, `availableDays` and `timeSlots` are derived from them. Null if all days have the same times.',
  examples: [null],
});

export const Availability = z
  .strictObject({
    ...offered,
    hours,
    fee,
    canVideo: z.boolean().meta({
      description: 'Whether the hospital offers video visits. If not, the kinds in `hours` have no effect.',
      examples: [true],
    }),
    visitsOutside: z.array(VisitOutside).meta({
      description:
        'Booked visits from today on that are outside these hours, nearest first. They are not changed.',
      examples: [[]],
    }),
    version: Version,
  })
  .meta({
    id: 'Availability',
    description: 'Regular hours of a doctor, without leave, and the consultation fee.',
  });
export type Availability = z.infer<typeof Availability>;

export const UpdateAvailability = z
  .strictObject({
    ...offered,
    hours: hours.optional().meta({
      description:
        'Hours per day of the week; `availableDays` and `timeSlots` are derived from them. Null, or days or times that differ from the derived ones, sets the same times for all days. Unchanged if omitted.',
    }),
    fee: Fee.nullable()
      .optional()
      .meta({
        description:
          'Consultation fee in rupees: 0 for free visits, or an amount that a card can pay; null for none; unchanged if omitted.',
        examples: [800],
      }),
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
      description: 'Start time of a leave of some hours on one day, HH:mm; null for whole days.',
      examples: [null],
    }),
    toTime: ClockTime.nullable().meta({
      description: 'End time of a leave of some hours on one day, HH:mm; null for whole days.',
      examples: [null],
    }),
    reason: z.string().meta({
      description: 'Reason; visible to the doctor and administrators only.',
      examples: ['Conference'],
    }),
    createdAt: CreatedAt,
  })
  .meta({ id: 'Leave', description: 'Days on which a doctor is away.' });
export type LeaveDto = z.infer<typeof LeaveDto>;

export const CreateLeave = z
  .strictObject({
    from: CalendarDate.meta({
      description: 'First day of the leave, not in the past.',
      examples: ['2026-12-24'],
    }),
    to: CalendarDate.meta({
      description: `Last day of the leave; at most ${LONGEST_LEAVE_DAYS} days in all, within a year.`,
      examples: ['2026-12-31'],
    }),
    fromTime: ClockTime.optional().meta({
      description: 'Start time of a leave of some hours, HH:mm. Only for a leave of one day.',
      examples: ['00:00'],
    }),
    toTime: ClockTime.optional().meta({
      description: 'End time of a leave of some hours, HH:mm.',
      examples: ['13:00'],
    }),
    reason: lineOfText(200, tValidation('reasonMissing')).meta({
      description: 'Reason, on one line; visible to the doctor and administrators, not to patients.',
      examples: ['Conference'],
    }),
    doctorId: ObjectId.optional().meta({ description: 'Id of the doctor; for administrators.' }),
    visits: z.literal('offer').optional().meta({
      description:
        'Action for booked visits: each patient is offered other times, other doctors or the full refund. If omitted, leave over booked visits is refused.',
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
