import { z } from 'zod';
import { type Profile, UpdateProfile } from '../../../openapi/contract/people/profile.js';
import { yesterday } from '../auth/register/registerFields';

/** What the fields hold; an empty one holds ''. */
export interface ProfileFields {
  fullName: string;
  mobile: string;
  dob: string;
  gender: string;
  qualification?: string;
  experience?: number;
  description?: string;
  version: number;
}

const { fullName, mobile, dob, gender, version, qualification, experience, description } =
  UpdateProfile.out.shape;
const person = {
  fullName: fullName.unwrap(),
  mobile: mobile.unwrap(),
  dob: dob.unwrap().refine((date) => date <= yesterday(), 'Enter a date in the past.'),
  gender: gender.unwrap(),
  version,
};

/** The form of a patient or admin, and that of a doctor. */
export const PersonForm = z.strictObject(person);
export const DoctorForm = z.strictObject({
  ...person,
  qualification: qualification.unwrap(),
  experience: experience.unwrap(),
  description: description.unwrap(),
});

/** The fields filled with what the account says now. */
export function toFields(profile: Profile): ProfileFields {
  const fields = {
    fullName: profile.fullName,
    mobile: profile.mobile ?? '',
    dob: profile.dob ?? '',
    gender: profile.gender ?? '',
    version: profile.version,
  };
  if (profile.type !== 'doctor') return fields;
  return {
    ...fields,
    qualification: profile.qualification ?? '',
    experience: profile.experience ?? 0,
    description: profile.description ?? '',
  };
}
