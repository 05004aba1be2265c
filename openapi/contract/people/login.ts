import { z } from 'zod';
import { CARD_BOOKING_PARTS } from '../care/card-booking.js';
import { Success, idOf, instant } from '../common.js';
import { tidyPasted } from '../site/addresses.js';
import { Email, UserType } from './fields.js';
import messages from '../../../messages/en/contract/people/login.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tLogin = createMessages('contract/people/login', messages);

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

export const NewPassword = z
  .string(tLogin('newPasswordMissing'))
  .min(PASSWORD_MIN_LENGTH, tLogin('passwordTooShort', { min: PASSWORD_MIN_LENGTH }))
  .max(PASSWORD_MAX_LENGTH, tValidation('textTooLong', { max: PASSWORD_MAX_LENGTH }))
  .meta({ description: '8 to 128 characters; common passwords are refused.', examples: ['Demo-Pass-2026'] });

export const Login = z
  .strictObject({
    email: Email,
    password: z
      .string(tLogin('passwordMissing'))
      .min(1, tLogin('passwordMissing'))
      .max(PASSWORD_MAX_LENGTH)
      .meta({ description: 'The password of the account.', examples: ['Demo-Pass-2026'] }),
    type: UserType.default('patient').meta({ description: 'The role to log in as; patient when left out.' }),
  })
  .meta({
    id: 'Login',
    examples: [{ email: 'patient@demo.test', password: 'Demo-Pass-2026', type: 'patient' }],
  });
export type Login = z.infer<typeof Login>;

export const LoginAnswer = z
  .strictObject({
    msg: Success,
    token: z.string().meta({
      description: 'Bearer token; ends after 30 minutes without a call, 8 hours at most.',
      examples: ['eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiI2NmYxIn0.x1Yc'],
    }),
    type: UserType.meta({ description: 'The role of the account that logged in.' }),
    userId: idOf('the account that logged in'),
    toSetUp: z
      .array(z.enum(CARD_BOOKING_PARTS))
      .optional()
      .meta({
        description:
          "At a doctor's first login: what is missing before patients can book by card. Left out when nothing is.",
        examples: [['fee', 'availableDays', 'timeSlots']],
      }),
  })
  .meta({ id: 'LoginAnswer' });
export type LoginAnswer = z.infer<typeof LoginAnswer>;

/** A link for a new password works so long. */
export const RESET_MINUTES = 30;
/** How long the link that confirms an email address counts, in hours. */
export const CONFIRMATION_HOURS = 48;

const CurrentPassword = z
  .string(tLogin('currentPasswordMissing'))
  .min(1, tLogin('currentPasswordMissing'))
  .max(PASSWORD_MAX_LENGTH, tValidation('textTooLong', { max: PASSWORD_MAX_LENGTH }))
  .meta({ description: 'The password that the account has now.', examples: ['Demo-Pass-2026'] });

export const ChangePassword = z
  .strictObject({ currentPassword: CurrentPassword, newPassword: NewPassword })
  .meta({ id: 'ChangePassword' });
export type ChangePassword = z.infer<typeof ChangePassword>;

export const ForgotPassword = z
  .strictObject({
    email: Email,
    type: UserType.default('patient').meta({
      description: 'The role of the account; patient when left out.',
    }),
  })
  .meta({ id: 'ForgotPassword', examples: [{ email: 'patient@demo.test', type: 'patient' }] });
export type ForgotPassword = z.infer<typeof ForgotPassword>;

export const ResetPassword = z
  .strictObject({
    token: z
      .string(tLogin('linkIncomplete'))
      .overwrite(tidyPasted)
      .min(1, tLogin('linkIncomplete'))
      .max(100, tLogin('tokenInvalid'))
      .meta({
        description: `From the link in the mail; counts once and for ${RESET_MINUTES} minutes.`,
        examples: ['b1kQ2m9cT4vXo0n7yWz8uR5eLs3aHd6fJg1pKq2tVxA'],
      }),
    password: NewPassword,
  })
  .meta({ id: 'ResetPassword' });
export type ResetPassword = z.infer<typeof ResetPassword>;

export const ConfirmEmail = z
  .strictObject({
    token: z
      .string(tLogin('linkIncomplete'))
      .overwrite(tidyPasted)
      .min(1, tLogin('linkIncomplete'))
      .max(100, tLogin('tokenInvalid'))
      .meta({
        description: `From the link in the mail; counts once and for ${CONFIRMATION_HOURS} hours.`,
        examples: ['b1kQ2m9cT4vXo0n7yWz8uR5eLs3aHd6fJg1pKq2tVxA'],
      }),
  })
  .meta({ id: 'ConfirmEmail' });
export type ConfirmEmail = z.infer<typeof ConfirmEmail>;

export const SessionInfo = z
  .strictObject({
    id: idOf('the login session'),
    current: z.boolean().meta({ description: 'Whether it is the session that asks.' }),
    createdAt: instant('When the person logged in'),
    lastSeenAt: instant('The last call, to the minute'),
    address: z
      .string()
      .nullable()
      .meta({ description: 'Network address of the login.', examples: ['203.0.113.7'] }),
    userAgent: z
      .string()
      .nullable()
      .meta({
        description: 'How the browser of the login names itself.',
        examples: ['Mozilla/5.0 (X11; Linux x86_64) Firefox/141.0'],
      }),
  })
  .meta({ id: 'SessionInfo', description: 'A login session that still counts.' });
export type SessionInfo = z.infer<typeof SessionInfo>;
