import type { Profile, UpdateProfile } from '../../../openapi/contract/people/profile.js';
import type { Typed } from '../common/forms/contractResolver';

type OfEverybody = Pick<Required<UpdateProfile>, 'fullName' | 'mobile' | 'dob' | 'gender' | 'version'>;
type OfDoctors = Pick<Required<UpdateProfile>, 'qualification' | 'experience' | 'languages' | 'description'>;

export type ProfileFields = Typed<OfEverybody> & Partial<Typed<OfDoctors> & { allergies: string }>;

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
