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
import { EnteredInError, MovedHere } from './entered-in-error.js';
import { Flag, NotComparedReason } from './lab/flags.js';
import { OutstandingMeasures, ReportChanges } from './lab/report-changes.js';
import { LabResult, LabResultInput, MAX_RESULTS } from './lab/results.js';
import { RecordTrend, usualRange } from './trends.js';
import { VITAL_NAMES } from './vital-facts.js';
import { VitalSigns } from './vital-signs.js';
import messages from '../../../messages/en/contract/care/records.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tRecords = createMessages('contract/care/records', messages);

export const RECORD_KINDS = ['report', 'note', 'diagnosis', 'vitalSigns', 'document'] as const;
/** Kinds that a doctor writes; documents are uploaded. */
export const WRITTEN_KINDS = ['report', 'note', 'diagnosis', 'vitalSigns'] as const;
export const RECORD_AUTHORS = ['patient', 'doctor', 'laboratory'] as const;
/** How a doctor or an administrator corrects an entry. */
export const RECORD_STEPS = ['hide', 'restore', 'move', 'resolve', 'reactivate'] as const;
export type RecordStep = (typeof RECORD_STEPS)[number];
/** Maximum size of a document, in bytes (5 MiB). */
export const DOCUMENT_MAX_BYTES = 5 * 1024 * 1024;
/** Period in which the author may remove an entry. */
export const REMOVABLE_HOURS = 24;

export const RecordKind = z.enum(RECORD_KINDS, tRecords('kindMissing')).meta({
  id: 'RecordKind',
  description:
    'Kind of entry: a report of measured results, a note, a diagnosis, vital signs, or an uploaded document.',
  examples: ['note'],
});
export type RecordKind = z.infer<typeof RecordKind>;

const Title = lineOfText(120, tRecords('titleMissing')).meta({
  description: 'Title of the entry, on one line.',
  examples: ['Follow-up visit'],
});
const Text = noteText(5000).meta({
  description: 'Content as plain text; null or omitted for none.',
  examples: ['Feels well, no swelling of the ankles.'],
});
const RecordedOn = CalendarDate.meta({
  description: 'Day of the entry, not in the future; today if omitted.',
});

const NEEDED = {
  note: ['text', tRecords('textMissing')],
  diagnosis: ['title', tValidation('diagnosisMissing')],
  vitalSigns: ['vitals', tValidation('valueMissing')],
  report: ['results', tRecords('reportEmpty')],
} as const;

export const CreateRecord = z
  .strictObject({
    patientId: ObjectId.meta({ description: 'Id of a patient whose record the doctor may read.' }),
    kind: z
      .enum(WRITTEN_KINDS, tRecords('writableKind'))
      .meta({ description: 'Kind of entry. Documents are uploaded by a separate call.' }),
    title: Title.optional().meta({
      description: 'Title. Required for a diagnosis; otherwise derived from the kind if omitted.',
    }),
    text: Text,
    date: RecordedOn.optional(),
    vitals: VitalSigns.optional().meta({
      description: 'Measured values. Required for vitalSigns; refused for other kinds.',
    }),
    results: z
      .array(LabResultInput)
      .min(1, tValidation('resultMissing'))
      .max(MAX_RESULTS, tValidation('tooManyResults', { max: MAX_RESULTS }))
      .optional()
      .meta({ description: 'Measured results. A report requires them or a text; refused for other kinds.' }),
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

/** Fields of an upload (multipart; the document is the file `file`). */
export const UploadDocument = z
  .strictObject({
    patientId: optionalInForm(ObjectId).meta({
      description: 'Id of the patient. Patients may omit it, since they upload only their own documents.',
    }),
    title: Title.meta({
      description: 'Title of the document, on one line; also the file name of a download.',
      examples: ['Discharge letter'],
    }),
    date: optionalInForm(RecordedOn),
  })
  .meta({ id: 'UploadDocument' });
export type UploadDocument = z.infer<typeof UploadDocument>;

const Resolved = z
  .strictObject({
    at: instant('Time when it was resolved'),
    by: z.string().meta({ description: 'Full name of the person.', examples: ['Dr. Ananya Sharma'] }),
  })
  .nullable()
  .meta({ description: 'Set for a diagnosis that no longer applies; null otherwise.', examples: [null] });

export const MedicalRecordDto = z
  .strictObject({
    ...idsOf('the entry'),
    kind: RecordKind,
    patientId: idOf('the patient'),
    authorId: ObjectId.nullable().meta({
      description:
        'Id of the account that wrote or uploaded the entry: 24 hexadecimal digits; null for the laboratory.',
    }),
    authorName: z.string().meta({
      description: 'Full name of the author, or "Hospital laboratory".',
      examples: ['Dr. Ananya Sharma'],
    }),
    authorType: z.enum(RECORD_AUTHORS).meta({
      description: 'Role of the author: the patient, a doctor, or the laboratory.',
      examples: ['doctor'],
    }),
    recordedAt: instant('Time that the entry refers to'),
    title: z.string().meta({ description: 'Title of the entry.', examples: ['Follow-up visit'] }),
    text: z
      .string()
      .nullable()
      .meta({
        description: 'Content as plain text; null if there is none.',
        examples: ['Feels well, no swelling of the ankles.'],
      }),
    vitals: VitalSigns.nullable().meta({
      description: 'Measured values of vital signs; null for other kinds.',
      examples: [null],
    }),
    results: z
      .array(LabResult)
      .nullable()
      .meta({
        description: 'Measured results of a report; null for a report as text and for other kinds.',
        examples: [null],
      }),
    outstanding: OutstandingMeasures,
    changes: ReportChanges,
    sampleOf: z
      .string()
      .nullable()
      .meta({
        description: 'Tested person, for a lab report about another person, e.g. a relative; null otherwise.',
        examples: [null],
      }),
    file: z
      .strictObject({
        name: z.string().meta({
          description: 'File name of a download: the title with the file extension.',
          examples: ['Discharge letter.pdf'],
        }),
        contentType: z
          .enum(['application/pdf', 'image/webp'])
          .meta({ description: 'Media type of the file; pictures are stored as WebP.' }),
        size: z.number().int().meta({ description: 'Size in bytes.' }),
        url: z.string().meta({ description: 'Signed, short-lived URL.' }),
      })
      .nullable()
      .meta({ description: 'File of an uploaded document; null for other kinds.', examples: [null] }),
    labBookingId: ObjectId.nullable().meta({
      description:
        'Id of the lab booking of a report of the laboratory: 24 hexadecimal digits; null otherwise.',
      examples: [null],
    }),
    correctedAt: Instant.nullable().meta({
      description:
        'Time when a report of the laboratory was corrected, in UTC (ISO 8601); null if it is current.',
      examples: [null],
    }),
    correction: z
      .string()
      .nullable()
      .meta({
        description: 'Reason of the correction, for a report that corrects an earlier one; null otherwise.',
        examples: [null],
      }),
    appointmentId: ObjectId.nullable().meta({
      description: 'Id of the visit at which a doctor wrote it: 24 hexadecimal digits; null if unknown.',
      examples: [null],
    }),
    resolved: Resolved,
    enteredInError: EnteredInError,
    movedHere: MovedHere,
    canRemove: z.boolean().meta({ description: 'Whether the caller may remove the entry now.' }),
    steps: z.array(z.enum(RECORD_STEPS)).meta({
      description: 'Steps that the caller may take with the entry now; empty for patients.',
      examples: [['hide', 'move']],
    }),
    createdAt: instant('Time when the entry was added'),
  })
  .meta({ id: 'MedicalRecord', description: 'An entry in the medical record of a patient.' });
export type MedicalRecordDto = z.infer<typeof MedicalRecordDto>;

export const RecordsSummaryQuery = z.strictObject({
  patientId: ObjectId.optional().meta({
    description: 'Id of the patient. Patients may omit it for their own record; required for other callers.',
  }),
});
export type RecordsSummaryQuery = z.infer<typeof RecordsSummaryQuery>;

export const VitalReading = z
  .strictObject({
    vital: z.enum(VITAL_NAMES).meta({ description: 'Vital sign.' }),
    name: z.string().meta({ description: 'Display name.', examples: ['Pulse'] }),
    value: z.number().meta({ description: 'Latest value, in `unit`.', examples: [72] }),
    unit: z.string().meta({ description: 'Unit of the value and the range.', examples: ['/min'] }),
    ...usualRange,
    flag: Flag.nullable().meta({
      description: 'Comparison with the usual range of an adult at rest; null if the value was not compared.',
      examples: ['normal'],
    }),
    notCompared: NotComparedReason.nullable().meta({
      description:
        'Reason why there is no flag; null with a flag. The usual ranges are those of adults, so a value of a person under 18 has noRangeForPerson.',
      examples: [null],
    }),
    recordedAt: instant('Time of the measurement'),
  })
  .meta({
    id: 'VitalReading',
    description: 'Latest value of a vital sign, with the usual range of adults.',
  });
export type VitalReading = z.infer<typeof VitalReading>;

export const RecordsSummary = z
  .strictObject({
    latestVitals: z
      .array(VitalReading)
      .meta({ description: 'Latest value of each vital sign measured so far.' }),
    diagnoses: z
      .array(
        z.strictObject({
          id: idOf('the entry'),
          title: z.string().meta({ description: 'Diagnosis.', examples: ['Type 2 diabetes'] }),
          text: z
            .string()
            .nullable()
            .meta({
              description: 'Notes of the doctor as plain text; null if there are none.',
              examples: ['Found at the yearly check-up.'],
            }),
          recordedAt: instant('Time that the entry refers to'),
          authorName: z.string().meta({
            description: 'Full name of the doctor who made the diagnosis.',
            examples: ['Dr. Ananya Sharma'],
          }),
          resolved: Resolved,
        }),
      )
      .meta({ description: 'Diagnoses, active ones first, newest first.' }),
    trends: z.array(RecordTrend).meta({ description: 'Vital signs first, then lab tests by name.' }),
  })
  .meta({ id: 'RecordsSummary', description: "Summary of a patient's medical record." });
export type RecordsSummary = z.infer<typeof RecordsSummary>;
