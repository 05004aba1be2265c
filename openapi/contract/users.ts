import { z } from 'zod';
import { CardBookingPart } from './card-booking.js';
import {
  CalendarDate,
  ClockTime,
  Instant,
  ObjectId,
  PER_PAGE,
  Price,
  freeText,
  lineOfText,
  numberInForm,
  optionalInForm,
  pageParameters,
  success,
} from './common.js';
import { Version } from './medicines.js';
import { writable } from './validation/writable.js';

export const SPECIALITIES = [
  'Cardiology',
  'Dermatology',
  'Pediatrics',
  'Orthopedics',
  'Neurology',
  'Gynecology',
  'Dentistry',
  'Ophthalmology',
  'Psychiatry',
  'General Medicine',
] as const;
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export const USER_TYPES = ['patient', 'doctor', 'admin'] as const;
export const GENDERS = ['male', 'female'] as const;
/** A doctor who registered by a code may have to wait for an administrator's answer. */
export const DOCTOR_APPROVALS = ['waiting', 'approved', 'refused'] as const;
export type DoctorApproval = (typeof DOCTOR_APPROVALS)[number];
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
/** Largest picture of a person that is taken, in bytes (2 MiB). */
export const PICTURE_MAX_BYTES = 2 * 1024 * 1024;

export const Speciality = z
  .enum(SPECIALITIES, 'Choose a speciality from the list.')
  .meta({ id: 'Speciality', description: 'A medical speciality of the hospital.', examples: ['Cardiology'] });
export type Speciality = z.infer<typeof Speciality>;

export const Weekday = z
  .enum(WEEKDAYS, 'Choose a day of the week.')
  .meta({ id: 'Weekday', description: 'A day of the week.', examples: ['Monday'] });
export type Weekday = z.infer<typeof Weekday>;

/** Days from Monday to Sunday, in whatever order they were chosen. */
export const inWeekOrder = (days: readonly string[]): Weekday[] =>
  WEEKDAYS.filter((day) => days.includes(day));

export const UserType = z
  .enum(USER_TYPES, 'Choose patient, doctor or admin.')
  .meta({ id: 'UserType', description: 'The role of an account.', examples: ['patient'] });
export type UserType = z.infer<typeof UserType>;

export const Gender = z.enum(GENDERS, 'Choose male or female.').meta({ examples: ['female'] });

export const Email = z
  .string('Enter your email address.')
  .trim()
  .toLowerCase()
  .max(254, 'Use at most 254 characters.')
  .pipe(z.email('Enter a valid email address.'))
  .meta({
    description: 'An email address; upper and lower case are the same.',
    examples: ['patient@demo.test'],
  });

export const NewPassword = z
  .string('Choose a password.')
  .min(PASSWORD_MIN_LENGTH, `Use at least ${PASSWORD_MIN_LENGTH} characters.`)
  .max(PASSWORD_MAX_LENGTH, `Use at most ${PASSWORD_MAX_LENGTH} characters.`)
  .meta({ description: '8 to 128 characters; common passwords are refused.', examples: ['Demo-Pass-2026'] });

export const Mobile = z
  .string('Enter your mobile number.')
  .trim()
  .regex(
    /^\+?[0-9][0-9 -]{7,18}$/,
    'Enter a 10-digit Indian mobile number or one that starts with + and a country code.',
  )
  .meta({
    description: '10-digit Indian mobile number, or E.164. Answers give E.164.',
    examples: ['9812345678'],
  });

export const Login = z
  .strictObject({
    email: Email,
    password: z
      .string('Enter your password.')
      .min(1, 'Enter your password.')
      .max(PASSWORD_MAX_LENGTH)
      .meta({ examples: ['Demo-Pass-2026'] }),
    type: UserType.default('patient'),
  })
  .meta({
    id: 'Login',
    examples: [{ email: 'patient@demo.test', password: 'Demo-Pass-2026', type: 'patient' }],
  });
export type Login = z.infer<typeof Login>;

export const LoginAnswer = z
  .strictObject({
    msg: z.literal('success'),
    token: z.string().meta({
      description: 'Bearer token; ends after 30 minutes without a call, 8 hours at most.',
      examples: ['eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiI2NmYxIn0.x1Yc'],
    }),
    type: UserType,
    userId: ObjectId,
    toSetUp: z
      .array(CardBookingPart)
      .optional()
      .meta({
        description:
          "At a doctor's first login: what is missing before patients can book by card. Left out when nothing is.",
        examples: [['fee', 'availableDays', 'timeSlots']],
      }),
  })
  .meta({ id: 'LoginAnswer' });
export type LoginAnswer = z.infer<typeof LoginAnswer>;

/** A list that a multipart form sends as a JSON array, as comma-separated text, or as one value. */
const listInForm = <T extends z.ZodType>(item: T, maxItems: number) =>
  z.preprocess(
    (value) => {
      if (typeof value !== 'string') return value;
      if (!value.trim().startsWith('['))
        return value
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean);
      try {
        return JSON.parse(value) as unknown;
      } catch {
        return value; // not JSON: the array check below answers with its own sentence
      }
    },
    z.array(item, 'Give a list.').max(maxItems, `Give at most ${maxItems}.`),
  );

const Experience = z
  .number('Enter the experience in years.')
  .int('Use whole years.')
  .min(0, 'Experience cannot be below 0.')
  .max(80, 'Use at most 80 years.')
  .meta({ examples: [12] });

const distinct = (items: unknown[]) => new Set(items).size === items.length;

/** What a doctor offers; an admin may set it, the public may read it. */
export const Practice = z.strictObject({
  experience: numberInForm(Experience).meta({ description: 'Years of practice.', examples: [12] }),
  qualification: lineOfText(200, 'Enter the qualification.').meta({
    examples: ['MBBS, MD (Medicine), DM (Cardiology)'],
  }),
  fee: numberInForm(Price).meta({ description: 'Consultation fee in rupees.', examples: [800] }),
  availableDays: listInForm(Weekday, 7)
    .refine((days) => distinct(days as unknown[]), 'Name each day once.')
    .meta({ description: 'Days on which the doctor sees patients.', examples: [['Monday', 'Wednesday']] }),
  timeSlots: listInForm(ClockTime, 48)
    .refine((times) => distinct(times as unknown[]), 'Name each time once.')
    .meta({ description: 'Times of day (HH:mm) that can be booked.', examples: [['10:00', '10:30']] }),
  description: freeText(2000, 'Enter a description.').meta({
    examples: ['Heart failure and rhythm problems.'],
  }),
});

/**
 * Fields of the registration form (multipart; the picture travels as the file `image`).
 * `speciality` and `d_id` belong to doctors; the fields of Practice only to an admin who adds one.
 */
export const Register = z
  .strictObject({
    fullName: lineOfText(100, 'Enter your full name.').meta({ examples: ['Asha Rao'] }),
    email: Email,
    password: NewPassword,
    mobile: Mobile,
    dob: CalendarDate.meta({ description: 'Date of birth, in the past.', examples: ['1990-05-17'] }),
    gender: Gender,
    type: UserType.default('patient'),
    speciality: optionalInForm(Speciality),
    d_id: optionalInForm(lineOfText(40, 'Enter the doctor ID.')).meta({
      description: 'DoctorId issued by the hospital.',
      examples: ['DEMO-DOC-001'],
    }),
    experience: optionalInForm(Practice.shape.experience),
    qualification: optionalInForm(Practice.shape.qualification),
    fee: optionalInForm(Practice.shape.fee),
    availableDays: optionalInForm(Practice.shape.availableDays),
    timeSlots: optionalInForm(Practice.shape.timeSlots),
    description: optionalInForm(Practice.shape.description),
  })
  .meta({
    id: 'Register',
    examples: [
      {
        fullName: 'Asha Rao',
        email: 'asha.rao@example.org',
        password: 'quiet-river-41',
        mobile: '9812345678',
        dob: '1990-05-17',
        gender: 'female',
        type: 'patient',
      },
    ],
  });
export type Register = z.infer<typeof Register>;

export const RegisterAnswer = z
  .strictObject({
    msg: z.literal('success'),
    userId: ObjectId,
    d_id: z
      .string()
      .optional()
      .meta({ description: 'DoctorId of a new doctor.', examples: ['DEMO-DOC-001'] }),
  })
  .meta({ id: 'RegisterAnswer' });
export type RegisterAnswer = z.infer<typeof RegisterAnswer>;

export const VerifyDoctorId = z
  .strictObject({ d_id: lineOfText(40, 'Enter the doctor ID.').meta({ examples: ['DEMO-DOC-001'] }) })
  .meta({ id: 'VerifyDoctorId' });
export type VerifyDoctorId = z.infer<typeof VerifyDoctorId>;

/** A doctor in a list: what a card shows. */
export const DoctorCard = z
  .strictObject({
    _id: ObjectId,
    fullName: z.string().meta({ examples: ['Dr. Ananya Sharma'] }),
    speciality: Speciality.nullable(),
    experience: z
      .number()
      .nullable()
      .meta({ description: 'Years of practice.', examples: [12] }),
    qualification: z
      .string()
      .nullable()
      .meta({ examples: ['MBBS, MD (Medicine), DM (Cardiology)'] }),
    fee: z
      .number()
      .nullable()
      .meta({ description: 'Consultation fee in rupees.', examples: [800] }),
    image: z.string().meta({ description: 'File name below /image/users/.', examples: ['doctor.jpg'] }),
  })
  .meta({ id: 'DoctorCard' });
export type DoctorCard = z.infer<typeof DoctorCard>;

export const Doctor = z
  .strictObject({
    ...DoctorCard.shape,
    id: ObjectId,
    d_id: z
      .string()
      .nullable()
      .meta({ description: 'DoctorId given by the hospital.', examples: ['HSP-CAR-0001'] }),
    availableDays: z.array(Weekday),
    timeSlots: z.array(ClockTime),
    description: z
      .string()
      .nullable()
      .meta({ examples: ['Heart failure and rhythm problems.'] }),
  })
  .meta({ id: 'Doctor', description: 'A doctor as the public sees one.' });
export type Doctor = z.infer<typeof Doctor>;

export const DOCTOR_SORTS = ['name', 'fee', '-fee', '-experience'] as const;
export const DOCTORS_PER_PAGE = PER_PAGE;

export const DoctorsQuery = z.strictObject({
  search: z
    .string()
    .trim()
    .max(100, 'Search for at most 100 characters.')
    .optional()
    .meta({
      description: 'Part of a name or speciality; upper and lower case are the same.',
      examples: ['card'],
    }),
  speciality: Speciality.optional().meta({ description: 'Only doctors of this speciality.' }),
  day: Weekday.optional().meta({ description: 'Only doctors who see patients on this day.' }),
  sort: z.enum(DOCTOR_SORTS).optional().meta({ description: 'Order; a minus means highest first.' }),
  ...pageParameters,
});
export type DoctorsQuery = z.infer<typeof DoctorsQuery>;

/** Without parameters the whole list of doctors; with any of them one page of cards. */
export const DoctorsAnswer = z
  .union([
    success(z.array(Doctor)),
    z.strictObject({
      msg: z.literal('success'),
      value: z.array(DoctorCard),
      total: z.number().int(),
      page: z.number().int(),
      perPage: z.number().int(),
    }),
  ])
  .meta({ id: 'DoctorsAnswer' });
export type DoctorsAnswer = z.infer<typeof DoctorsAnswer>;

/** How far ahead a visit can be booked, in days. */
export const BOOKING_DAYS_AHEAD = 60;

export const SlotsQuery = z.strictObject({
  from: CalendarDate.optional().meta({ description: 'First day; today when left out.' }),
  days: z.coerce
    .number()
    .int()
    .min(1)
    .max(BOOKING_DAYS_AHEAD + 1)
    .optional()
    .meta({ description: 'Number of days, 14 when left out.', examples: [14] }),
});
export type SlotsQuery = z.infer<typeof SlotsQuery>;

export const DaySlots = z
  .strictObject({
    date: CalendarDate,
    slots: z.array(z.strictObject({ time: ClockTime, free: z.boolean() })),
  })
  .meta({ id: 'DaySlots', description: 'The slots that a doctor offers on one day.' });
export type DaySlots = z.infer<typeof DaySlots>;

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

/** What the same answer looks like for a doctor. */
export const DOCTOR_ACCOUNT: User = {
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
  description: 'Heart failure and rhythm problems.',
  published: true,
  approval: 'approved',
  approvalReason: null,
  emailConfirmed: true,
  disabled: false,
  version: 1,
  createdAt: '2026-11-21T05:30:00.000Z',
};

/** What an admin may change about a doctor. Fields that are left out stay; read-only ones are ignored. */
export const UpdateDoctor = writable(
  User,
  z
    .strictObject({
      fullName: lineOfText(100, 'Enter the full name.').meta({ examples: ['Dr. Ananya Sharma'] }),
      mobile: Mobile,
      speciality: Speciality,
      ...Practice.shape,
      published: z.boolean(),
      disabled: z.boolean().meta({ examples: [false] }),
      version: Version,
    })
    .partial(),
).meta({ id: 'UpdateDoctor' });
export type UpdateDoctor = z.infer<typeof UpdateDoctor>;

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

export const RefuseDoctor = z
  .strictObject({
    reason: lineOfText(200, 'Enter the reason.').meta({
      description: 'The doctor reads it.',
      examples: ['We could not find this registration with the medical council.'],
    }),
  })
  .meta({ id: 'RefuseDoctor' });
export type RefuseDoctor = z.infer<typeof RefuseDoctor>;

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

export const DoctorId = z
  .strictObject({
    id: ObjectId,
    code: z.string().meta({
      description: 'What the doctor types when registering.',
      examples: ['HSP-CAR-0044-7Q2MZ8K4T9XVA'],
    }),
    usedBy: z
      .strictObject({ _id: ObjectId, fullName: z.string() })
      .nullable()
      .meta({ examples: [null] }),
    usedAt: Instant.nullable().meta({ examples: [null] }),
    createdAt: Instant,
  })
  .meta({ id: 'DoctorId', description: 'A registration code that the hospital issues to one doctor.' });
export type DoctorId = z.infer<typeof DoctorId>;

export const IssueDoctorId = z
  .strictObject({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9][A-Z0-9-]{1,24}$/, 'Use 2 to 25 letters, digits and hyphens.')
      .optional()
      .meta({
        description:
          'How the code begins; HSP when left out. The server adds 65 random bits, so that no code can be guessed.',
        examples: ['HSP-CAR-0044'],
      }),
  })
  .meta({ id: 'IssueDoctorId' });
export type IssueDoctorId = z.infer<typeof IssueDoctorId>;
