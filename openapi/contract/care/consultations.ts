import { z } from 'zod';
import { ObjectId, Version, idOf, instant, lineOfText, noteText } from '../common.js';
import { BookFollowUp } from './book-visit.js';
import { bookedKind } from './visit-kinds.js';
import { LAB_REQUEST_STATUSES } from './lab-requests.js';
import { MAX_ASKED_TESTS, MAX_MEDICINES } from './prescription-facts.js';
import { CreatePrescription } from './prescriptions.js';
import { VITAL_NAMES } from './vital-facts.js';
import { VitalSigns } from './vital-signs.js';
import messages from '../../../messages/en/contract/care/consultations.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tConsultations = createMessages('contract/care/consultations', messages);

/** A draft that has not been changed for so many days is deleted. */
export const DRAFT_KEPT_DAYS = 90;

/** Text as it stands in a field while it is typed: nothing is trimmed or refused but what is too long. */
const typed = (maxLength: number, what: string, examples: string[] = ['']) =>
  z
    .string(tConsultations('notText', { what }))
    .max(maxLength, tValidation('textTooLong', { max: maxLength }))
    .meta({ description: `${what}, as it is typed; empty for nothing.`, examples });

const TypedVitals = z
  .partialRecord(z.enum(VITAL_NAMES), typed(10, 'The value'))
  .meta({ description: 'The values by the names of the vital signs.', examples: [{ pulse: '72' }] });

const TypedMedicine = z.strictObject({
  name: typed(500, 'Name of the medicine', ['Metformin 500 mg tablets']),
  dosage: typed(60, 'How much is taken at a time', ['1 tablet']),
  frequency: typed(60, 'How often it is taken', ['1-0-1']),
  duration: typed(60, 'For how long it is taken', ['1 month']),
});

const TypedPrescription = z.strictObject({
  age: typed(3, 'The age', ['36']),
  gender: typed(10, 'The gender', ['female']),
  contact: typed(30, 'The phone number', ['+919812345678']),
  symptoms: typed(2000, 'What the patient complains of', ['Thirst and tiredness.']),
  medicines: z
    .array(TypedMedicine)
    .max(MAX_MEDICINES, tValidation('tooManyMedicines', { max: MAX_MEDICINES }))
    .meta({ description: 'The rows of the form, also those that are not finished.' }),
  notes: typed(2000, 'Further advice', ['Take with food.']),
});

const AskedTest = z.strictObject({
  _id: idOf('the lab test'),
  testName: typed(120, 'Name of the lab test', ['Thyroid profile']),
});

const TypedFollowUp = z.strictObject({
  date: typed(10, 'The day', ['2026-11-24']),
  time: typed(5, 'The time', ['10:30']),
  reason: typed(500, 'The reason', ['Blood pressure after the new medicine.']),
  kind: bookedKind,
});

export const ConsultationDraft = z
  .strictObject({
    note: typed(5000, 'The note', ['Feels well, no swelling of the ankles.']),
    diagnosis: typed(120, 'The diagnosis', ['Type 2 diabetes']),
    vitals: TypedVitals,
    prescription: TypedPrescription.meta({ description: 'The prescription, as far as it is written.' }),
    labTests: z
      .array(AskedTest)
      .max(MAX_ASKED_TESTS, tConsultations('tooManyTests', { max: MAX_ASKED_TESTS }))
      .meta({ description: 'Tests to be done.' }),
    followUp: TypedFollowUp.meta({ description: 'The next visit, as far as it is chosen.' }),
  })
  .meta({
    id: 'ConsultationDraft',
    description:
      'What a doctor is writing at a visit: the fields of the form, finished or not. The patient does not see it.',
  });
export type ConsultationDraft = z.infer<typeof ConsultationDraft>;

export const KeepDraft = z
  .strictObject({ draft: ConsultationDraft, version: Version })
  .meta({ id: 'KeepDraft' });
export type KeepDraft = z.infer<typeof KeepDraft>;

const VisitPrescription = CreatePrescription.pick({
  age: true,
  gender: true,
  contact: true,
  symptoms: true,
  medicines: true,
  notes: true,
}).meta({
  description: 'A prescription of today; the patient, the visit and the diagnosis are those of the visit.',
});
const FollowUp = BookFollowUp.omit({ patientId: true }).meta({
  description: "The next visit, at one of the doctor's free times; accepted at once.",
  examples: [{ date: '2026-11-24', time: '10:30', reason: 'Blood pressure after the new medicine.' }],
});

const PARTS = ['note', 'diagnosis', 'vitals', 'prescription', 'labTestIds', 'followUp'] as const;

export const SaveConsultation = z
  .strictObject({
    version: Version,
    note: noteText(5000).meta({
      description: 'A note, as plain text; left out or null for none.',
      examples: ['Feels well, no swelling of the ankles.'],
    }),
    diagnosis: lineOfText(120, tValidation('diagnosisMissing'))
      .optional()
      .meta({ description: 'The diagnosis, on one line.', examples: ['Type 2 diabetes'] }),
    vitals: VitalSigns.optional(),
    prescription: VisitPrescription.optional(),
    labTestIds: z
      .array(idOf('a lab test'))
      .min(1, tConsultations('testMissing'))
      .max(MAX_ASKED_TESTS, tConsultations('tooManyTests', { max: MAX_ASKED_TESTS }))
      .refine((ids) => new Set(ids).size === ids.length, tConsultations('testsRepeated'))
      .optional()
      .meta({ description: 'Tests to be done: the patient is asked to book each of them.' }),
    followUp: FollowUp.optional(),
    complete: z
      .boolean(tConsultations('trueOrFalse'))
      .optional()
      .meta({
        description: 'Whether the visit is completed with it; false when left out.',
        examples: [true],
      }),
  })
  .refine((save) => save.complete === true || PARTS.some((part) => save[part] != null), {
    message: tConsultations('nothingToSave'),
    path: ['note'],
  })
  .meta({
    id: 'SaveConsultation',
    examples: [
      {
        version: 1,
        note: 'Feels well, no swelling of the ankles.',
        diagnosis: 'Type 2 diabetes',
        vitals: { systolic: 124, diastolic: 78, pulse: 72 },
        complete: true,
      },
    ],
  });
export type SaveConsultation = z.infer<typeof SaveConsultation>;

export const WRITTEN_PARTS = [
  'note',
  'diagnosis',
  'vitalSigns',
  'report',
  'document',
  'prescription',
  'labTest',
  'followUp',
] as const;

export const WrittenPart = z
  .strictObject({
    id: idOf('what was written'),
    kind: z.enum(WRITTEN_PARTS).meta({ description: 'What it is.', examples: ['note'] }),
    title: z.string().meta({
      description: 'Its title: of a prescription its number and medicines, of a follow-up its time.',
      examples: ['Type 2 diabetes'],
    }),
    labRequestStatus: z
      .enum(LAB_REQUEST_STATUSES)
      .nullable()
      .meta({ description: 'Of a test what became of it; null for other parts.', examples: [null] }),
    at: instant('When it was written'),
  })
  .meta({ id: 'WrittenPart', description: 'Something that the doctor has written at a visit.' });
export type WrittenPart = z.infer<typeof WrittenPart>;

export const ConsultationDto = z
  .strictObject({
    appointmentId: ObjectId.meta({ description: 'Id of the visit: 24 hexadecimal digits.' }),
    version: Version,
    draft: ConsultationDraft.nullable().meta({
      description: 'What was typed and not saved; null for nothing.',
    }),
    draftAt: instant('When the draft was kept').nullable(),
    written: z.array(WrittenPart).meta({
      description:
        'What the doctor has written for the patient at the visit or since its day, here or elsewhere; oldest first.',
    }),
  })
  .meta({ id: 'Consultation', description: 'What the doctor of a visit writes about it.' });
export type ConsultationDto = z.infer<typeof ConsultationDto>;
