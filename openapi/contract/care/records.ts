import { z } from 'zod';
import {
  CalendarDate,
  Instant,
  ObjectId,
  idOf,
  idsOf,
  instant,
  lineOfText,
  noteText,
  optionalInForm,
} from '../common.js';
import { LabResult, LabResultInput, MAX_RESULTS } from './lab-results.js';
import { VITAL_NAMES } from './vital-facts.js';
import { VitalSigns } from './vital-signs.js';
import messages from '../../../messages/en/contract/care/records.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tRecords = createMessages('contract/care/records', messages);

export const RECORD_KINDS = ['report', 'note', 'diagnosis', 'vitalSigns', 'document'] as const;
/** What a doctor writes; documents are uploaded. */
export const WRITTEN_KINDS = ['report', 'note', 'diagnosis', 'vitalSigns'] as const;
export const RECORD_AUTHORS = ['patient', 'doctor', 'laboratory'] as const;
/** Largest document that is taken, in bytes (5 MiB). */
export const DOCUMENT_MAX_BYTES = 5 * 1024 * 1024;
/** An author may remove an entry for so long. */
export const REMOVABLE_HOURS = 24;

export const RecordKind = z.enum(RECORD_KINDS, tRecords('kindMissing')).meta({
  id: 'RecordKind',
  description:
    'What an entry is: a report of measured results, a note, a diagnosis, vital signs, or an uploaded document.',
  examples: ['note'],
});
export type RecordKind = z.infer<typeof RecordKind>;

const Title = lineOfText(120, tRecords('titleMissing')).meta({
  description: 'Title of the entry, on one line.',
  examples: ['Follow-up visit'],
});
const Text = noteText(5000).meta({
  description: 'What there is to say, as plain text; left out or null for nothing.',
  examples: ['Feels well, no swelling of the ankles.'],
});
const RecordedOn = CalendarDate.meta({
  description: 'Day that it is about, not in the future; today when left out.',
});

const NEEDED = {
  note: ['text', tRecords('textMissing')],
  diagnosis: ['title', tValidation('diagnosisMissing')],
  vitalSigns: ['vitals', tValidation('valueMissing')],
  report: ['results', tRecords('reportEmpty')],
} as const;

export const CreateRecord = z
  .strictObject({
    patientId: ObjectId.meta({ description: 'A patient whose record is open to the doctor.' }),
    kind: z
      .enum(WRITTEN_KINDS, tRecords('writableKind'))
      .meta({ description: 'What is written; documents are uploaded by a call of their own.' }),
    title: Title.optional().meta({ description: 'Needed for a diagnosis; else made from the kind.' }),
    text: Text,
    date: RecordedOn.optional(),
    vitals: VitalSigns.optional().meta({
      description: 'The measured values; needed for vitalSigns, refused for other kinds.',
    }),
    results: z
      .array(LabResultInput)
      .min(1, tValidation('resultMissing'))
      .max(MAX_RESULTS, tValidation('tooManyResults', { max: MAX_RESULTS }))
      .optional()
      .meta({ description: 'The measured results; a report needs them or a text, other kinds refuse them.' }),
  })
  .superRefine((record, context) => {
    const { kind, title, text, vitals, results } = record;
    const given = { title, text, vitals, results: results ?? text };
    const [field, message] = NEEDED[kind];
    if (given[field] == null) context.addIssue({ code: 'custom', path: [field], message });
    if (vitals && kind !== 'vitalSigns')
      context.addIssue({ code: 'custom', path: ['vitals'], message: tRecords('vitalSignsOnly') });
    if (results && kind !== 'report')
      context.addIssue({ code: 'custom', path: ['results'], message: tRecords('reportOnly') });
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
    title: Title.meta({
      description: 'Title of the document, on one line; a download is named after it.',
      examples: ['Discharge letter'],
    }),
    date: optionalInForm(RecordedOn),
  })
  .meta({ id: 'UploadDocument' });
export type UploadDocument = z.infer<typeof UploadDocument>;

export const MedicalRecordDto = z
  .strictObject({
    ...idsOf('the entry'),
    kind: RecordKind,
    patientId: idOf('the patient'),
    authorId: ObjectId.nullable().meta({
      description:
        'Id of the account that wrote or uploaded it: 24 hexadecimal digits; null for the laboratory.',
    }),
    authorName: z.string().meta({
      description: 'Full name of the person who wrote or uploaded it, or "Hospital laboratory".',
      examples: ['Dr. Ananya Sharma'],
    }),
    authorType: z.enum(RECORD_AUTHORS).meta({
      description: 'As whom it was written: the patient, a doctor, or the laboratory.',
      examples: ['doctor'],
    }),
    recordedAt: instant('The moment that it is about'),
    title: z.string().meta({ description: 'Title of the entry.', examples: ['Follow-up visit'] }),
    text: z
      .string()
      .nullable()
      .meta({
        description: 'What was written, as plain text; null for nothing.',
        examples: ['Feels well, no swelling of the ankles.'],
      }),
    vitals: VitalSigns.nullable().meta({
      description: 'The measured values of vital signs; null for other kinds.',
      examples: [null],
    }),
    results: z
      .array(LabResult)
      .nullable()
      .meta({
        description: 'The measured results of a report; null for a report in words and for other kinds.',
        examples: [null],
      }),
    sampleOf: z
      .string()
      .nullable()
      .meta({
        description: 'Of a lab report about another person, e.g. of the family: whose sample it is.',
        examples: [null],
      }),
    file: z
      .strictObject({
        name: z.string().meta({
          description: 'Name for a download: the title with the ending of the file.',
          examples: ['Discharge letter.pdf'],
        }),
        contentType: z
          .enum(['application/pdf', 'image/webp'])
          .meta({ description: 'Kind of the file; pictures are kept as WebP.' }),
        size: z.number().int().meta({ description: 'In bytes.' }),
        url: z.string().meta({ description: 'Signed, short-lived address.' }),
      })
      .nullable()
      .meta({ description: 'The uploaded file of a document; null for other kinds.', examples: [null] }),
    labBookingId: ObjectId.nullable().meta({
      description:
        'Id of the lab booking that a report of the laboratory came from: 24 hexadecimal digits; else null.',
      examples: [null],
    }),
    correctedAt: Instant.nullable().meta({
      description:
        'Of a report of the laboratory that was corrected since: when, an instant in UTC; null for what stands.',
      examples: [null],
    }),
    correction: z
      .string()
      .nullable()
      .meta({
        description: 'Of a report that corrects an earlier one: why; else null.',
        examples: [null],
      }),
    canRemove: z.boolean().meta({ description: 'Whether the caller may remove it now.' }),
    createdAt: instant('When it was put among the records'),
  })
  .meta({ id: 'MedicalRecord', description: 'One entry of the records of a patient.' });
export type MedicalRecordDto = z.infer<typeof MedicalRecordDto>;

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
    .meta({ description: 'Lower end of the usual range; null where there is none.', examples: [60] }),
  high: z
    .number()
    .nullable()
    .meta({ description: 'Upper end of the usual range; null where there is none.', examples: [100] }),
};

export const VitalReading = z
  .strictObject({
    vital: z.enum(VITAL_NAMES).meta({ description: 'Which vital sign it is.' }),
    name: z.string().meta({ description: 'What a person calls it.', examples: ['Pulse'] }),
    value: z.number().meta({ description: 'The newest value, in `unit`.', examples: [72] }),
    unit: z.string().meta({ description: 'Unit of the value and of the range.', examples: ['/min'] }),
    ...Range,
    flag: z.enum(['low', 'normal', 'high']).nullable().meta({
      description:
        'Where the value lies to the usual range of an adult at rest; null where there is no such range.',
    }),
    recordedAt: instant('When it was measured'),
  })
  .meta({
    id: 'VitalReading',
    description: 'The newest value of one vital sign, beside what is usual for adults.',
  });
export type VitalReading = z.infer<typeof VitalReading>;

export const RecordTrend = z
  .strictObject({
    kind: z
      .enum(['vital', 'lab'])
      .meta({ description: 'vital for a vital sign, lab for a result of a report.' }),
    name: z.string().meta({ description: 'What a person calls the measure.', examples: ['HbA1c'] }),
    unit: z.string().meta({
      description: 'Unit of the values and of the range; empty for a result without one.',
      examples: ['%'],
    }),
    ...Range,
    points: z
      .array(
        z.strictObject({
          date: CalendarDate.meta({
            description: "The day of the value in the hospital's time zone, YYYY-MM-DD.",
          }),
          value: z.number().meta({ description: 'The value on this day, in `unit`.', examples: [6.9] }),
        }),
      )
      .meta({ description: 'Oldest first.' }),
  })
  .meta({ id: 'RecordTrend', description: 'One measure over time, for a chart.' });
export type RecordTrend = z.infer<typeof RecordTrend>;

export const RecordsSummary = z
  .strictObject({
    latestVitals: z
      .array(VitalReading)
      .meta({ description: 'The newest value of each vital sign that was ever measured.' }),
    diagnoses: z
      .array(
        z.strictObject({
          id: idOf('the entry'),
          title: z.string().meta({ description: 'The diagnosis.', examples: ['Type 2 diabetes'] }),
          text: z
            .string()
            .nullable()
            .meta({
              description: 'What the doctor wrote about it, as plain text; null for nothing.',
              examples: ['Found at the yearly check-up.'],
            }),
          recordedAt: instant('The moment that it is about'),
          authorName: z
            .string()
            .meta({ description: 'Full name of the doctor who made it.', examples: ['Dr. Ananya Sharma'] }),
        }),
      )
      .meta({ description: 'Newest first.' }),
    trends: z.array(RecordTrend).meta({ description: 'Vital signs first, then tests by name.' }),
  })
  .meta({ id: 'RecordsSummary', description: 'The records of a patient at a glance.' });
export type RecordsSummary = z.infer<typeof RecordsSummary>;
