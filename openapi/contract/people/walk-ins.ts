import { z } from 'zod';
import { CalendarDate, instant } from '../common.js';
import { tidyPasted } from '../site/addresses.js';
import { Email, Gender, Mobile } from './fields.js';
import { NewPassword } from './login.js';
import { personName } from './names.js';
import messages from '../../../messages/en/contract/people/walk-ins.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tWalkIns = createMessages('contract/people/walk-ins', messages);

/** Validity of a code or link for claiming an account that the desk created, in days. */
export const CLAIM_DAYS = 14;

/** Highest age that can be entered, in years. */
const MAX_AGE = 120;

export const RegisterWalkIn = z
  .strictObject({
    fullName: personName(tValidation('fullNameMissing')).meta({
      description: 'Full name of the patient, on one line; at least one letter, no web address.',
      examples: ['Asha Rao'],
    }),
    mobile: Mobile,
    dob: CalendarDate.optional().meta({
      description: 'Date of birth, in the past; omitted if unknown.',
      examples: ['1990-05-17'],
    }),
    age: z
      .int()
      .min(0)
      .max(MAX_AGE)
      .optional()
      .meta({
        description: `Age in whole years (0 to ${MAX_AGE}) of a person who does not know the date of birth, instead of \`dob\`. The date of birth is estimated from it.`,
        examples: [42],
      }),
    gender: Gender.optional(),
  })
  .refine(({ dob, age }) => dob === undefined || age === undefined, {
    path: ['age'],
    error: tWalkIns('dateOrAge'),
  })
  .meta({
    id: 'RegisterWalkIn',
    description: 'A person at the desk without an account; the name and the phone number are sufficient.',
    examples: [{ fullName: 'Asha Rao', mobile: '9812345678' }],
  });
export type RegisterWalkIn = z.infer<typeof RegisterWalkIn>;

export const ClaimCode = z
  .strictObject({
    code: z.string().meta({
      description: 'Code for claiming the account; shown only once.',
      examples: ['K7QM-2HX9-PD4T'],
    }),
    expiresAt: instant('Expiry time'),
  })
  .meta({ id: 'ClaimCode' });
export type ClaimCode = z.infer<typeof ClaimCode>;

export const MailClaim = z
  .strictObject({ email: Email })
  .meta({ id: 'MailClaim', examples: [{ email: 'asha.rao@example.org' }] });
export type MailClaim = z.infer<typeof MailClaim>;

export const ClaimAccount = z
  .strictObject({
    code: z
      .string(tWalkIns('codeMissing'))
      .overwrite(tidyPasted)
      .min(1, tWalkIns('codeMissing'))
      .max(100, tWalkIns('codeInvalid'))
      .meta({
        description: `Code printed by the desk or from the link in the mail; single use, valid for ${CLAIM_DAYS} days.`,
        examples: ['K7QM-2HX9-PD4T'],
      }),
    email: Email.optional().meta({
      description:
        'Email address for the login. May be omitted with the link of a mail (the address of the mail is used) and for an account that has an address.',
      examples: ['asha.rao@example.org'],
    }),
    password: NewPassword,
  })
  .meta({
    id: 'ClaimAccount',
    examples: [{ code: 'K7QM-2HX9-PD4T', email: 'asha.rao@example.org', password: 'quiet-river-41' }],
  });
export type ClaimAccount = z.infer<typeof ClaimAccount>;
