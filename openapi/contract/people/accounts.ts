import { z } from 'zod';
import { ClockTime, Instant, ObjectId, Version, lineOfText, success } from '../common.js';
import { writable } from '../validation/writable.js';
import { DOCTOR_APPROVALS, Email, Gender, Mobile, Speciality, UserType, Weekday } from './fields.js';

/** Largest picture of a person that is taken, in bytes (2 MiB). */
export const PICTURE_MAX_BYTES = 2 * 1024 * 1024;

/** An account as its owner, an admin, or a doctor linked by an appointment sees it. */
export const User = z
  .strictObject({
    _id: ObjectId,
    id: ObjectId,
    fullName: z.string().meta({ examples: ['Asha Rao'] }),
    email: z.string().meta({ examples: ['patient@demo.test'] }),
    mobile: z
      .string()
      .nullable()
      .meta({ examples: ['+919812345678'] }),
    dob: z
      .string()
      .nullable()
      .meta({ examples: ['1990-05-17'] }),
    gender: Gender.nullable(),
    type: UserType,
    image: z.string().meta({
      description: 'Path part below /image/users/, signed when the picture is private.',
      examples: ['patient.jpg'],
    }),
    speciality: Speciality.nullable().meta({ examples: [null] }),
    d_id: z
      .string()
      .nullable()
      .meta({ examples: [null] }),
    experience: z
      .number()
      .nullable()
      .meta({ examples: [null] }),
    qualification: z
      .string()
      .nullable()
      .meta({ examples: [null] }),
    fee: z
      .number()
      .nullable()
      .meta({ examples: [null] }),
    availableDays: z.array(Weekday).meta({ examples: [[]] }),
    timeSlots: z.array(ClockTime).meta({ examples: [[]] }),
    description: z
      .string()
      .nullable()
      .meta({ examples: [null] }),
    published: z
      .boolean()
      .meta({ description: 'Whether the doctor appears in the public list.', examples: [false] }),
    approval: z
      .enum(DOCTOR_APPROVALS)
      .nullable()
      .meta({
        description:
          'Whether an administrator lets the doctor be published and see requests; null for everybody else.',
        examples: [null],
      }),
    approvalReason: z
      .string()
      .nullable()
      .meta({ description: 'Why a doctor was refused.', examples: [null] }),
    emailConfirmed: z.boolean().meta({
      description:
        'Whether somebody has opened the link that was mailed to the address. Until then the account has one open hold and gets no mails but those of its own bookings.',
      examples: [true],
    }),
    disabled: z.boolean().meta({ description: 'A disabled account cannot log in.', examples: [false] }),
    version: Version,
    createdAt: Instant,
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

export const UpdatePatient = writable(
  User,
  z
    .strictObject({
      fullName: lineOfText(100, 'Enter the full name.').meta({ examples: ['Asha Rao'] }),
      mobile: Mobile,
      disabled: z.boolean().meta({ examples: [false] }),
      version: Version,
    })
    .partial(),
).meta({ id: 'UpdatePatient' });
export type UpdatePatient = z.infer<typeof UpdatePatient>;

export const Account = z
  .strictObject({
    id: ObjectId,
    type: UserType,
    fullName: z.string().meta({ examples: ['Asha Rao'] }),
    email: z.string().meta({ examples: ['patient@demo.test'] }),
    mobile: z
      .string()
      .nullable()
      .meta({ examples: ['+919812345678'] }),
    disabled: z.boolean().meta({ description: 'A disabled account cannot log in.', examples: [false] }),
    erasedAt: Instant.nullable().meta({
      description: "When the person's data was erased; null while it is kept.",
      examples: [null],
    }),
    lastLoginAt: Instant.nullable().meta({ description: 'null for somebody who has never logged in.' }),
    version: Version,
    createdAt: Instant,
  })
  .meta({ id: 'Account', description: 'An account of any role, for those who run the portal.' });
export type Account = z.infer<typeof Account>;

/** Read-only fields that are sent along are ignored. */
export const UpdateAccount = writable(
  Account,
  z.strictObject({
    disabled: z.boolean('Choose whether the account is disabled.').meta({ examples: [true] }),
    version: Version.optional(),
  }),
).meta({ id: 'UpdateAccount', examples: [{ disabled: true }] });
export type UpdateAccount = z.infer<typeof UpdateAccount>;

export const EraseAccount = z
  .strictObject({
    confirm: Email.meta({
      description: "The account's email address, typed once more.",
      examples: ['patient@demo.test'],
    }),
    reason: lineOfText(200, 'Enter the reason.').meta({
      description: 'Why it is erased; kept in the audit trail, so it should not name the person.',
      examples: ['Asked for by letter'],
    }),
  })
  .meta({
    id: 'EraseAccount',
    examples: [{ confirm: 'patient@demo.test', reason: 'Asked for by letter' }],
  });
export type EraseAccount = z.infer<typeof EraseAccount>;

export const UserAnswer = success(User).meta({ id: 'UserAnswer' });
