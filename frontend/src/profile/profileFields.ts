import { z } from 'zod';
import { type Profile, UpdateProfile } from '../../../openapi/contract/people/profile.js';
import type { Typed } from '../common/forms/contractResolver';
import { yesterday } from '../auth/register/registerFields';
import { pageWords } from '../words/pages';

const { fullName, mobile, dob, gender, version, allergies } = UpdateProfile.out.shape;
const { qualification, experience, languages, description } = UpdateProfile.out.shape;
const person = {
  fullName: fullName.unwrap(),
  mobile: mobile.unwrap(),
  dob: dob.unwrap().refine((date) => date <= yesterday(), pageWords.enterDateInPast),
  gender: gender.unwrap(),
  version,
};

/** The form of an admin, of a patient, and of a doctor. */
const PersonForm = z.strictObject(person);
const PatientForm = z.strictObject({ ...person, allergies: allergies.unwrap() });
const DoctorForm = z.strictObject({
  ...person,
  qualification: qualification.unwrap(),
  experience: experience.unwrap(),
  languages: languages.unwrap(),
  description: description.unwrap(),
});
export type ProfileFields = Typed<z.infer<typeof PersonForm>> &
  Partial<Typed<z.infer<typeof DoctorForm>> & { allergies: string }>;

export const PROFILE_FORMS = { admin: PersonForm, patient: PatientForm, doctor: DoctorForm };

/** The fields filled with what the account says now. */
export function toFields(profile: Profile): ProfileFields {
  const fields = {
    fullName: profile.fullName,
    mobile: profile.mobile ?? '',
    dob: profile.dob ?? '',
    gender: profile.gender ?? '',
    version: profile.version,
  };
  if (profile.type === 'patient') return { ...fields, allergies: profile.allergies ?? '' };
  if (profile.type !== 'doctor') return fields;
  return {
    ...fields,
    qualification: profile.qualification ?? '',
    experience: profile.experience ?? 0,
    languages: profile.languages,
    description: profile.description ?? '',
  };
}
