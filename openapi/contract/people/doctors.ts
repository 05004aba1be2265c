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
import { personName } from './names.js';
import { Practice } from './practice.js';
import { tValidation } from '../messages/validation.js';
import messages from '../../../messages/en/contract/people/doctors.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tDoctors = createMessages('contract/people/doctors', messages);

/** How many of a doctor's free times a list tells. */
export const NEXT_OPENINGS = 3;

/** A doctor in a list: what a card shows. */
export const DoctorCard = z
  .strictObject({
    _id: idsOf('the doctor')._id,
    fullName: z
      .string()
      .meta({ description: 'Full name of the doctor, as patients see it.', examples: ['Dr. Ananya Sharma'] }),
    speciality: Speciality.nullable().meta({
      description: 'Speciality of the doctor; null when none is set.',
    }),
    experience: z
      .number()
      .nullable()
      .meta({ description: 'Years of practice; null when not given.', examples: [12] }),
    qualification: z
      .string()
      .nullable()
      .meta({
        description: "The doctor's degrees; null when not given.",
        examples: ['MBBS, MD (Medicine), DM (Cardiology)'],
      }),
    fee: z
      .number()
      .nullable()
      .meta({
        description: 'Consultation fee in rupees; null when none is set; then visits cannot be paid by card.',
        examples: [800],
      }),
    image: z.string().meta({ description: 'File name below /image/users/.', examples: ['doctor.jpg'] }),
    slug: z.string().meta({
      description: "The doctor's name in addresses: /doctors/{slug} is the profile.",
      examples: ['dr-ananya-sharma'],
    }),
    rating: z
      .number()
      .nullable()
      .meta({
        description: 'Mean of the published reviews, 1 to 5 with one decimal; null without any.',
        examples: [4.6],
      }),
    reviewCount: z.int().meta({ description: 'How many published reviews there are.', examples: [23] }),
    nextOpenings: z.array(Opening).max(NEXT_OPENINGS).meta({
      description:
        'The next free time and the two after it, as they are known here: the booking decides. Of a list that asks for a day or a part of the day, those of it. Empty without a free time in the next 60 days.',
    }),
  })
  .meta({ id: 'DoctorCard', description: 'A doctor in a list: what a card shows.' });
export type DoctorCard = z.infer<typeof DoctorCard>;

export const Doctor = z
  .strictObject({
    ...DoctorCard.shape,
    id: idOf('the doctor'),
    d_id: z
      .string()
      .nullable()
      .meta({ description: 'DoctorId given by the hospital.', examples: ['HSP-CAR-0001'] }),
    availableDays: z
      .array(Weekday)
      .meta({ description: 'Weekdays on which the doctor sees patients, Monday first.' }),
    timeSlots: z
      .array(ClockTime)
      .meta({ description: "Times of day that can be booked, HH:mm in the hospital's time zone." }),
    hours: DoctorHours.nullable().meta({
      description:
        'Hours by the day of the week, where the doctor has them: not each day has each of `timeSlots` then. null: the same times on each of the days.',
    }),
    gender: Gender.nullable().meta({ description: 'Gender of the doctor; null when not given.' }),
    languages: z.array(Language).meta({ description: 'Languages that the doctor speaks with patients.' }),
    description: z
      .string()
      .nullable()
      .meta({
        description: 'What the doctor says about the practice, as plain text; null when not given.',
        examples: ['Heart failure and rhythm problems.'],
      }),
  })
  .meta({ id: 'Doctor', description: 'A doctor as the public sees one.' });
export type Doctor = z.infer<typeof Doctor>;

export const DOCTOR_SORTS = ['name', 'nextOpening', 'fee', '-fee', '-experience'] as const;
export type DoctorSort = (typeof DOCTOR_SORTS)[number];
/** Days that are named by where they lie from today; this week ends with its Sunday. */
export const NAMED_DAYS = ['today', 'tomorrow', 'this-week'] as const;
export type NamedDay = (typeof NAMED_DAYS)[number];
/** Before 12:00, before 17:00, and from then on. */
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
      description: 'Part of a name or speciality; upper and lower case are the same.',
      examples: ['card'],
    }),
  speciality: Speciality.optional().meta({ description: 'Only doctors of this speciality.' }),
  day: z
    .union([Weekday, z.enum(NAMED_DAYS), CalendarDate], {
      error: tDoctors('freeOnFormat'),
    })
    .optional()
    .meta({
      description:
        'Only doctors with a free time then: `today`, `tomorrow`, `this-week` (until Sunday) or a date. With a day of the week, doctors who see patients on it.',
      examples: ['tomorrow'],
    }),
  part: z
    .enum(DAY_PARTS, tDoctors('dayPartMissing'))
    .optional()
    .meta({
      description: 'Only doctors with a free time before 12:00, from then until 17:00, or later.',
      examples: ['morning'],
    }),
  gender: Gender.optional().meta({ description: 'Only doctors of this gender.', examples: ['female'] }),
  language: Language.optional().meta({ description: 'Only doctors who speak this language.' }),
  maxFee: z.coerce
    .number(tDoctors('feeMissing'))
    .int(tDoctors('wholeRupees'))
    .min(0, tDoctors('feeNegative'))
    .max(1_000_000, tDoctors('feeTooHigh'))
    .optional()
    .meta({ description: 'Only doctors whose fee in rupees is set and no higher.', examples: [1000] }),
  sort: z.enum(DOCTOR_SORTS).optional().meta({
    description: 'Order; a minus means highest first. `nextOpening` begins with who is free first.',
  }),
  ...pageParameters,
});
export type DoctorsQuery = z.infer<typeof DoctorsQuery>;

/** Without parameters the whole list of doctors; with any of them one page of cards. */
export const DoctorsAnswer = z
  .union([
    success(z.array(Doctor).meta({ description: 'All doctors whom the public sees.' })),
    successPage(DoctorCard),
  ])
  .meta({ id: 'DoctorsAnswer' });
export type DoctorsAnswer = z.infer<typeof DoctorsAnswer>;

/** What an admin may change about a doctor. Fields that are left out stay; read-only ones are ignored. */
export const UpdateDoctor = writable(
  UserDto,
  z
    .strictObject({
      fullName: personName(tValidation('fullNameMissing')).meta({
        description:
          'Full name of the doctor, as patients see it, on one line, with a letter and without a web address.',
        examples: ['Dr. Ananya Sharma'],
      }),
      mobile: Mobile,
      speciality: Speciality,
      ...Practice.shape,
      room: lineOfText(20, tDoctors('roomMissing'))
        .nullable()
        .meta({
          description:
            "Where the doctor sees patients, as the waiting room's screen names it; null for none.",
          examples: ['12'],
        }),
      published: z.boolean().meta({
        description:
          'Whether the doctor appears in the public list; refused before an administrator has approved the doctor.',
      }),
      disabled: z.boolean().meta({
        description:
          'true ends all login sessions of the account and blocks its login; false opens it again.',
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
      description: 'The doctor reads it.',
      examples: ['We could not find this registration with the medical council.'],
    }),
  })
  .meta({ id: 'RefuseDoctor' });
export type RefuseDoctor = z.infer<typeof RefuseDoctor>;

export const BulkDoctors = bulk('BulkDoctors', ['publish', 'hide', 'disable', 'enable']);
export type BulkDoctors = z.infer<typeof BulkDoctors>;
