import { z } from 'zod';
import { TestedPerson } from '../care/lab/reference-range.js';
import { haveUniqueNames } from '../care/lab/measures.js';
import { OutstandingMeasures, ReportChanges } from '../care/lab/report-changes.js';
import { LabResult, LabResultInput, MAX_RESULTS } from '../care/lab/results.js';
import { ObjectId, freeText, idOf, instant, lineOfText, noteText } from '../common.js';
import { Person } from '../people/fields.js';
import { SampleNumber } from './lab-samples.js';
import messages from '../../../messages/en/contract/shop/lab-bookings.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tLabBookings = createMessages('contract/shop/lab-bookings', messages);

const TimeWithZone = z.iso
  .datetime({ offset: true, error: tLabBookings('timeInvalid') })
  .meta({ examples: ['2026-11-21T05:30:00.000Z'] });

const reportFields = {
  results: z
    .array(LabResultInput)
    .min(1, tValidation('resultMissing'))
    .max(MAX_RESULTS, tValidation('tooManyResults', { max: MAX_RESULTS }))
    .refine(haveUniqueNames, tLabBookings('resultsRepeated'))
    .meta({
      description: 'Measured results, each measure once. Omit units and ranges that the lab test defines.',
    }),
  remark: noteText(2000).meta({
    description: 'Remark of the laboratory as plain text; null or omitted for none.',
    examples: ['Repeat after three months.'],
  }),
  confirmed: z
    .boolean()
    .optional()
    .meta({
      description:
        'Whether the laboratory has checked critical values and unusual changes. Without it they fail with RESULTS_UNCONFIRMED.',
      examples: [true],
    }),
  person: TestedPerson.optional().meta({
    description: 'Sex and age for the ranges; if omitted, those of the account that booked.',
  }),
  preliminary: z
    .boolean()
    .optional()
    .meta({
      description:
        'Whether some measures are outstanding. They are the measures of the test without a result, and those of `outstanding`.',
      examples: [false],
    }),
  outstanding: z
    .array(lineOfText(100, tLabBookings('outstandingMissing')))
    .max(MAX_RESULTS, tValidation('tooManyResults', { max: MAX_RESULTS }))
    .optional()
    .meta({
      description: 'Names of outstanding measures that the lab test does not define; only if `preliminary`.',
      examples: [[]],
    }),
  collectedAt: TimeWithZone.optional().meta({
    description:
      'Time of the sample, with a time zone; if omitted, the time when it was marked as collected.',
  }),
  receivedAt: TimeWithZone.nullish().meta({
    description:
      'Time when the laboratory received the sample, with a time zone; null or omitted if not recorded.',
  }),
  replaces: ObjectId.optional().meta({
    description:
      'Id of the entry that awaits release and is replaced. Fails with EDIT_CONFLICT if another entry is current.',
  }),
};

export const ReportLabBooking = z
  .strictObject({
    ...reportFields,
    sample: SampleNumber.optional().meta({
      description:
        'Number of the examined sample: 1 for the first. Fails with EDIT_CONFLICT if another one is current.',
      examples: [1],
    }),
  })
  .meta({ id: 'ReportLabBooking' });
export type ReportLabBooking = z.infer<typeof ReportLabBooking>;

/** Maximum number of corrections per report. */
export const MAX_CORRECTIONS = 20;

const ReportVersion = z
  .number()
  .int()
  .min(1)
  .meta({
    description: 'Number of the report of the booking: 1 for the first, plus one per correction.',
    examples: [1],
  });

export const CorrectLabReport = z
  .strictObject({
    ...reportFields,
    reason: freeText(500, tLabBookings('correctionReasonMissing'))
      .optional()
      .meta({
        description:
          'Reason for the correction; the patient reads it. It may only be omitted if the report is preliminary and none of its values changes.',
        examples: ['The sample was mistaken for another one.'],
      }),
    version: ReportVersion.meta({
      description: 'Version of the report to correct. Fails with EDIT_CONFLICT if it is not the current one.',
    }),
  })
  .meta({ id: 'CorrectLabReport', description: 'The complete corrected report and the reason.' });
export type CorrectLabReport = z.infer<typeof CorrectLabReport>;

export const CriticalAction = freeText(500, tLabBookings('actionMissing')).meta({
  description: 'What was done about the critical value, as plain text.',
  examples: ['Called Dr. Nair at 10:40; the patient comes to the emergency room.'],
});

export const CriticalResult = z
  .strictObject({
    since: instant('Time of the entry of the critical value'),
    values: z
      .array(
        z.strictObject({
          name: z.string().meta({ description: 'Name of the measure.', examples: ['Potassium'] }),
          value: z.string().meta({ description: 'Critical value with its unit.', examples: ['7.1 mEq/L'] }),
          current: z
            .string()
            .nullable()
            .meta({
              description: 'Value after an amendment; equal to `value` without one, null if it was removed.',
              examples: ['4.2 mEq/L'],
            }),
        }),
      )
      .meta({ description: 'Critical values, also those amended before they were acknowledged.' }),
    acknowledged: z
      .strictObject({
        by: z.string().meta({ description: 'Full name of the person who acted.', examples: ['Asha Rao'] }),
        at: instant('Time of the acknowledgement'),
        action: CriticalAction,
      })
      .nullable()
      .meta({ description: 'Action on the critical values; null until they are acknowledged.' }),
  })
  .meta({ id: 'CriticalResult' });

export const AcknowledgeCritical = z
  .strictObject({
    version: ReportVersion.meta({
      description:
        'Version of the report with the value. Fails with EDIT_CONFLICT if it is not the current one.',
    }),
    since: TimeWithZone.optional().meta({
      description:
        'Time `since` of the critical values as last read. Fails with EDIT_CONFLICT if others were entered since.',
    }),
    action: CriticalAction,
  })
  .meta({ id: 'AcknowledgeCritical' });
export type AcknowledgeCritical = z.infer<typeof AcknowledgeCritical>;

/** Fields of entered and of released reports. */
const contentFields = {
  version: ReportVersion,
  preliminary: z
    .boolean()
    .meta({ description: 'Whether measures are outstanding; a final report follows.', examples: [false] }),
  outstanding: OutstandingMeasures,
  results: z.array(LabResult).meta({ description: 'Measured results, in the order entered.' }),
  remark: z
    .string()
    .nullable()
    .meta({ description: 'Remark of the laboratory as plain text; null if there is none.' }),
  person: TestedPerson,
  sampledAt: instant('Time of the sample'),
  receivedAt: instant('Time when the laboratory received the sample').nullable(),
  reason: z
    .string()
    .nullable()
    .meta({
      description: 'Reason for correcting the previous report; null if this report corrects none.',
      examples: [null],
    }),
  changes: ReportChanges,
};

/** Fields of all released reports, current and corrected. */
export const issuedFields = {
  ...contentFields,
  reportedAt: instant('Time of the release'),
  authorisedBy: z
    .string()
    .nullable()
    .meta({
      description: 'Name of the person who released the report; null if it was not recorded.',
      examples: ['Asha Rao'],
    }),
};

const ReturnReason = freeText(500, tLabBookings('returnReasonMissing')).meta({
  description: 'What has to be checked or changed, as plain text.',
  examples: ['Please repeat the potassium.'],
});

/** Results that are entered and not released. */
export const EnteredLabReport = z
  .strictObject({
    entryId: idOf('the entry'),
    ...contentFields,
    enteredBy: Person.meta({ description: 'Administrator who entered the results.' }),
    enteredAt: instant('Time of the entry'),
    returned: z
      .strictObject({
        by: z
          .string()
          .meta({ description: 'Full name of the person who sent it back.', examples: ['Asha Rao'] }),
        at: instant('Time when it was sent back'),
        reason: ReturnReason,
      })
      .nullable()
      .meta({ description: 'Why the entry was sent back; null if it awaits release.', examples: [null] }),
    canRelease: z
      .boolean()
      .meta({ description: 'Whether the caller may release the entry or send it back.' }),
  })
  .meta({
    id: 'EnteredLabReport',
    description: 'Results that are entered and await release; only administrators see them.',
  });
export type EnteredLabReport = z.infer<typeof EnteredLabReport>;

const EntryId = ObjectId.meta({
  description:
    'Id of the entry: 24 hexadecimal digits. Fails with EDIT_CONFLICT if another entry is current.',
});

export const ReleaseLabReport = z.strictObject({ entryId: EntryId }).meta({ id: 'ReleaseLabReport' });
export type ReleaseLabReport = z.infer<typeof ReleaseLabReport>;

export const ReturnLabReport = z
  .strictObject({ entryId: EntryId, reason: ReturnReason })
  .meta({ id: 'ReturnLabReport' });
export type ReturnLabReport = z.infer<typeof ReturnLabReport>;

export const EarlierLabReport = z
  .strictObject({
    ...issuedFields,
    correctedAt: instant('Time of the correction'),
    url: z.string().meta({ description: 'Signed, short-lived URL of the report (PDF).' }),
  })
  .meta({ id: 'EarlierLabReport', description: 'A report as issued before its correction.' });
export type EarlierLabReport = z.infer<typeof EarlierLabReport>;
