import type { ConsultationDraft } from '../../../../openapi/contract/care/consultations.js';
import { VITAL_NAMES, type VitalName } from '../../../../openapi/contract/care/vital-facts.js';
import type { BookingForm } from '../../booking/bookingForm';
import { NO_ANSWERS, type SafetyAnswers, areAnswers } from '../../prescriptions/safety/safetyAnswers';
import type { Safety } from '../../prescriptions/safety/useSafety';
import { given, toNumber } from '../../common/forms/typed';
import {
  EMPTY_ROW,
  type PrescriptionFields,
  emptyFields,
  hasDraftContent,
} from '../../prescriptions/form/prescriptionFields';

/** Note, diagnosis, measurements and tests as typed; prescription and follow-up have their own forms. */
export interface VisitFields {
  note: string;
  diagnosis: string;
  vitals: Record<VitalName, string>;
  labTests: ConsultationDraft['labTests'];
}

/** The three forms of a visit. */
export interface VisitForms {
  visit: VisitFields;
  prescription: PrescriptionFields;
  followUp: BookingForm;
}

type PersonFacts = Pick<ConsultationDraft['prescription'], 'age' | 'gender' | 'contact'>;

const NO_VITALS = Object.fromEntries(VITAL_NAMES.map((name) => [name, ''])) as Record<VitalName, string>;
const isBlank = (text: string) => text.trim() === '';

/** The empty draft of a visit, with the patient's known data. */
export const emptyDraft = (facts: PersonFacts): ConsultationDraft => ({
  note: '',
  diagnosis: '',
  vitals: NO_VITALS,
  prescription: { ...facts, symptoms: '', medicines: [EMPTY_ROW], notes: '' },
  labTests: [],
  followUp: { date: '', time: '', reason: '' },
});

/** The form values of a draft. */
export function toForms(
  { prescription, followUp, ...draft }: ConsultationDraft,
  patientId: string,
): VisitForms {
  const { medicines } = prescription;
  return {
    visit: {
      note: draft.note,
      diagnosis: draft.diagnosis,
      vitals: { ...NO_VITALS, ...draft.vitals },
      labTests: draft.labTests,
    },
    prescription: {
      ...emptyFields(patientId, ''),
      ...prescription,
      medicines: medicines.length > 0 ? medicines : [EMPTY_ROW],
      answers: prescription.answers ?? NO_ANSWERS,
    },
    followUp: toBookingForm(followUp),
  };
}

const toBookingForm = ({ date, time, ...rest }: ConsultationDraft['followUp']): BookingForm => ({
  preferredDate: date,
  preferredTime: time,
  ...rest,
});

const isAnswered = ({ reasons, decisions, confirmPerson }: SafetyAnswers): boolean =>
  reasons.length > 0 || decisions.length > 0 || confirmPerson;

/** The draft of the form values. */
export function toDraft({ visit, prescription, followUp }: VisitForms): ConsultationDraft {
  const { age, gender, contact, symptoms, medicines, notes, answers } = prescription;
  const { preferredDate: date, preferredTime: time, reason, kind } = followUp;
  return {
    ...visit,
    prescription: {
      age,
      gender,
      contact,
      symptoms,
      medicines,
      notes,
      answers: isAnswered(answers) ? answers : undefined,
    },
    followUp: { date, time, reason, ...(kind && { kind }) },
  };
}

const hasVitals = ({ vitals }: ConsultationDraft) => Object.values(vitals).some((text) => !isBlank(text));
const hasPrescription = ({ prescription }: ConsultationDraft) =>
  hasDraftContent({ ...emptyFields('known', ''), ...prescription, answers: NO_ANSWERS });
const hasFollowUp = ({ followUp }: ConsultationDraft) => followUp.date !== '' || !isBlank(followUp.reason);

/** true without input; the patient's known data does not count. */
export const isEmpty = (draft: ConsultationDraft): boolean =>
  isBlank(draft.note) &&
  isBlank(draft.diagnosis) &&
  draft.labTests.length === 0 &&
  !hasVitals(draft) &&
  !hasPrescription(draft) &&
  !hasFollowUp(draft);

interface Saving {
  version: number;
  complete: boolean;
  /** Adds the answers to the warnings about the prescription. */
  answered: Safety['answered'];
}

/** The body of a save: the parts with input. The contract validates it. */
export function toSave(draft: ConsultationDraft, { version, complete, answered }: Saving) {
  const { note, diagnosis, vitals, labTests, followUp } = draft;
  const { age, notes, medicines, answers: _answers, ...prescription } = draft.prescription;
  const numbers = Object.entries(vitals).map(([name, text]) => [name, toNumber(text)]);
  return {
    version,
    note: given(note),
    diagnosis: given(diagnosis),
    vitals: hasVitals(draft) ? (Object.fromEntries(numbers) as Record<string, number>) : undefined,
    prescription: hasPrescription(draft)
      ? { ...prescription, ...answered(medicines), age: toNumber(age), notes: given(notes) }
      : undefined,
    labTestIds: labTests.length > 0 ? labTests.map(({ _id }) => _id) : undefined,
    followUp: hasFollowUp(draft) ? followUp : undefined,
    complete: complete || undefined,
  };
}

/** Compares drafts independent of the order of their fields. */
export const textOf = (draft: ConsultationDraft | null): string =>
  JSON.stringify(draft && { ...draft, vitals: { ...NO_VITALS, ...draft.vitals } }, byName);

/** Sorts the fields of each object. */
const byName = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const isText = (value: unknown) => typeof value === 'string';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether a value has all fields of an example with the same types; the rows of a list are compared with its
 * only one.
 */
function isLike(example: object, value: unknown): boolean {
  if (!isRecord(value)) return false;
  return Object.entries(example).every(([field, like]) => {
    const own = value[field];
    if (Array.isArray(like)) return Array.isArray(own) && own.every((row) => isLike(like[0] as object, row));
    return isText(like) ? isText(own) : isLike(like as object, own);
  });
}

const EXAMPLE: ConsultationDraft = {
  ...emptyDraft({ age: '', gender: '', contact: '' }),
  vitals: {},
  labTests: [{ _id: '', testName: '' }],
};

/** Whether a stored value is a valid draft. */
export const isDraft = (json: unknown): json is ConsultationDraft =>
  isLike(EXAMPLE, json) &&
  Object.values((json as ConsultationDraft).vitals).every(isText) &&
  areAnswers((json as ConsultationDraft).prescription.answers);

const FOLLOW_UP_FIELDS: Record<string, keyof BookingForm> = {
  date: 'preferredDate',
  time: 'preferredTime',
  reason: 'reason',
};

/**
 * The form and field of a save's error: "prescription.medicines.0.name" is in the medicines of the prescription
 * form.
 */
export function placeOf(field: string): { form: keyof VisitForms; name: string } {
  const [part = '', ...rest] = field.split('.');
  if (part === 'prescription') return { form: 'prescription', name: rest.join('.') };
  if (part === 'followUp')
    return { form: 'followUp', name: FOLLOW_UP_FIELDS[rest[0] ?? ''] ?? 'preferredDate' };
  return { form: 'visit', name: part === 'labTestIds' ? 'labTests' : field };
}
