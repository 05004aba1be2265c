import { bulk } from '../console/bulk.js';
import { z } from 'zod';
import { ClockTime, Instant, Version, idOf, idsOf, instant, success } from '../common.js';
import { writable } from '../validation/writable.js';
import { Death } from './deaths.js';
import { Holder } from './dependants.js';
import {
  Address,
  DOCTOR_APPROVALS,
  Gender,
  HospitalNumber,
  Language,
  Speciality,
  UserType,
  Weekday,
} from './fields.js';
import { StaffRole } from './staff-roles.js';
import messages from '../../../messages/en/contract/people/accounts.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tAccounts = createMessages('contract/people/accounts', messages);

/** Maximum size of a person's picture, in bytes (2 MiB). */
export const PICTURE_MAX_BYTES = 2 * 1024 * 1024;

const staffRole = StaffRole.nullable().meta({
  description: 'Staff role of an administrator; null for other roles.',
  examples: [null],
});

/** An account as seen by its owner, an administrator, or a doctor with an appointment of this patient. */
export const UserDto = z
  .strictObject({
    ...idsOf('the account'),
    fullName: z.string().meta({ description: 'Full name as entered.', examples: ['Asha Rao'] }),
    email: z
      .string()
      .nullable()
      .meta({
        description:
          'Email address for the login, in lower case; null for a person registered at the desk who has not claimed the account.',
        examples: ['patient@demo.test'],
      }),
    mobile: z
      .string()
      .nullable()
      .meta({
        description: 'Mobile number (E.164); null if there is none.',
        examples: ['+919812345678'],
      }),
    dob: z
      .string()
      .nullable()
      .meta({
        description: 'Date of birth, YYYY-MM-DD; null if unknown.',
        examples: ['1990-05-17'],
      }),
    dobEstimated: z.boolean().meta({
      description: 'Whether the date of birth is estimated from an age that the patient gave at the desk.',
      examples: [false],
    }),
    gender: Gender.nullable().meta({ description: 'Gender; null if unknown.' }),
    type: UserType.meta({ description: 'Role of the account.' }),
    staffRole,
    image: z.string().meta({
      description: 'Path below /image/users/; signed if the picture is private.',
      examples: ['patient.jpg'],
    }),
    speciality: Speciality.nullable().meta({
      description: 'Speciality of a doctor; null for other roles.',
      examples: [null],
    }),
    d_id: z
      .string()
      .nullable()
      .meta({
        description: 'DoctorId issued by the hospital; null for other roles.',
        examples: [null],
      }),
    experience: z
      .number()
      .nullable()
      .meta({
        description: 'Years of practice of a doctor; null if not given and for other roles.',
        examples: [null],
      }),
    qualification: z
      .string()
      .nullable()
      .meta({
        description: 'Degrees of a doctor; null if not given and for other roles.',
        examples: [null],
      }),
    registrationNumber: z
      .string()
      .nullable()
      .meta({
        description:
          'Registration number of a doctor with a medical council; null if not given and for other roles.',
        examples: [null],
      }),
    registrationVerified: z.boolean().meta({
      description:
        'Whether an administrator has verified the registration number, required for prescribing; false for other roles.',
      examples: [false],
    }),
    fee: z
      .number()
      .nullable()
      .meta({
        description: 'Consultation fee of a doctor in rupees; null if not set and for other roles.',
        examples: [null],
      }),
    availableDays: z.array(Weekday).meta({
      description: 'Weekdays on which a doctor sees patients, Monday first; empty for other roles.',
      examples: [[]],
    }),
    timeSlots: z.array(ClockTime).meta({
      description:
        "Times of day at which a doctor can be booked, HH:mm in the hospital's time zone; empty for other roles.",
      examples: [[]],
    }),
    languages: z.array(Language).meta({
      description: 'Languages that a doctor speaks with patients; empty for other roles.',
      examples: [[]],
    }),
    description: z
      .string()
      .nullable()
      .meta({
        description:
          "Description of a doctor's practice as plain text; null if not given and for other roles.",
        examples: [null],
      }),
    published: z
      .boolean()
      .meta({ description: 'Whether the doctor is in the public list.', examples: [false] }),
    approval: z
      .enum(DOCTOR_APPROVALS)
      .nullable()
      .meta({
        description:
          'Approval by an administrator, required for a doctor to be published and to see requests; null for other roles.',
        examples: [null],
      }),
    room: z
      .string()
      .nullable()
      .meta({
        description: 'Room of a doctor, shown on the screen of the waiting room; null if not set.',
        examples: ['12'],
      }),
    approvalReason: z
      .string()
      .nullable()
      .meta({ description: 'Reason for refusing a doctor; null if there is none.', examples: [null] }),
    allergies: z
      .string()
      .nullable()
      .meta({
        description: 'Allergies of a patient as plain text; null if none are known.',
        examples: [null],
      }),
    address: Address,
    hospitalNumber: HospitalNumber,
    heldBy: Holder.nullable().meta({
      description: 'Guardian of a patient without a login; null otherwise.',
      examples: [null],
    }),
    emailConfirmed: z.boolean().meta({
      description:
        'Whether the link mailed to the address was opened. Until then the account can have only one open hold and receives only this mail; other messages are notifications.',
      examples: [true],
    }),
    disabled: z.boolean().meta({
      description: 'Whether the account is disabled. A disabled account cannot log in.',
      examples: [false],
    }),
    deceased: Death.nullable().meta({
      description: 'Recorded death of a patient; null otherwise.',
      examples: [null],
    }),
    version: Version,
    createdAt: instant('Time when the account was created'),
  })
  .meta({
    id: 'User',
    description:
      'An account as seen by its owner, an administrator, or a doctor with an appointment of this patient.',
  });
export type UserDto = z.infer<typeof UserDto>;

export const Account = z
  .strictObject({
    id: idOf('the account'),
    type: UserType.meta({ description: 'Role of the account.' }),
    staffRole,
    fullName: z.string().meta({ description: 'Full name as entered.', examples: ['Asha Rao'] }),
    email: z
      .string()
      .nullable()
      .meta({
        description:
          'Email address for the login, in lower case; null for a person registered at the desk who has not claimed the account.',
        examples: ['patient@demo.test'],
      }),
    mobile: z
      .string()
      .nullable()
      .meta({
        description: 'Mobile number (E.164); null if there is none.',
        examples: ['+919812345678'],
      }),
    invited: z.boolean().meta({
      description: 'Whether a member of staff was invited and has not chosen a password yet.',
      examples: [false],
    }),
    disabled: z.boolean().meta({
      description: 'Whether the account is disabled. A disabled account cannot log in.',
      examples: [false],
    }),
    deceased: z.boolean().meta({
      description: 'Whether the death of this patient is recorded.',
      examples: [false],
    }),
    erasedAt: Instant.nullable().meta({
      description: 'Time when the personal data was erased; null if it is kept.',
      examples: [null],
    }),
    lastLoginAt: Instant.nullable().meta({
      description: 'Time of the last login, in UTC (ISO 8601); null before the first login.',
    }),
    version: Version,
    createdAt: instant('Time when the account was created'),
  })
  .meta({ id: 'Account', description: 'An account of any role, for administrators.' });
export type Account = z.infer<typeof Account>;

/** Read-only fields in the body are ignored. */
export const UpdateAccount = writable(
  Account,
  z.strictObject({
    disabled: z.boolean(tAccounts('disabledMissing')).meta({
      description:
        'true: end all login sessions of the account and block its login; false: allow the login again.',
      examples: [true],
    }),
    staffRole: StaffRole.nullish().meta({
      description: 'Staff role of an administrator; omitted or null: unchanged.',
      examples: ['reception'],
    }),
    version: Version.optional(),
  }),
).meta({ id: 'UpdateAccount', examples: [{ disabled: true }] });
export type UpdateAccount = z.infer<typeof UpdateAccount>;

export const UserAnswer = success(UserDto).meta({ id: 'UserAnswer' });

export const BulkPatients = bulk('BulkPatients', ['disable', 'enable']);

export const BulkUsers = bulk('BulkUsers', ['disable', 'enable']);
export type BulkPatients = z.infer<typeof BulkPatients>;
export type BulkUsers = z.infer<typeof BulkUsers>;
