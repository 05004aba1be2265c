import { z } from 'zod';
import { CalendarDate, Version, noteText } from '../common.js';
import { tValidation } from '../messages/validation.js';
import { writable } from '../validation/writable.js';
import { UserDto } from './accounts.js';
import { Gender, Mobile, WrittenAddress } from './fields.js';
import { copiedName } from './names.js';

export const UpdatePatient = writable(
  UserDto,
  z
    .strictObject({
      fullName: copiedName(tValidation('fullNameMissing')).meta({
        description:
          'Full name of the patient, on one line; at least one letter, no web address. The stored name is accepted unchanged, also if it is older than this rule.',
        examples: ['Asha Rao'],
      }),
      mobile: Mobile,
      dob: CalendarDate.nullable().meta({
        description: 'Date of birth, in the past; null if unknown. A dependant may be born today.',
        examples: ['1990-05-17'],
      }),
      gender: Gender.nullable().meta({ description: 'Gender; null if unknown.' }),
      allergies: noteText(500).meta({
        description: 'Allergies of the patient; empty or null if none are known.',
        examples: ['Penicillin'],
      }),
      address: WrittenAddress,
      disabled: z.boolean().meta({
        description:
          'true: end all login sessions of the account and block its login; false: allow the login again.',
        examples: [false],
      }),
      version: Version,
    })
    .partial(),
).meta({ id: 'UpdatePatient' });
export type UpdatePatient = z.infer<typeof UpdatePatient>;
