import { bulk } from '../console/bulk.js';
import { z } from 'zod';
import {
  ClockTime,
  Instant,
  Version,
  idOf,
  idsOf,
  instant,
  lineOfText,
  noteText,
  success,
} from '../common.js';
import { writable } from '../validation/writable.js';
import { Holder } from './dependants.js';
import { DOCTOR_APPROVALS, Gender, Language, Mobile, Speciality, UserType, Weekday } from './fields.js';
import { personName } from './names.js';
import { tValidation } from '../messages/validation.js';
import messages from '../../../messages/en/contract/people/accounts.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tAccounts = createMessages('contract/people/accounts', messages);

/** Largest picture of a person that is taken, in bytes (2 MiB). */
export const PICTURE_MAX_BYTES = 2 * 1024 * 1024;

/** An account as its owner, an admin, or a doctor linked by an appointment sees it. */
export const UserDto = z
  .strictObject({
    ...idsOf('the account'),
    fullName: z.string().meta({ description: 'Full name, as the person gave it.', examples: ['Asha Rao'] }),
    email: z
      .string()
      .nullable()
      .meta({
        description:
          'The address that the account logs in with, in small letters; null for a person whom the desk has registered, until they claim the account.',
        examples: ['patient@demo.test'],
      }),
    mobile: z
      .string()
      .nullable()
      .meta({
        description: 'Mobile number, E.164; null for an account without one.',
        examples: ['+919812345678'],
      }),
    dob: z
      .string()
      .nullable()
      .meta({
        description: 'Date of birth, YYYY-MM-DD; null for an account without one.',
        examples: ['1990-05-17'],
      }),
    gender: Gender.nullable().meta({ description: 'Gender; null for an account without one.' }),
    type: UserType.meta({ description: 'The role of the account.' }),
    image: z.string().meta({
      description: 'Path part below /image/users/, signed when the picture is private.',
      examples: ['patient.jpg'],
    }),
    speciality: Speciality.nullable().meta({
      description: 'Speciality of a doctor; null for everybody else.',
      examples: [null],
    }),
    d_id: z
      .string()
      .nullable()
      .meta({
        description: 'DoctorId given by the hospital; null for everybody but doctors.',
        examples: [null],
      }),
    experience: z
      .number()
      .nullable()
      .meta({
        description: "A doctor's years of practice; null when not given and for everybody else.",
        examples: [null],
      }),
    qualification: z
      .string()
      .nullable()
      .meta({
        description: "A doctor's degrees; null when not given and for everybody else.",
        examples: [null],
      }),
    fee: z
      .number()
      .nullable()
      .meta({
        description: "A doctor's consultation fee in rupees; null when not set and for everybody else.",
        examples: [null],
      }),
    availableDays: z.array(Weekday).meta({
      description: 'Weekdays on which a doctor sees patients, Monday first; empty for everybody else.',
      examples: [[]],
    }),
    timeSlots: z.array(ClockTime).meta({
      description:
        "Times of day at which a doctor can be booked, HH:mm in the hospital's time zone; empty for everybody else.",
      examples: [[]],
    }),
    languages: z.array(Language).meta({
      description: 'Languages that a doctor speaks with patients; empty for everybody else.',
      examples: [[]],
    }),
    description: z
      .string()
      .nullable()
      .meta({
        description:
          'What a doctor says about the practice, as plain text; null when not given and for everybody else.',
        examples: [null],
      }),
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
    room: z
      .string()
      .nullable()
      .meta({
        description: "Where a doctor sees patients, for the waiting room's screen; null when not given.",
        examples: ['12'],
      }),
    approvalReason: z
      .string()
      .nullable()
      .meta({ description: 'Why a doctor was refused.', examples: [null] }),
    allergies: z
      .string()
      .nullable()
      .meta({
        description: 'What a patient is allergic to, as plain text; null for nothing known.',
        examples: [null],
      }),
    heldBy: Holder.nullable().meta({
      description:
        'Of a patient without a login: who looks after them in the portal and can be called; null for everybody else.',
      examples: [null],
    }),
    emailConfirmed: z.boolean().meta({
      description:
        'Whether the link that was mailed to the address has been opened. Until then the account has one open hold and is mailed that link alone; everything else is in its notifications.',
      examples: [true],
    }),
    disabled: z.boolean().meta({ description: 'A disabled account cannot log in.', examples: [false] }),
    version: Version,
    createdAt: instant('When the account was opened'),
  })
  .meta({
    id: 'User',
    description:
      'An account as its owner, an administrator, or a doctor who is linked to it by an appointment sees it.',
  });
export type UserDto = z.infer<typeof UserDto>;

/** A doctor as the API gives one. */
export const DOCTOR_ACCOUNT: UserDto = {
  _id: '66f1a2b3c4d5e6f708192a3c',
  id: '66f1a2b3c4d5e6f708192a3c',
  fullName: 'Dr. Ananya Sharma',
  email: 'doctor@demo.test',
  mobile: '+919812345670',
  dob: '1982-03-09',
  gender: 'female',
  type: 'doctor',
  image: 'doctor.jpg',
  speciality: 'Cardiology',
  d_id: 'HSP-CAR-0001',
  experience: 12,
  qualification: 'MBBS, MD (Medicine), DM (Cardiology)',
  fee: 800,
  availableDays: ['Monday', 'Wednesday'],
  timeSlots: ['10:00', '10:30'],
  languages: ['English', 'Hindi'],
  description: 'Heart failure and rhythm problems.',
  published: true,
  approval: 'approved',
  room: '12',
  approvalReason: null,
  allergies: null,
  heldBy: null,
  emailConfirmed: true,
  disabled: false,
  version: 1,
  createdAt: '2026-11-21T05:30:00.000Z',
};

export const UpdatePatient = writable(
  UserDto,
  z
    .strictObject({
      fullName: personName(tValidation('fullNameMissing')).meta({
        description: 'Full name of the patient, on one line, with a letter and without a web address.',
        examples: ['Asha Rao'],
      }),
      mobile: Mobile,
      allergies: noteText(500).meta({
        description: 'What the patient is allergic to; empty or null for nothing known.',
        examples: ['Penicillin'],
      }),
      disabled: z.boolean().meta({
        description:
          'true ends all login sessions of the account and blocks its login; false opens it again.',
        examples: [false],
      }),
      version: Version,
    })
    .partial(),
).meta({ id: 'UpdatePatient' });
export type UpdatePatient = z.infer<typeof UpdatePatient>;

export const Account = z
  .strictObject({
    id: idOf('the account'),
    type: UserType.meta({ description: 'The role of the account.' }),
    fullName: z.string().meta({ description: 'Full name, as the person gave it.', examples: ['Asha Rao'] }),
    email: z
      .string()
      .nullable()
      .meta({
        description:
          'The address that the account logs in with, in small letters; null for a person whom the desk has registered, until they claim the account.',
        examples: ['patient@demo.test'],
      }),
    mobile: z
      .string()
      .nullable()
      .meta({
        description: 'Mobile number, E.164; null for an account without one.',
        examples: ['+919812345678'],
      }),
    disabled: z.boolean().meta({ description: 'A disabled account cannot log in.', examples: [false] }),
    erasedAt: Instant.nullable().meta({
      description: "When the person's data was erased; null while it is kept.",
      examples: [null],
    }),
    lastLoginAt: Instant.nullable().meta({
      description:
        'When the person last logged in: an instant in UTC, ISO 8601; null before the first login.',
    }),
    version: Version,
    createdAt: instant('When the account was opened'),
  })
  .meta({ id: 'Account', description: 'An account of any role, for those who run the portal.' });
export type Account = z.infer<typeof Account>;

/** Read-only fields that are sent along are ignored. */
export const UpdateAccount = writable(
  Account,
  z.strictObject({
    disabled: z.boolean(tAccounts('disabledMissing')).meta({
      description: 'true ends all login sessions of the account and blocks its login; false opens it again.',
      examples: [true],
    }),
    version: Version.optional(),
  }),
).meta({ id: 'UpdateAccount', examples: [{ disabled: true }] });
export type UpdateAccount = z.infer<typeof UpdateAccount>;

export const EraseAccount = z
  .strictObject({
    confirm: z
      .string(tValidation('emailMissing'))
      .trim()
      .toLowerCase()
      .min(1, tValidation('emailMissing'))
      .max(254, tValidation('textTooLong', { max: 254 }))
      .meta({
        description:
          "The account's email address, typed once more; of an account without one its mobile number, and without either its full name.",
        examples: ['patient@demo.test'],
      }),
    reason: lineOfText(200, tValidation('reasonMissing')).meta({
      description: 'Why it is erased; kept in the audit trail, so it should not name the person.',
      examples: ['Asked for by letter'],
    }),
  })
  .meta({
    id: 'EraseAccount',
    examples: [{ confirm: 'patient@demo.test', reason: 'Asked for by letter' }],
  });
export type EraseAccount = z.infer<typeof EraseAccount>;

export const UserAnswer = success(UserDto).meta({ id: 'UserAnswer' });

export const BulkPatients = bulk('BulkPatients', ['disable', 'enable']);

export const BulkUsers = bulk('BulkUsers', ['disable', 'enable']);
export type BulkPatients = z.infer<typeof BulkPatients>;
export type BulkUsers = z.infer<typeof BulkUsers>;
