import { z } from 'zod';
import { idOf } from '../common.js';
import { tidyEmail } from '../site/addresses.js';
import { GENDERS, LANGUAGES, SPECIALITIES, USER_TYPES, WEEKDAYS } from './field-lists.js';

export * from './field-lists.js';

/** A doctor who registered by a code may have to wait for an administrator's answer. */
export const DOCTOR_APPROVALS = ['waiting', 'approved', 'refused'] as const;
export type DoctorApproval = (typeof DOCTOR_APPROVALS)[number];

export const Speciality = z
  .enum(SPECIALITIES, 'Choose a speciality from the list.')
  .meta({ id: 'Speciality', description: 'A medical speciality of the hospital.', examples: ['Cardiology'] });
export type Speciality = z.infer<typeof Speciality>;

export const Weekday = z
  .enum(WEEKDAYS, 'Choose a day of the week.')
  .meta({ id: 'Weekday', description: 'A day of the week.', examples: ['Monday'] });
export type Weekday = z.infer<typeof Weekday>;

export const UserType = z
  .enum(USER_TYPES, 'Choose patient, doctor or admin.')
  .meta({ id: 'UserType', description: 'The role of an account.', examples: ['patient'] });
export type UserType = z.infer<typeof UserType>;

export const Gender = z
  .enum(GENDERS, 'Choose male or female.')
  .meta({ description: 'Gender as the registration asks it: male or female.', examples: ['female'] });

export const Language = z
  .enum(LANGUAGES, 'Choose a language from the list.')
  .meta({ id: 'Language', description: 'A language that a doctor speaks.', examples: ['Hindi'] });
export type Language = z.infer<typeof Language>;

/** A person whom a record names. */
export const Person = z.strictObject({
  _id: idOf('the account'),
  fullName: z.string().meta({ description: "The person's full name.", examples: ['Asha Rao'] }),
});

export const Email = z
  .string('Enter your email address.')
  .overwrite(tidyEmail)
  .toLowerCase()
  .max(254, 'Use at most 254 characters.')
  .pipe(z.email('Enter a valid email address.'))
  .meta({
    description: 'An email address; upper and lower case are the same.',
    examples: ['patient@demo.test'],
  });

export const Mobile = z
  .string('Enter your mobile number.')
  .trim()
  .regex(
    /^\+?[0-9][0-9 -]{7,18}$/,
    'Enter a 10-digit Indian mobile number or one that starts with + and a country code.',
  )
  .meta({
    description: '10-digit Indian mobile number, or E.164. Answers give E.164.',
    examples: ['9812345678'],
  });
