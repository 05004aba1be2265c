import { z } from 'zod';
import { ClockTime } from '../common.js';
import messages from '../../../messages/en/contract/site/policy.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tPolicy = createMessages('contract/site/policy', messages);

/** Maximum number of reminders per visit. */
const MAX_REMINDERS = 5;
const MAX_REMINDER_HOURS = 168;
const MAX_OFFER_MINUTES = 1440;
const MAX_LEAD_MINUTES = 10_080;
const MAX_OPEN_MONTHS = 1200;
const MAX_REQUEST_DAYS = 60;

const wholeNumber = (missing: string, min: number, max: number) =>
  z
    .number(missing)
    .int(tValidation('wholeNumber'))
    .min(min, tPolicy('tooLow', { min }))
    .max(max, tPolicy('tooHigh', { max }));

export const Policy = z
  .strictObject({
    reminderHours: z
      .array(wholeNumber(tValidation('hoursMissing'), 1, MAX_REMINDER_HOURS), tPolicy('hoursListMissing'))
      .max(MAX_REMINDERS, tPolicy('tooManyReminders', { max: MAX_REMINDERS }))
      .refine((hours) => new Set(hours).size === hours.length, tPolicy('remindersRepeated'))
      .meta({
        description:
          'Hours before a visit at which the patient gets a reminder; an empty list for no reminders.',
        examples: [[24, 2]],
      }),
    offerMinutes: wholeNumber(tPolicy('minutesMissing'), 1, MAX_OFFER_MINUTES).meta({
      description: 'Minutes for which the waiting list holds an offered time.',
      examples: [15],
    }),
    offerLeadMinutes: wholeNumber(tPolicy('minutesMissing'), 0, MAX_LEAD_MINUTES).meta({
      description: 'Minimum time in minutes between an offer of the waiting list and the offered visit.',
      examples: [60],
    }),
    quietFrom: ClockTime.meta({
      description:
        'Start of the quiet hours without offers of the waiting list, HH:mm; equal to `quietTo` for none.',
      examples: ['22:00'],
    }),
    quietTo: ClockTime.meta({
      description: 'End of the quiet hours, HH:mm; may be on the next day.',
      examples: ['07:00'],
    }),
    confirmedEmailToBook: z
      .boolean(tPolicy('trueOrFalse'))
      .meta({ description: 'Whether patients have to confirm their email address before they can book.' }),
    doctorApproval: z.boolean(tPolicy('trueOrFalse')).meta({
      description:
        'Whether an administrator has to approve a registered doctor before patients see the profile.',
    }),
    recordOpenMonths: wholeNumber(tPolicy('monthsMissing'), 1, MAX_OPEN_MONTHS).meta({
      description:
        "Number of months after a patient's last visit in which its doctor may read the whole record.",
      examples: [12],
    }),
    releaseByAnother: z.boolean(tPolicy('trueOrFalse')).optional().meta({
      description:
        'Whether another person than the one who entered them releases lab results. It applies while at least two people may release results; results of a person who may not are always released by another one. Unchanged if omitted.',
    }),
    labRequestReminderDays: wholeNumber(tPolicy('daysMissing'), 0, MAX_REQUEST_DAYS)
      .optional()
      .meta({
        description:
          'Days after which a patient is reminded once of a requested lab test that is not booked; 0 for never. Unchanged if omitted.',
        examples: [3],
      }),
    labRequestDoctorDays: wholeNumber(tPolicy('daysMissing'), 0, MAX_REQUEST_DAYS)
      .optional()
      .meta({
        description:
          'Days after which doctors are notified once that a requested lab test was not booked; 0 for never. Unchanged if omitted.',
        examples: [10],
      }),
  })
  .meta({ id: 'Policy', description: 'Rules for bookings and access, set by an administrator.' });
export type Policy = z.infer<typeof Policy>;

/** Default policy. */
export const FIRST_POLICY: Policy = {
  reminderHours: [24, 2],
  offerMinutes: 15,
  offerLeadMinutes: 60,
  quietFrom: '22:00',
  quietTo: '07:00',
  confirmedEmailToBook: false,
  doctorApproval: true,
  recordOpenMonths: 12,
  releaseByAnother: true,
  labRequestReminderDays: 3,
  labRequestDoctorDays: 10,
};
