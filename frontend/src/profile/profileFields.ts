import type { Profile, UpdateProfile } from '../../../openapi/contract/people/profile.js';
import type { Typed } from '../common/forms/contractResolver';

type OfEverybody = Pick<Required<UpdateProfile>, 'fullName' | 'mobile' | 'dob' | 'gender' | 'version'>;
type OfDoctors = Pick<
  Required<UpdateProfile>,
  'qualification' | 'registrationNumber' | 'experience' | 'languages' | 'description'
>;

export type ProfileFields = Typed<OfEverybody> &
  Partial<Typed<OfDoctors> & { address: string; allergies: string }>;

/** The fields with the account's present values. */
export function toFields(profile: Profile): ProfileFields {
  const fields = {
    fullName: profile.fullName,
    mobile: profile.mobile ?? '',
    dob: profile.dob ?? '',
    gender: profile.gender ?? '',
    version: profile.version,
  };
  if (profile.type === 'patient')
    return { ...fields, address: profile.address ?? '', allergies: profile.allergies ?? '' };
  if (profile.type !== 'doctor') return fields;
  return {
    ...fields,
    qualification: profile.qualification ?? '',
    registrationNumber: profile.registrationNumber ?? '',
    experience: profile.experience ?? 0,
    languages: profile.languages,
    description: profile.description ?? '',
  };
}

/** A draft's text converted to the value's type; the value itself for invalid text. */
function asKindOf(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === typeof value && Array.isArray(read) === Array.isArray(value) ? read : value;
  } catch {
    return value;
  }
}

/** The fields with the draft's values. */
export const withTexts = (fields: ProfileFields, texts: Record<string, string>): ProfileFields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      field in texts ? asKindOf(value, texts[field]) : value,
    ]),
  ) as ProfileFields;
