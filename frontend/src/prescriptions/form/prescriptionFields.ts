import type { CreatePrescription, MedicineRow } from '../../../../openapi/contract/care/prescriptions.js';
import type { Typed } from '../../common/forms/contractResolver';
import { given, toNumber } from '../../common/forms/typed';
import { ageOn } from '../../common/format/age';
import type { LinkedPatient } from '../../patients/usePatients';

/** The prescription form as it is typed; the patient's id is '' until one of the doctor's patients is named. */
export interface PrescriptionFields extends Typed<
  Omit<CreatePrescription, 'appointmentId' | 'age' | 'diagnosis'>
> {
  age: string;
}

export const EMPTY_ROW: MedicineRow = { name: '', dosage: '', frequency: '', duration: '' };

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
});

/** What goes to the server; the contract judges it. */
export const toBody = ({ age, notes, ...fields }: PrescriptionFields, appointmentId: string | undefined) => ({
  ...fields,
  appointmentId,
  age: toNumber(age),
  notes: given(notes),
});

/** What is known of a patient, for the fields of the form. */
export const fieldsOf = ({ id, fullName, dob, gender, mobile }: LinkedPatient, today: string) => ({
  patientId: id,
  patientName: fullName,
  age: dob ? String(ageOn(dob, today)) : '',
  gender: gender ?? '',
  contact: mobile ?? '',
});

/** true when more than the known facts of the patient was typed. */
export function hasDraftContent(fields: PrescriptionFields): boolean {
  const { symptoms, notes, medicines, patientId, patientName } = fields;
  const rows = medicines.flatMap(({ name, dosage, frequency, duration }) => [
    name,
    dosage,
    frequency,
    duration,
  ]);
  return [symptoms, notes, patientId ? '' : patientName, ...rows].some((text) => text.trim() !== '');
}
