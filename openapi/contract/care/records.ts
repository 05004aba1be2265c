import { z } from 'zod';
import { CalendarDate, Instant, ObjectId, lineOfText, noteText, optionalInForm } from '../common.js';
import { LabResult, LabResultInput, MAX_RESULTS } from './lab-results.js';
import { VITAL_NAMES, VitalSigns } from './vital-signs.js';

export const RECORD_KINDS = ['report', 'note', 'diagnosis', 'vitalSigns', 'document'] as const;
/** What a doctor writes; documents are uploaded. */
export const WRITTEN_KINDS = ['report', 'note', 'diagnosis', 'vitalSigns'] as const;
export const RECORD_AUTHORS = ['patient', 'doctor', 'laboratory'] as const;
/** Largest document that is taken, in bytes (5 MiB). */
export const DOCUMENT_MAX_BYTES = 5 * 1024 * 1024;
/** An author may remove an entry for so long. */
export const REMOVABLE_HOURS = 24;

export const RecordKind = z
  .enum(RECORD_KINDS, 'Choose a kind of record.')
  .meta({ id: 'RecordKind', examples: ['note'] });
export type RecordKind = z.infer<typeof RecordKind>;

const Title = lineOfText(120, 'Enter a title.').meta({ examples: ['Follow-up visit'] });
const Text = noteText(5000).meta({ examples: ['Feels well, no swelling of the ankles.'] });
const RecordedOn = CalendarDate.meta({
  description: 'Day that it is about, not in the future; today when left out.',
});

const NEEDED = {
  note: ['text', 'Enter the text.'],
  diagnosis: ['title', 'Enter the diagnosis.'],
  vitalSigns: ['vitals', 'Enter at least one value.'],
  report: ['results', 'Enter the results or the text of the report.'],
} as const;

export const CreateRecord = z
  .strictObject({
    patientId: ObjectId.meta({ description: 'A patient whose record is open to the doctor.' }),
    kind: z.enum(WRITTEN_KINDS, 'Choose report, note, diagnosis or vitalSigns.'),
    title: Title.optional().meta({ description: 'Needed for a diagnosis; else made from the kind.' }),
    text: Text,
    date: RecordedOn.optional(),
    vitals: VitalSigns.optional().meta({ description: 'Of vitalSigns only.' }),
    results: z
      .array(LabResultInput)
      .min(1, 'Enter at least one result.')
      .max(MAX_RESULTS, `Enter at most ${MAX_RESULTS} results.`)
      .optional()
      .meta({ description: 'Of a report only.' }),
  })
  .superRefine((record, context) => {
    const { kind, title, text, vitals, results } = record;
    const given = { title, text, vitals, results: results ?? text };
    const [field, message] = NEEDED[kind];
    if (given[field] == null) context.addIssue({ code: 'custom', path: [field], message });
    if (vitals && kind !== 'vitalSigns')
      context.addIssue({ code: 'custom', path: ['vitals'], message: 'Only vital signs have these values.' });
    if (results && kind !== 'report')
      context.addIssue({ code: 'custom', path: ['results'], message: 'Only a report has results.' });
  })
  .meta({
    id: 'CreateRecord',
    examples: [
      {
        patientId: '66f1a2b3c4d5e6f708192a3b',
        kind: 'note',
        title: 'Follow-up visit',
        text: 'Feels well, no swelling of the ankles.',
      },
    ],
  });
export type CreateRecord = z.infer<typeof CreateRecord>;

/** Fields of an upload (multipart; the document travels as the file `file`). */
export const UploadDocument = z
  .strictObject({
    patientId: optionalInForm(ObjectId).meta({
      description: 'Whose document it is; a patient may leave it out, since it can only be their own.',
    }),
    title: Title.meta({ examples: ['Discharge letter'] }),
    date: optionalInForm(RecordedOn),
  })
  .meta({ id: 'UploadDocument' });
export type UploadDocument = z.infer<typeof UploadDocument>;

export const MedicalRecord = z
  .strictObject({
    id: ObjectId,
    _id: ObjectId,
    kind: RecordKind,
    patientId: ObjectId,
    authorId: ObjectId.nullable().meta({ description: 'null for the laboratory.' }),
    authorName: z.string().meta({ examples: ['Dr. Ananya Sharma'] }),
    authorType: z.enum(RECORD_AUTHORS).meta({ examples: ['doctor'] }),
    recordedAt: Instant,
    title: z.string().meta({ examples: ['Follow-up visit'] }),
    text: z
      .string()
      .nullable()
      .meta({ examples: ['Feels well, no swelling of the ankles.'] }),
    vitals: VitalSigns.nullable().meta({ examples: [null] }),
    results: z
      .array(LabResult)
      .nullable()
      .meta({ examples: [null] }),
    sampleOf: z
      .string()
      .nullable()
      .meta({
        description: 'Of a lab report about somebody else, e.g. of the family: whose sample it is.',
        examples: [null],
      }),
    file: z
      .strictObject({
        name: z.string().meta({ examples: ['Discharge letter.pdf'] }),
        contentType: z.enum(['application/pdf', 'image/webp']),
        size: z.number().int().meta({ description: 'In bytes.' }),
        url: z.string().meta({ description: 'Signed, short-lived address.' }),
      })
      .nullable()
      .meta({ examples: [null] }),
    labBookingId: ObjectId.nullable().meta({ examples: [null] }),
    canRemove: z.boolean().meta({ description: 'Whether the caller may remove it now.' }),
    createdAt: Instant,
  })
  .meta({ id: 'MedicalRecord', description: 'One entry of the records of a patient.' });
export type MedicalRecord = z.infer<typeof MedicalRecord>;

export const RecordsSummaryQuery = z.strictObject({
  patientId: ObjectId.optional().meta({
    description: "A patient's own when left out; others name the patient.",
  }),
});
export type RecordsSummaryQuery = z.infer<typeof RecordsSummaryQuery>;

const Range = {
  low: z
    .number()
    .nullable()
    .meta({ description: 'Lower end of the usual range.', examples: [60] }),
  high: z
    .number()
    .nullable()
    .meta({ description: 'Upper end of the usual range.', examples: [100] }),
};

export const VitalReading = z
  .strictObject({
    vital: z.enum(VITAL_NAMES),
    name: z.string().meta({ examples: ['Pulse'] }),
    value: z.number().meta({ examples: [72] }),
    unit: z.string().meta({ examples: ['/min'] }),
    ...Range,
    flag: z.enum(['low', 'normal', 'high']).nullable(),
    recordedAt: Instant,
  })
  .meta({
    id: 'VitalReading',
    description: 'The newest value of one vital sign, beside what is usual for adults.',
  });
export type VitalReading = z.infer<typeof VitalReading>;

export const RecordTrend = z
  .strictObject({
    kind: z.enum(['vital', 'lab']),
    name: z.string().meta({ examples: ['HbA1c'] }),
    unit: z.string().meta({ examples: ['%'] }),
    ...Range,
    points: z
      .array(z.strictObject({ date: CalendarDate, value: z.number().meta({ examples: [6.9] }) }))
      .meta({ description: 'Oldest first.' }),
  })
  .meta({ id: 'RecordTrend', description: 'One measure over time, for a chart.' });
export type RecordTrend = z.infer<typeof RecordTrend>;

export const RecordsSummary = z
  .strictObject({
    latestVitals: z.array(VitalReading),
    diagnoses: z
      .array(
        z.strictObject({
          id: ObjectId,
          title: z.string().meta({ examples: ['Type 2 diabetes'] }),
          text: z
            .string()
            .nullable()
            .meta({ examples: ['Found at the yearly check-up.'] }),
          recordedAt: Instant,
          authorName: z.string().meta({ examples: ['Dr. Ananya Sharma'] }),
        }),
      )
      .meta({ description: 'Newest first.' }),
    trends: z.array(RecordTrend).meta({ description: 'Vital signs first, then tests by name.' }),
  })
  .meta({ id: 'RecordsSummary', description: 'The records of a patient at a glance.' });
export type RecordsSummary = z.infer<typeof RecordsSummary>;
