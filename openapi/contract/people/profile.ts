import { z } from 'zod';
import { CalendarDate, Version, instant, noteText, numberInForm, optionalInForm } from '../common.js';
import { writable } from '../validation/writable.js';
import { UserDto } from './accounts.js';
import { Gender, LANGUAGES, Language, Mobile } from './fields.js';
import { personName } from './names.js';
import { Practice } from './practice.js';
import { tValidation } from '../messages/validation.js';

export const Profile = z
  .strictObject(UserDto.shape)
  .meta({ id: 'Profile', description: "One's own account." });
export type Profile = z.infer<typeof Profile>;

/** What people may change about themselves. What is left out stays; read-only fields are ignored. */
export const UpdateProfile = writable(
  Profile,
  z
    .strictObject({
      fullName: personName(tValidation('ownNameMissing')).meta({
        description: 'Full name, on one line, with a letter and without a web address.',
        examples: ['Asha Rao'],
      }),
      mobile: Mobile,
      dob: CalendarDate.meta({ description: 'Date of birth, in the past.', examples: ['1990-05-17'] }),
      gender: Gender,
      allergies: noteText(500).meta({
        description: 'What a patient is allergic to; empty or null for nothing known.',
        examples: ['Penicillin'],
      }),
      qualification: Practice.shape.qualification.meta({ description: 'Of a doctor.' }),
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
      description: Practice.shape.description.meta({ description: 'What a doctor says about the practice.' }),
    })
    .partial()
    .extend({ version: Version }),
).meta({ id: 'UpdateProfile', examples: [{ fullName: 'Asha Rao', mobile: '9812345678', version: 1 }] });
export type UpdateProfile = z.infer<typeof UpdateProfile>;

/** The form with a new picture; it travels as the file `image`. */
export const PictureForm = z
  .strictObject({ version: optionalInForm(numberInForm(Version)) })
  .meta({ id: 'PictureForm' });
export type PictureForm = z.infer<typeof PictureForm>;

export const OwnData = z
  .looseObject({
    exportedAt: instant('When the data was collected'),
    account: Profile.meta({ description: "The caller's own account." }),
  })
  .meta({
    id: 'OwnData',
    description:
      'All that the portal keeps about the caller: a list for each kind of record beside the account. Amounts are in rupees.',
  });
export type OwnData = z.infer<typeof OwnData>;
