import { z } from 'zod';
import { CalendarDate, Instant, ObjectId, lineOfText, numberInForm, optionalInForm } from './common.js';
import { Version } from './medicines.js';
import {
  Email,
  Gender,
  Mobile,
  NewPassword,
  PASSWORD_MAX_LENGTH,
  Practice,
  User,
  UserType,
} from './users.js';
import { writable } from './validation/writable.js';

/** A link for a new password works so long. */
export const RESET_MINUTES = 30;
/** How long the link that confirms an email address counts, in hours. */
export const CONFIRMATION_HOURS = 48;

export const Profile = z.strictObject(User.shape).meta({ id: 'Profile', description: "One's own account." });
export type Profile = z.infer<typeof Profile>;

/** What people may change about themselves. What is left out stays; read-only fields are ignored. */
export const UpdateProfile = writable(
  Profile,
  z
    .strictObject({
      fullName: lineOfText(100, 'Enter your full name.').meta({ examples: ['Asha Rao'] }),
      mobile: Mobile,
      dob: CalendarDate.meta({ description: 'Date of birth, in the past.', examples: ['1990-05-17'] }),
      gender: Gender,
      qualification: Practice.shape.qualification.meta({ description: 'Of a doctor.' }),
      experience: z
        .number('Enter the experience in years.')
        .int('Use whole years.')
        .min(0, 'Experience cannot be below 0.')
        .max(80, 'Use at most 80 years.')
        .meta({ description: 'Years of practice of a doctor.', examples: [12] }),
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

const CurrentPassword = z
  .string('Enter your current password.')
  .min(1, 'Enter your current password.')
  .max(PASSWORD_MAX_LENGTH, `Use at most ${PASSWORD_MAX_LENGTH} characters.`)
  .meta({ examples: ['Demo-Pass-2026'] });

export const ChangePassword = z
  .strictObject({ currentPassword: CurrentPassword, newPassword: NewPassword })
  .meta({ id: 'ChangePassword' });
export type ChangePassword = z.infer<typeof ChangePassword>;

export const ForgotPassword = z
  .strictObject({ email: Email, type: UserType.default('patient') })
  .meta({ id: 'ForgotPassword', examples: [{ email: 'patient@demo.test', type: 'patient' }] });
export type ForgotPassword = z.infer<typeof ForgotPassword>;

export const ResetPassword = z
  .strictObject({
    token: z
      .string('Open the link in the mail again.')
      .min(1, 'Open the link in the mail again.')
      .max(100, 'This is not a token of ours.')
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
      .string('Open the link in the mail again.')
      .min(1, 'Open the link in the mail again.')
      .max(100, 'This is not a token of ours.')
      .meta({
        description: `From the link in the mail; counts once and for ${CONFIRMATION_HOURS} hours.`,
        examples: ['b1kQ2m9cT4vXo0n7yWz8uR5eLs3aHd6fJg1pKq2tVxA'],
      }),
  })
  .meta({ id: 'ConfirmEmail' });
export type ConfirmEmail = z.infer<typeof ConfirmEmail>;

export const SessionInfo = z
  .strictObject({
    id: ObjectId,
    current: z.boolean().meta({ description: 'Whether it is the session that asks.' }),
    createdAt: Instant.meta({ description: 'When the person logged in.' }),
    lastSeenAt: Instant.meta({ description: 'The last call, to the minute.' }),
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
  .meta({ id: 'SessionInfo', description: 'A login that still counts.' });
export type SessionInfo = z.infer<typeof SessionInfo>;

export const OwnData = z
  .looseObject({
    exportedAt: Instant,
    account: Profile,
  })
  .meta({
    id: 'OwnData',
    description:
      'All that the portal keeps about the caller: a list for each kind of record beside the account. Amounts are in rupees.',
  });
export type OwnData = z.infer<typeof OwnData>;
