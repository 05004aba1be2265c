import { z } from 'zod';
import { idOf, noteText } from '../common.js';
import { tidyEmail } from '../site/addresses.js';
import { GENDERS, LANGUAGES, SPECIALITIES, USER_TYPES, WEEKDAYS } from './field-lists.js';
import messages from '../../../messages/en/contract/people/fields.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { cleanPhone, looksLikePhone } from './phone-text.js';
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
  .meta({ description: 'Gender: male, female, other or undisclosed.', examples: ['female'] });

export const Language = z
  .enum(LANGUAGES, tFields('languageMissing'))
  .meta({ id: 'Language', description: 'Language that a doctor speaks.', examples: ['Hindi'] });
export type Language = z.infer<typeof Language>;

/** A person that a record refers to. */
export const Person = z.strictObject({
  _id: idOf('the account'),
  fullName: z.string().meta({ description: 'Full name of the person.', examples: ['Asha Rao'] }),
});

/** As of `z.email`, and with internationalised top-level domains, e.g. xn--h2brj9c for .भारत. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[a-z0-9-]{2,59})$/;

export const Email = z
  .string(tValidation('emailMissing'))
  .overwrite(tidyEmail)
  .toLowerCase()
  .max(254, tValidation('textTooLong', { max: 254 }))
  .pipe(z.email({ pattern: EMAIL, error: tFields('emailFormat') }))
  .meta({
    description:
      'Email address; case-insensitive. An internationalised domain is stored in its ASCII form (xn--…).',
    examples: ['patient@demo.test'],
  });

/** Maximum length of a phone number with its separators. */
const MAX_TYPED_PHONE = 60;

export const Mobile = z
  .string(tFields('mobileMissing'))
  .max(MAX_TYPED_PHONE, tFields('mobileFormat'))
  .overwrite(cleanPhone)
  .refine(looksLikePhone, tFields('mobileFormat'))
  .meta({
    description:
      '10-digit Indian mobile number that begins with 6, 7, 8 or 9, Indian landline number with 0 and its area code, or E.164. Separators, `tel:`, `(0)` and digits of other scripts are accepted. Responses use E.164.',
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
