import { z } from 'zod';
import { idOf, noteText } from '../common.js';
import { tidyEmail } from '../site/addresses.js';
import { GENDERS, LANGUAGES, SPECIALITIES, USER_TYPES, WEEKDAYS } from './field-lists.js';
import messages from '../../../messages/en/contract/people/fields.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tFields = createMessages('contract/people/fields', messages);

export * from './field-lists.js';

/** A doctor who registered with a code may have to wait for the approval of an administrator. */
export const DOCTOR_APPROVALS = ['waiting', 'approved', 'refused'] as const;
export type DoctorApproval = (typeof DOCTOR_APPROVALS)[number];

export const Speciality = z
  .enum(SPECIALITIES, tFields('specialityMissing'))
  .meta({ id: 'Speciality', description: 'Medical speciality of the hospital.', examples: ['Cardiology'] });
export type Speciality = z.infer<typeof Speciality>;

export const Weekday = z
  .enum(WEEKDAYS, tFields('weekdayMissing'))
  .meta({ id: 'Weekday', description: 'Day of the week.', examples: ['Monday'] });
export type Weekday = z.infer<typeof Weekday>;

export const UserType = z
  .enum(USER_TYPES, tFields('userTypeMissing'))
  .meta({ id: 'UserType', description: 'Role of an account.', examples: ['patient'] });
export type UserType = z.infer<typeof UserType>;

export const Gender = z
  .enum(GENDERS, tFields('genderMissing'))
  .meta({ description: 'Gender: male or female.', examples: ['female'] });

export const Language = z
  .enum(LANGUAGES, tFields('languageMissing'))
  .meta({ id: 'Language', description: 'Language that a doctor speaks.', examples: ['Hindi'] });
export type Language = z.infer<typeof Language>;

/** A person that a record refers to. */
export const Person = z.strictObject({
  _id: idOf('the account'),
  fullName: z.string().meta({ description: 'Full name of the person.', examples: ['Asha Rao'] }),
});

export const Email = z
  .string(tValidation('emailMissing'))
  .overwrite(tidyEmail)
  .toLowerCase()
  .max(254, tValidation('textTooLong', { max: 254 }))
  .pipe(z.email(tFields('emailFormat')))
  .meta({
    description: 'Email address; case-insensitive.',
    examples: ['patient@demo.test'],
  });

export const Mobile = z
  .string(tFields('mobileMissing'))
  .trim()
  .regex(/^\+?[0-9][0-9 -]{7,18}$/, tFields('mobileFormat'))
  .meta({
    description: '10-digit Indian mobile number, or E.164. Responses use E.164.',
    examples: ['9812345678'],
  });

/** Given by the server; no call sets it. */
export const HospitalNumber = z
  .string()
  .nullable()
  .meta({
    description:
      'Hospital number of a patient: nine digits, the last one a check digit (Verhoeff). It never changes; null for other roles.',
    examples: ['100000016'],
  });

/** Maximum length of an address. */
export const MAX_ADDRESS_LENGTH = 500;

export const ADDRESS_EXAMPLE = '12 Lake View Road, Indiranagar, Bengaluru 560038';

/** A patient's address as it is read. */
export const Address = z
  .string()
  .nullable()
  .meta({
    description: 'Postal address of a patient as plain text, printed on prescriptions; null if not given.',
    examples: [ADDRESS_EXAMPLE],
  });

/** The same character may be typed as one or several code points (Unicode NFC). */
const composed = (value: unknown) => (typeof value === 'string' ? value.normalize('NFC') : value);

/** A patient's address as it is written: lines of text; empty or null removes it. */
export const WrittenAddress = z.preprocess(composed, noteText(MAX_ADDRESS_LENGTH)).meta({
  description: 'Postal address of the patient, printed on prescriptions; empty or null if not given.',
  examples: [ADDRESS_EXAMPLE],
});
