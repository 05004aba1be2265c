import { z } from 'zod';
import { ObjectId, Version, idOf, instant, lineOfText, noteText } from '../common.js';
import { BookFollowUp } from './book-visit.js';
import { bookedKind } from './visit-kinds.js';
import { EnteredInError } from './entered-in-error.js';
import { LAB_REQUEST_STATUSES, LabProgress } from './lab-requests.js';
import { MAX_ASKED_TESTS, MAX_MEDICINES } from './prescription-facts.js';
import { CreatePrescription, MedicineRow } from './prescriptions.js';
import { OnDuplicate } from './lifecycle/line-states.js';
import { Acknowledgement, MAX_ANSWERS } from './safety/answers.js';
import { VITAL_NAMES } from './vital-facts.js';
import { VitalSigns } from './vital-signs.js';
import messages from '../../../messages/en/contract/care/consultations.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tConsultations = createMessages('contract/care/consultations', messages);

/** Drafts are deleted after this many days without a change. */
export const DRAFT_KEPT_DAYS = 90;

/** Text of a form field while it is being entered: not trimmed, only its length is checked. */
const typed = (maxLength: number, what: string, examples: string[] = ['']) =>
  z
    .string(tConsultations('notText', { what }))
    .max(maxLength, tValidation('textTooLong', { max: maxLength }))
    .meta({ description: `${what} as entered so far; empty if nothing is entered.`, examples });

const TypedVitals = z
  .partialRecord(z.enum(VITAL_NAMES), typed(10, 'Value'))
  .meta({ description: 'Values by the name of the vital sign.', examples: [{ pulse: '72' }] });

const TypedMedicine = z.strictObject({
  line: typed(300, 'Line', ['Tab Metformin 500 1-0-1 x 5d after food'])
    .optional()
    .meta({ description: 'Line from which the fields were filled; omitted if there is none.' }),
  name: typed(500, 'Name of the medicine', ['Metformin 500 mg tablets']),
  dosage: typed(60, 'Dose', ['1 tablet']),
  frequency: typed(60, 'Frequency', ['1-0-1']),
  duration: typed(60, 'Duration', ['1 month']),
  brandSubstitution: MedicineRow.shape.brandSubstitution,
});

const { warningId } = Acknowledgement.shape;
const TypedAnswers = z
  .strictObject({
    reasons: z
      .array(z.strictObject({ warningId, reason: typed(300, 'Reason', ['Tolerated in 2024.']) }))
      .max(MAX_ANSWERS, tValidation('tooManyEntries', { max: MAX_ANSWERS }))
      .meta({ description: 'Reasons as entered so far.' }),
    decisions: z
      .array(z.strictObject({ warningId, decision: OnDuplicate }))
      .max(MAX_ANSWERS, tValidation('tooManyEntries', { max: MAX_ANSWERS }))
      .meta({ description: 'What happens to medicines that the patient takes already.' }),
    confirmPerson: z
      .boolean(tValidation('yesOrNo'))
      .meta({ description: 'Whether the person is confirmed.', examples: [false] }),
  })
  .meta({ description: 'Answers to the warnings so far.' });

const TypedPrescription = z.strictObject({
  age: typed(3, 'Age', ['36']),
  gender: typed(20, 'Gender', ['female']),
  contact: typed(30, 'Phone number', ['+919812345678']),
  symptoms: typed(2000, 'Symptoms', ['Thirst and tiredness.']),
  medicines: z
    .array(TypedMedicine)
    .max(MAX_MEDICINES, tValidation('tooManyMedicines', { max: MAX_MEDICINES }))
    .meta({ description: 'Rows of the form, including incomplete ones.' }),
  notes: typed(2000, 'Advice', ['Take with food.']),
  answers: TypedAnswers.optional(),
});

const AskedTest = z.strictObject({
  _id: idOf('the lab test'),
  testName: typed(120, 'Name of the lab test', ['Thyroid profile']),
});

const TypedFollowUp = z.strictObject({
  date: typed(10, 'Day', ['2026-11-24']),
  time: typed(5, 'Time', ['10:30']),
  reason: typed(500, 'Reason', ['Blood pressure after the new medicine.']),
  kind: bookedKind,
});

export const ConsultationDraft = z
  .strictObject({
    note: typed(5000, 'Note', ['Feels well, no swelling of the ankles.']),
    diagnosis: typed(120, 'Diagnosis', ['Type 2 diabetes']),
    vitals: TypedVitals,
    prescription: TypedPrescription.meta({ description: 'Prescription as entered so far.' }),
    labTests: z
      .array(AskedTest)
      .max(MAX_ASKED_TESTS, tConsultations('tooManyTests', { max: MAX_ASKED_TESTS }))
      .meta({ description: 'Requested lab tests.' }),
    followUp: TypedFollowUp.meta({ description: 'Next visit as entered so far.' }),
  })
  .meta({
    id: 'ConsultationDraft',
    description:
      "Draft of a doctor's entries for a visit: the form fields, complete or not. Not visible to the patient.",
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
  acknowledgements: true,
  confirmPerson: true,
  askDuplicates: true,
}).meta({
  description: 'A prescription dated today. The patient, the visit and the diagnosis come from the visit.',
});
const FollowUp = BookFollowUp.omit({ patientId: true }).meta({
  description: "Next visit, at one of the doctor's free times; accepted immediately.",
  examples: [{ date: '2026-11-24', time: '10:30', reason: 'Blood pressure after the new medicine.' }],
});

const PARTS = ['note', 'diagnosis', 'vitals', 'prescription', 'labTestIds', 'followUp'] as const;

export const SaveConsultation = z
  .strictObject({
    version: Version,
    note: noteText(5000).meta({
      description: 'Note as plain text; null or omitted for none.',
      examples: ['Feels well, no swelling of the ankles.'],
    }),
    diagnosis: lineOfText(120, tValidation('diagnosisMissing'))
      .optional()
      .meta({ description: 'Diagnosis, on one line.', examples: ['Type 2 diabetes'] }),
    vitals: VitalSigns.optional(),
    prescription: VisitPrescription.optional(),
    labTestIds: z
      .array(idOf('a lab test'))
      .min(1, tConsultations('testMissing'))
      .max(MAX_ASKED_TESTS, tConsultations('tooManyTests', { max: MAX_ASKED_TESTS }))
      .refine((ids) => new Set(ids).size === ids.length, tConsultations('testsRepeated'))
      .optional()
      .meta({ description: 'Requested lab tests. The patient is asked to book each of them.' }),
    followUp: FollowUp.optional(),
    complete: z
      .boolean(tConsultations('trueOrFalse'))
      .optional()
      .meta({
        description: 'Whether to complete the visit as well; false if omitted.',
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
    id: idOf('the entry'),
    kind: z.enum(WRITTEN_PARTS).meta({ description: 'Kind of the entry.', examples: ['note'] }),
    title: z.string().meta({
      description: 'Title of the entry: number and medicines of a prescription, time of a follow-up.',
      examples: ['Type 2 diabetes'],
    }),
    labRequestStatus: z
      .enum(LAB_REQUEST_STATUSES)
      .nullable()
      .meta({ description: 'Status of a lab request; null for other kinds.', examples: [null] }),
    enteredInError: EnteredInError,
    labProgress: LabProgress.nullable().meta({
      description: 'Progress of a requested lab test; null for other kinds.',
      examples: [null],
    }),
    at: instant('Time of the entry'),
  })
  .meta({ id: 'WrittenPart', description: 'An entry that the doctor made at a visit.' });
export type WrittenPart = z.infer<typeof WrittenPart>;

export const ConsultationDto = z
  .strictObject({
    appointmentId: ObjectId.meta({ description: 'Id of the visit: 24 hexadecimal digits.' }),
    version: Version,
    draft: ConsultationDraft.nullable().meta({
      description: 'Unsaved entries; null if there are none.',
    }),
    draftAt: instant('Time when the draft was saved').nullable(),
    written: z.array(WrittenPart).meta({
      description:
        'Entries by the doctor for this patient at the visit or since its day, made here or elsewhere; oldest first.',
    }),
  })
  .meta({ id: 'Consultation', description: 'The consultation notes of a visit by its doctor.' });
export type ConsultationDto = z.infer<typeof ConsultationDto>;
