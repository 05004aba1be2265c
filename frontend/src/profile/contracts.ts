/** The validation of the profile forms. */
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { ChangePassword } from '../../../openapi/contract/people/login.js';
import { UpdateProfile } from '../../../openapi/contract/people/profile.js';
import { yesterday } from '../auth/register/registerFields';
import { contractResolver } from '../common/forms/contractResolver';
import { tPage } from '../messages/pages';
import type { ProfileFields } from './profileFields';

const { fullName, mobile, dob, gender, version, address, allergies } = UpdateProfile.out.shape;
const { qualification, registrationNumber, experience, languages, description } = UpdateProfile.out.shape;
const person = {
  fullName: fullName.unwrap(),
  mobile: mobile.unwrap(),
  dob: dob.unwrap().refine((date) => date <= yesterday(), tPage('dateNotInPast')),
  gender: gender.unwrap(),
  version,
};

/** The form of an admin, of a patient, and of a doctor. */
const PersonForm = z.strictObject(person);
const PatientForm = z.strictObject({ ...person, address: address.unwrap(), allergies: allergies.unwrap() });
const DoctorForm = z.strictObject({
  ...person,
  qualification: qualification.unwrap(),
  registrationNumber: z.preprocess((text) => (text === '' ? null : text), registrationNumber.unwrap()),
  experience: experience.unwrap(),
  languages: languages.unwrap(),
  description: description.unwrap(),
});

const judge = (form: z.ZodType<UpdateProfile>) => contractResolver<UpdateProfile, ProfileFields>(form);

export const profileResolvers = {
  admin: judge(PersonForm),
  patient: judge(PatientForm),
  doctor: judge(DoctorForm),
};
export const passwordResolver = zodResolver(ChangePassword);
