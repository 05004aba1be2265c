/** The validation of the account forms. */
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { Speciality } from '../../../openapi/contract/people/fields.js';
import { ForgotPassword, Login, ResetPassword } from '../../../openapi/contract/people/login.js';
import { Register, VerifyDoctorId } from '../../../openapi/contract/people/register.js';
import { contractResolver } from '../common/forms/contractResolver';
import { type RegisterFields, yesterday } from './register/registerFields';
import { tPage } from '../messages/pages';

const person = Register.pick({
  fullName: true,
  email: true,
  password: true,
  mobile: true,
  dob: true,
  gender: true,
}).extend({
  dob: Register.shape.dob.refine((dob) => dob <= yesterday(), tPage('dateNotInPast')),
});

/** The form of a patient, and that of a doctor with a verified ID. */
const PatientForm = person.extend({ type: z.literal('patient') });
const DoctorForm = person.extend({
  type: z.literal('doctor'),
  speciality: Speciality,
  d_id: VerifyDoctorId.shape.d_id,
});

export const loginResolver = zodResolver(Login);
export const forgotPasswordResolver = zodResolver(ForgotPassword);
export const resetPasswordResolver = zodResolver(ResetPassword);
/** One form for both: a doctor's fields are only validated after the doctor ID was verified. */
export const registrationResolver = contractResolver<Register, RegisterFields>(
  z.discriminatedUnion('type', [PatientForm, DoctorForm]),
);
