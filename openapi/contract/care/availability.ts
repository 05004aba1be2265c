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

/** Days that one leave may have, and how far ahead its last day may be. */
export const LONGEST_LEAVE_DAYS = 92;
export const FURTHEST_LEAVE_DAYS = 366;

const distinct = (items: string[]) => new Set(items).size === items.length;

const offered = {
  availableDays: z
    .array(Weekday, 'Give a list of days.')
    .max(7, 'Give at most 7.')
    .refine(distinct, 'Name each day once.')
    .meta({ description: 'Days on which the doctor sees patients.', examples: [['Monday', 'Wednesday']] }),
  timeSlots: z
    .array(ClockTime, 'Give a list of times.')
    .max(48, 'Give at most 48.')
    .refine(distinct, 'Name each time once.')
    .meta({ description: 'Times of day (HH:mm) that can be booked.', examples: [['10:00', '10:30']] }),
};

const fee = Price.nullable().meta({
  description: 'Consultation fee in rupees; without one nobody can pay for a visit by card.',
  examples: [800],
});

export const Availability = z.strictObject({ ...offered, fee, version: Version }).meta({
  id: 'Availability',
  description: 'When a doctor sees patients, apart from leave, and for what fee.',
});
export type Availability = z.infer<typeof Availability>;

export const UpdateAvailability = z
  .strictObject({
    ...offered,
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
    reason: z
      .string()
      .meta({ description: 'Seen by the doctor and administrators only.', examples: ['Conference'] }),
    createdAt: CreatedAt,
  })
  .meta({ id: 'Leave', description: 'Days on which a doctor sees nobody.' });
export type LeaveDto = z.infer<typeof LeaveDto>;

export const CreateLeave = z
  .strictObject({
    from: CalendarDate.meta({ description: 'First day, not in the past.', examples: ['2026-12-24'] }),
    to: CalendarDate.meta({
      description: `Last day; at most ${LONGEST_LEAVE_DAYS} days in all, within a year.`,
      examples: ['2026-12-31'],
    }),
    reason: lineOfText(200, 'Enter the reason.').meta({
      description: 'Why, on one line; the doctor and administrators read it, patients do not.',
      examples: ['Conference'],
    }),
    doctorId: ObjectId.optional().meta({ description: 'Named by an administrator.' }),
  })
  .meta({ id: 'CreateLeave', examples: [{ from: '2026-12-24', to: '2026-12-31', reason: 'Conference' }] });
export type CreateLeave = z.infer<typeof CreateLeave>;
