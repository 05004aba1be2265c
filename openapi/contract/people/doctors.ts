import { bulk } from '../console/bulk.js';
import { z } from 'zod';
import { DoctorHours } from '../care/hours.js';
import { Opening } from '../care/slots.js';
import {
  CalendarDate,
  ClockTime,
  PER_PAGE,
  Version,
  idOf,
  idsOf,
  lineOfText,
  pageParameters,
  success,
  successPage,
} from '../common.js';
import { writable } from '../validation/writable.js';
import { UserDto } from './accounts.js';
import { Gender, Language, Mobile, Speciality, Weekday } from './fields.js';
import { copiedName } from './names.js';
import { Practice, RegistrationNumber } from './practice.js';
import { tValidation } from '../messages/validation.js';
import messages from '../../../messages/en/contract/people/doctors.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tDoctors = createMessages('contract/people/doctors', messages);

/** Number of free times per doctor in a list. */
export const NEXT_OPENINGS = 3;

/** A doctor in a list, with the fields of a card. */
export const DoctorCard = z
  .strictObject({
    _id: idsOf('the doctor')._id,
    fullName: z.string().meta({ description: 'Full name of the doctor.', examples: ['Dr. Ananya Sharma'] }),
    speciality: Speciality.nullable().meta({
      description: 'Speciality of the doctor; null if not set.',
    }),
    experience: z
      .number()
      .nullable()
      .meta({ description: 'Years of practice; null if not given.', examples: [12] }),
    qualification: z
      .string()
      .nullable()
      .meta({
        description: 'Degrees of the doctor; null if not given.',
        examples: ['MBBS, MD (Medicine), DM (Cardiology)'],
      }),
    fee: z
      .number()
      .nullable()
      .meta({
        description:
          'Consultation fee in rupees; null if not set. Without a fee, visits cannot be paid by card.',
        examples: [800],
      }),
    image: z.string().meta({ description: 'File name below /image/users/.', examples: ['doctor.jpg'] }),
    slug: z.string().meta({
      description: 'Name of the doctor in URLs: /doctors/{slug} is the profile.',
      examples: ['dr-ananya-sharma'],
    }),
    rating: z
      .number()
      .nullable()
      .meta({
        description: 'Mean of the published reviews, 1 to 5 with one decimal; null if there are none.',
        examples: [4.6],
      }),
    reviewCount: z.int().meta({ description: 'Number of published reviews.', examples: [23] }),
    nextOpenings: z.array(Opening).max(NEXT_OPENINGS).meta({
      description:
        'Next three free times as currently known; a booking may still fail. With a filter by day or part of the day, only matching times. Empty if there is no free time in the next 60 days.',
    }),
  })
  .meta({ id: 'DoctorCard', description: 'A doctor in a list, with the fields of a card.' });
export type DoctorCard = z.infer<typeof DoctorCard>;

export const Doctor = z
  .strictObject({
    ...DoctorCard.shape,
    id: idOf('the doctor'),
    d_id: z
      .string()
      .nullable()
      .meta({
        description: 'DoctorId issued by the hospital; null if there is none.',
        examples: ['HSP-CAR-0001'],
      }),
    availableDays: z
      .array(Weekday)
      .meta({ description: 'Weekdays on which the doctor sees patients, Monday first.' }),
    timeSlots: z
      .array(ClockTime)
      .meta({ description: "Times of day that can be booked, HH:mm in the hospital's time zone." }),
    hours: DoctorHours.nullable().meta({
      description:
        'Hours per day of the week. If set, not all `timeSlots` apply to all days. Null if all days have the same times.',
    }),
    gender: Gender.nullable().meta({ description: 'Gender of the doctor; null if not given.' }),
    languages: z.array(Language).meta({ description: 'Languages that the doctor speaks with patients.' }),
    description: z
      .string()
      .nullable()
      .meta({
        description: 'Description of the practice as plain text; null if not given.',
        examples: ['Heart failure and rhythm problems.'],
      }),
  })
  .meta({ id: 'Doctor', description: 'Public profile of a doctor.' });
export type Doctor = z.infer<typeof Doctor>;

export const DOCTOR_SORTS = ['name', 'nextOpening', 'fee', '-fee', '-experience'] as const;
export type DoctorSort = (typeof DOCTOR_SORTS)[number];
/** Days relative to today; this week ends on Sunday. */
export const NAMED_DAYS = ['today', 'tomorrow', 'this-week'] as const;
export type NamedDay = (typeof NAMED_DAYS)[number];
/** Before 12:00, from 12:00 until 17:00, and later. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];
export const DOCTORS_PER_PAGE = PER_PAGE;

export const DoctorsQuery = z.strictObject({
  search: z
    .string()
    .trim()
    .max(100, tValidation('searchTooLong'))
    .optional()
    .meta({
      description: 'Part of a name or speciality; case-insensitive.',
      examples: ['card'],
    }),
  speciality: Speciality.optional().meta({ description: 'Filter: doctors of this speciality.' }),
  day: z
    .union([Weekday, z.enum(NAMED_DAYS), CalendarDate], {
      error: tDoctors('freeOnFormat'),
    })
    .optional()
    .meta({
      description:
        'Filter: doctors with a free time on `today`, `tomorrow`, `this-week` (until Sunday) or a date. With a day of the week: doctors who see patients on that day.',
      examples: ['tomorrow'],
    }),
  part: z
    .enum(DAY_PARTS, tDoctors('dayPartMissing'))
    .optional()
    .meta({
      description:
        'Filter: doctors with a free time before 12:00 (morning), from 12:00 until 17:00 (afternoon), or later (evening).',
      examples: ['morning'],
    }),
  gender: Gender.optional().meta({ description: 'Filter: doctors of this gender.', examples: ['female'] }),
  language: Language.optional().meta({ description: 'Filter: doctors who speak this language.' }),
  maxFee: z.coerce
    .number(tDoctors('feeMissing'))
    .int(tDoctors('wholeRupees'))
    .min(0, tDoctors('feeNegative'))
    .max(1_000_000, tDoctors('feeTooHigh'))
    .optional()
    .meta({
      description: 'Filter: doctors whose fee is set and at most this amount in rupees.',
      examples: [1000],
    }),
  sort: z.enum(DOCTOR_SORTS).optional().meta({
    description:
      'Sort order; a minus means descending. `nextOpening` sorts by the next free time, earliest first.',
  }),
  ...pageParameters,
});
export type DoctorsQuery = z.infer<typeof DoctorsQuery>;

/** All doctors without parameters; one page of cards with any parameter. */
export const DoctorsAnswer = z
  .union([success(z.array(Doctor).meta({ description: 'All published doctors.' })), successPage(DoctorCard)])
  .meta({ id: 'DoctorsAnswer' });
export type DoctorsAnswer = z.infer<typeof DoctorsAnswer>;

/**
 * Fields of a doctor that an administrator may change. Omitted fields are unchanged; read-only fields are ignored.
 */
export const UpdateDoctor = writable(
  UserDto,
  z
    .strictObject({
      fullName: copiedName(tValidation('fullNameMissing')).meta({
        description:
          'Full name of the doctor, on one line; at least one letter, no web address. The stored name is accepted unchanged, also if it is older than this rule.',
        examples: ['Dr. Ananya Sharma'],
      }),
      mobile: Mobile,
      speciality: Speciality,
      ...Practice.shape,
      registrationNumber: RegistrationNumber,
      registrationVerified: z.boolean().meta({
        description:
          'true: the administrator has verified the registration number; false: it must be verified again before the doctor prescribes.',
      }),
      room: lineOfText(20, tDoctors('roomMissing'))
        .nullable()
        .meta({
          description: 'Room of the doctor, shown on the screen of the waiting room; null for none.',
          examples: ['12'],
        }),
      published: z.boolean().meta({
        description:
          'Whether the doctor is in the public list. Refused until an administrator has approved the doctor.',
      }),
      disabled: z.boolean().meta({
        description:
          'true: end all login sessions of the account and block its login; false: allow the login again.',
        examples: [false],
      }),
      version: Version,
    })
    .partial(),
).meta({ id: 'UpdateDoctor' });
export type UpdateDoctor = z.infer<typeof UpdateDoctor>;

export const RefuseDoctor = z
  .strictObject({
    reason: lineOfText(200, tValidation('reasonMissing')).meta({
      description: 'Reason for the refusal; the doctor reads it.',
      examples: ['We could not find this registration with the medical council.'],
    }),
  })
  .meta({ id: 'RefuseDoctor' });
export type RefuseDoctor = z.infer<typeof RefuseDoctor>;

export const BulkDoctors = bulk('BulkDoctors', ['publish', 'hide', 'disable', 'enable']);
export type BulkDoctors = z.infer<typeof BulkDoctors>;

/** A doctor as returned by the API. */
export const DOCTOR_ACCOUNT: UserDto = {
  _id: '66f1a2b3c4d5e6f708192a3c',
  id: '66f1a2b3c4d5e6f708192a3c',
  fullName: 'Dr. Ananya Sharma',
  email: 'doctor@demo.test',
  mobile: '+919812345670',
  dob: '1982-03-09',
  dobEstimated: false,
  gender: 'female',
  type: 'doctor',
  staffRole: null,
  image: 'doctor.jpg',
  speciality: 'Cardiology',
  d_id: 'HSP-CAR-0001',
  experience: 12,
  qualification: 'MBBS, MD (Medicine), DM (Cardiology)',
  registrationNumber: 'KMC 45821',
  registrationVerified: true,
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
  address: null,
  hospitalNumber: null,
  heldBy: null,
  emailConfirmed: true,
  disabled: false,
  deceased: null,
  version: 1,
  createdAt: '2026-11-21T05:30:00.000Z',
};
