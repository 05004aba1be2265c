import type { CreatePrescription, MedicineRow } from '../../../../openapi/contract/care/prescriptions.js';
import type { Typed } from '../../common/forms/contractResolver';
import { ageOn } from '../../../../openapi/contract/people/age.js';
import type { LinkedPatient } from '../../patients/usePatients';
import type { RowTexts } from '../line/fieldTexts';
import { NO_ANSWERS, type SafetyAnswers } from '../safety/safetyAnswers';

/** One medicine as it is typed: the four fields, and the line that fills them if there is one. */
export interface TypedRow extends RowTexts, Pick<MedicineRow, 'brandSubstitution'> {
  line?: string;
}

/** The prescription form as it is typed; the patient's id is '' until one of the doctor's patients is named. */
export interface PrescriptionFields extends Typed<
  Omit<
    CreatePrescription,
    | 'appointmentId'
    | 'age'
    | 'diagnosis'
    | 'medicines'
    | 'acknowledgements'
    | 'confirmPerson'
    | 'askDuplicates'
  >
> {
  age: string;
  medicines: TypedRow[];
  /** The answers to the warnings. */
  answers: SafetyAnswers;
}

export const EMPTY_ROW: TypedRow = { name: '', dosage: '', frequency: '', duration: '' };

/** An untouched form. */
export const emptyFields = (patientId: string, date: string): PrescriptionFields => ({
  patientId,
  patientName: '',
  age: '',
  gender: '',
  contact: '',
  date,
  doctorName: '',
  symptoms: '',
  medicines: [EMPTY_ROW],
  notes: '',
  answers: NO_ANSWERS,
});

/** What is known of a patient, for the fields of the form. */
export const fieldsOf = ({ id, fullName, dob, gender, mobile }: LinkedPatient, today: string) => ({
  patientId: id,
  patientName: fullName,
  age: dob ? String(ageOn(dob, today)) : '',
  gender: gender ?? '',
  contact: mobile ?? '',
});

const textsOf = ({ line = '', name, dosage, frequency, duration }: TypedRow): string[] => [
  line,
  name,
  dosage,
  frequency,
  duration,
];

/** true when nothing of the medicine is typed. */
export const isEmptyRow = (row: TypedRow): boolean => textsOf(row).every((text) => text.trim() === '');

/** true when more than the known facts of the patient was typed. */
export function hasDraftContent(fields: PrescriptionFields): boolean {
  const { symptoms, notes, medicines, patientId, patientName } = fields;
  const rows = medicines.flatMap(textsOf);
  return [symptoms, notes, patientId ? '' : patientName, ...rows].some((text) => text.trim() !== '');
}
