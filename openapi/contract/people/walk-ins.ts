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

/** How long a code or a link works that makes an account of the desk its patient's own, in days. */
export const CLAIM_DAYS = 14;

export const RegisterWalkIn = z
  .strictObject({
    fullName: personName(tValidation('fullNameMissing')).meta({
      description: 'Full name of the patient, on one line, with a letter and without a web address.',
      examples: ['Asha Rao'],
    }),
    mobile: Mobile,
    dob: CalendarDate.optional().meta({
      description: 'Date of birth, in the past; left out when it is not known.',
      examples: ['1990-05-17'],
    }),
    gender: Gender.optional(),
  })
  .meta({
    id: 'RegisterWalkIn',
    description: 'A person who comes to the desk without an account: a name and a phone number are enough.',
    examples: [{ fullName: 'Asha Rao', mobile: '9812345678' }],
  });
export type RegisterWalkIn = z.infer<typeof RegisterWalkIn>;

export const ClaimCode = z
  .strictObject({
    code: z.string().meta({
      description: 'What the patient types to make the account their own; shown this once.',
      examples: ['K7QM-2HX9-PD4T'],
    }),
    expiresAt: instant('Until when it works'),
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
        description: `The code that the desk has printed, or the one of the link in the mail; works once and for ${CLAIM_DAYS} days.`,
        examples: ['K7QM-2HX9-PD4T'],
      }),
    email: Email.optional().meta({
      description:
        'The address to log in with. With the link of a mail it may be left out: it is the one of the mail; and so it may for an account that has one.',
      examples: ['asha.rao@example.org'],
    }),
    password: NewPassword,
  })
  .meta({
    id: 'ClaimAccount',
    examples: [{ code: 'K7QM-2HX9-PD4T', email: 'asha.rao@example.org', password: 'quiet-river-41' }],
  });
export type ClaimAccount = z.infer<typeof ClaimAccount>;
