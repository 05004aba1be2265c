import { z } from 'zod';
import { Register, VerifyDoctorId } from '../../../../openapi/contract/people/register.js';
import { Speciality } from '../../../../openapi/contract/people/fields.js';
import type { Typed } from '../../common/forms/contractResolver';
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

export interface RegisterFields
  extends
    Typed<z.infer<typeof person>>,
    Partial<Typed<Omit<z.infer<typeof DoctorForm>, keyof z.infer<typeof PatientForm>>>> {
  type: 'patient' | 'doctor';
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
