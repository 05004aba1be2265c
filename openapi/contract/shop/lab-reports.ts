import { z } from 'zod';
import { TestedPerson } from '../care/lab/reference-range.js';
import { haveUniqueNames } from '../care/lab/measures.js';
import { LabResult, LabResultInput, MAX_RESULTS } from '../care/lab/results.js';
import { freeText, instant, noteText } from '../common.js';
import messages from '../../../messages/en/contract/shop/lab-bookings.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tLabBookings = createMessages('contract/shop/lab-bookings', messages);

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
};

export const ReportLabBooking = z.strictObject(reportFields).meta({ id: 'ReportLabBooking' });
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
    reason: freeText(500, tLabBookings('correctionReasonMissing')).meta({
      description: 'Reason for the correction; the patient reads it.',
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

export const AcknowledgeCritical = z
  .strictObject({
    version: ReportVersion.meta({
      description:
        'Version of the report with the value. Fails with EDIT_CONFLICT if it is not the current one.',
    }),
    action: CriticalAction,
  })
  .meta({ id: 'AcknowledgeCritical' });
export type AcknowledgeCritical = z.infer<typeof AcknowledgeCritical>;

/** Fields of all reports, current and corrected. */
export const issuedFields = {
  version: ReportVersion,
  results: z.array(LabResult).meta({ description: 'Measured results, in the order entered.' }),
  remark: z
    .string()
    .nullable()
    .meta({ description: 'Remark of the laboratory as plain text; null if there is none.' }),
  person: TestedPerson,
  sampledAt: instant('Time of the sample'),
  reportedAt: instant('Time of the report'),
  reason: z
    .string()
    .nullable()
    .meta({
      description: 'Reason for correcting the previous report; null for the first report.',
      examples: [null],
    }),
};

export const EarlierLabReport = z
  .strictObject({
    ...issuedFields,
    correctedAt: instant('Time of the correction'),
    url: z.string().meta({ description: 'Signed, short-lived URL of the report (PDF).' }),
  })
  .meta({ id: 'EarlierLabReport', description: 'A report as issued before its correction.' });
export type EarlierLabReport = z.infer<typeof EarlierLabReport>;
