import { z } from 'zod';
import { CARD_BOOKING_PARTS } from '../care/card-booking.js';
import { Success, idOf, instant } from '../common.js';
import { tidyPasted } from '../site/addresses.js';
import { Email, UserType } from './fields.js';
import { StaffRole } from './staff-roles.js';
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
      .meta({ description: 'Password of the account.', examples: ['Demo-Pass-2026'] }),
    type: UserType.default('patient').meta({ description: 'Role for the login; patient if omitted.' }),
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
      description: 'Bearer token; expires after 30 minutes without a call and after 8 hours at most.',
      examples: ['eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiI2NmYxIn0.x1Yc'],
    }),
    type: UserType.meta({ description: 'Role of the account.' }),
    userId: idOf('the account'),
    staffRole: StaffRole.optional().meta({
      description: 'Staff role of an administrator; omitted for other roles.',
      examples: ['owner'],
    }),
    toSetUp: z
      .array(z.enum(CARD_BOOKING_PARTS))
      .optional()
      .meta({
        description:
          'Settings that a doctor is missing for card bookings; at the first login only. Omitted if nothing is missing.',
        examples: [['fee', 'availableDays', 'timeSlots']],
      }),
  })
  .meta({ id: 'LoginAnswer' });
export type LoginAnswer = z.infer<typeof LoginAnswer>;

/** Validity of a link for a new password, in minutes. */
export const RESET_MINUTES = 30;
/** Validity of the link that confirms an email address, in hours. */
export const CONFIRMATION_HOURS = 48;

const CurrentPassword = z
  .string(tLogin('currentPasswordMissing'))
  .min(1, tLogin('currentPasswordMissing'))
  .max(PASSWORD_MAX_LENGTH, tValidation('textTooLong', { max: PASSWORD_MAX_LENGTH }))
  .meta({ description: 'Current password of the account.', examples: ['Demo-Pass-2026'] });

export const ChangePassword = z
  .strictObject({ currentPassword: CurrentPassword, newPassword: NewPassword })
  .meta({ id: 'ChangePassword' });
export type ChangePassword = z.infer<typeof ChangePassword>;

export const ForgotPassword = z
  .strictObject({
    email: Email,
    type: UserType.default('patient').meta({
      description: 'Role of the account; patient if omitted.',
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
        description: `Token from the link in the mail; single use, valid for ${RESET_MINUTES} minutes.`,
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
        description: `Token from the link in the mail; single use, valid for ${CONFIRMATION_HOURS} hours.`,
        examples: ['b1kQ2m9cT4vXo0n7yWz8uR5eLs3aHd6fJg1pKq2tVxA'],
      }),
  })
  .meta({ id: 'ConfirmEmail' });
export type ConfirmEmail = z.infer<typeof ConfirmEmail>;

export const SessionInfo = z
  .strictObject({
    id: idOf('the login session'),
    current: z.boolean().meta({ description: 'Whether this is the session of the caller.' }),
    createdAt: instant('Time of the login'),
    lastSeenAt: instant('Time of the last call (to the minute)'),
    address: z
      .string()
      .nullable()
      .meta({ description: 'Network address of the login; null if unknown.', examples: ['203.0.113.7'] }),
    userAgent: z
      .string()
      .nullable()
      .meta({
        description: 'User agent of the browser at login; null if unknown.',
        examples: ['Mozilla/5.0 (X11; Linux x86_64) Firefox/141.0'],
      }),
  })
  .meta({ id: 'SessionInfo', description: 'An active login session.' });
export type SessionInfo = z.infer<typeof SessionInfo>;
