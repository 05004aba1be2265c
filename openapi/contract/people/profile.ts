import { z } from 'zod';
import { CalendarDate, Version, instant, noteText, numberInForm, optionalInForm } from '../common.js';
import { writable } from '../validation/writable.js';
import { UserDto } from './accounts.js';
import { Gender, LANGUAGES, Language, Mobile, WrittenAddress } from './fields.js';
import { copiedName } from './names.js';
import { Practice, RegistrationNumber } from './practice.js';
import { tValidation } from '../messages/validation.js';

export const Profile = z
  .strictObject(UserDto.shape)
  .meta({ id: 'Profile', description: 'Account of the caller.' });
export type Profile = z.infer<typeof Profile>;

/**
 * Fields that users may change in their own account. Omitted fields are unchanged; read-only fields are ignored.
 */
export const UpdateProfile = writable(
  Profile,
  z
    .strictObject({
      fullName: copiedName(tValidation('ownNameMissing')).meta({
        description:
          'Full name, on one line; at least one letter, no web address. The stored name is accepted unchanged, also if it is older than this rule.',
        examples: ['Asha Rao'],
      }),
      mobile: Mobile,
      dob: CalendarDate.meta({ description: 'Date of birth, in the past.', examples: ['1990-05-17'] }),
      gender: Gender,
      allergies: noteText(500).meta({
        description: 'Allergies of a patient; empty or null if none are known.',
        examples: ['Penicillin'],
      }),
      address: WrittenAddress,
      qualification: Practice.shape.qualification.meta({ description: 'Degrees of a doctor, on one line.' }),
      registrationNumber: RegistrationNumber,
      experience: z
        .number(tValidation('experienceMissing'))
        .int(tValidation('wholeYears'))
        .min(0, tValidation('experienceNegative'))
        .max(80, tValidation('experienceTooHigh'))
        .meta({ description: 'Years of practice of a doctor.', examples: [12] }),
      languages: z
        .array(Language, tValidation('listMissing'))
        .max(LANGUAGES.length, tValidation('tooManyEntries', { max: LANGUAGES.length }))
        .refine((languages) => new Set(languages).size === languages.length, tValidation('languagesRepeated'))
        .meta({
          description: 'Languages that a doctor speaks with patients.',
          examples: [['English', 'Hindi']],
        }),
      description: Practice.shape.description.meta({ description: "Description of a doctor's practice." }),
    })
    .partial()
    .extend({ version: Version }),
).meta({ id: 'UpdateProfile', examples: [{ fullName: 'Asha Rao', mobile: '9812345678', version: 1 }] });
export type UpdateProfile = z.infer<typeof UpdateProfile>;

/** Form with a new picture (the file `image`). */
export const PictureForm = z
  .strictObject({ version: optionalInForm(numberInForm(Version)) })
  .meta({ id: 'PictureForm' });
export type PictureForm = z.infer<typeof PictureForm>;

export const OwnData = z
  .looseObject({
    exportedAt: instant('Time of the export'),
    account: Profile.meta({ description: 'Account of the caller.' }),
  })
  .meta({
    id: 'OwnData',
    description:
      'All data that the portal stores about the caller: the account and one list per kind of record. Amounts are in rupees.',
  });
export type OwnData = z.infer<typeof OwnData>;
