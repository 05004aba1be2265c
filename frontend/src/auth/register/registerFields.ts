import { z } from 'zod';
import { Register, VerifyDoctorId } from '../../../../openapi/contract/people/register.js';
import { Speciality } from '../../../../openapi/contract/people/fields.js';
import { addDays, calendarDate } from '../../common/format/format';

const person = Register.pick({
  fullName: true,
  email: true,
  password: true,
  mobile: true,
  dob: true,
  gender: true,
}).extend({
  dob: Register.shape.dob.refine((dob) => dob <= yesterday(), 'Enter a date in the past.'),
});

/** The latest date of birth that is in the past, YYYY-MM-DD. */
export const yesterday = (): string => addDays(calendarDate(new Date()), -1);

/** The form of a patient, and that of a doctor whose ID was verified. */
export const PatientForm = person.extend({ type: z.literal('patient') });
export const DoctorForm = person.extend({
  type: z.literal('doctor'),
  speciality: Speciality,
  d_id: VerifyDoctorId.shape.d_id,
});

/** What the fields hold; a select that was not touched holds ''. */
export interface RegisterFields {
  fullName: string;
  email: string;
  password: string;
  mobile: string;
  dob: string;
  gender: string;
  type: 'patient' | 'doctor';
  speciality?: string;
  d_id?: string;
}

export const emptyForm: RegisterFields = {
  fullName: '',
  email: '',
  password: '',
  mobile: '',
  dob: '',
  gender: '',
  type: 'patient',
};
