import { z } from 'zod';
import { CalendarDate } from '../common.js';
import { Gender } from '../people/fields.js';
import messages from '../../../messages/en/contract/shop/lab-bookings.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tLabBookings = createMessages('contract/shop/lab-bookings', messages);

/** Whose sample a booking is about: the patient of the booking, another person, or not stated. */
export const LAB_SUBJECTS = ['patient', 'other', 'notStated'] as const;
const MAX_AGE_YEARS = 130;

const AgeInYears = z
  .number(tLabBookings('ageFormat'))
  .int(tLabBookings('ageFormat'))
  .min(0, tLabBookings('ageFormat'))
  .max(MAX_AGE_YEARS, tLabBookings('ageTooHigh', { max: MAX_AGE_YEARS }));

/** The choice of a caller. */
export const LabSubjectInput = z
  .strictObject({
    who: z.enum(['patient', 'other'], tLabBookings('subjectMissing')).meta({
      description:
        'patient: the patient of the booking, i.e. the caller or the dependant for whom the caller acts; other: somebody else, with sex and age.',
      examples: ['patient'],
    }),
    gender: Gender.optional().meta({ description: 'Sex of another person; required for other.' }),
    dob: CalendarDate.optional().meta({
      description: 'Date of birth of another person, not in the future. Either this or `age`.',
      examples: ['1990-05-17'],
    }),
    age: AgeInYears.optional().meta({
      description: 'Age of another person in whole years at the booking. Either this or `dob`.',
      examples: [36],
    }),
  })
  .superRefine(({ who, gender, dob, age }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const facts = { gender, dob, age };
    if (who === 'patient') {
      for (const [field, value] of Object.entries(facts))
        if (value !== undefined) refuse(field, tLabBookings('factsOfOthersOnly'));
      return;
    }
    if (gender === undefined) refuse('gender', tLabBookings('sexMissing'));
    if (dob === undefined && age === undefined) refuse('age', tLabBookings('ageMissing'));
    if (dob !== undefined && age !== undefined) refuse('age', tLabBookings('ageOrBirthDate'));
  })
  .meta({
    id: 'LabSubjectInput',
    description: 'Person whose sample is tested.',
    examples: [{ who: 'patient' }, { who: 'other', gender: 'female', age: 62 }],
  });
export type LabSubjectInput = z.infer<typeof LabSubjectInput>;

export const LabSubject = z
  .strictObject({
    who: z.enum(LAB_SUBJECTS).meta({
      description:
        'patient: the patient of the booking; other: somebody else; notStated: the booking does not say whose sample it is.',
      examples: ['patient'],
    }),
    gender: Gender.nullable().meta({ description: 'Sex of another person; null otherwise.' }),
    dob: CalendarDate.nullable().meta({
      description: 'Date of birth of another person; null otherwise or if only the age is known.',
      examples: [null],
    }),
    age: z
      .number()
      .int()
      .nullable()
      .meta({
        description: 'Age of another person in whole years at the booking; null otherwise.',
        examples: [null],
      }),
  })
  .meta({ id: 'LabSubject', description: 'Person whose sample is tested, as stored with the booking.' });
export type LabSubject = z.infer<typeof LabSubject>;

export const SetLabSubject = z
  .strictObject({ subject: LabSubjectInput })
  .meta({ id: 'SetLabSubject', examples: [{ subject: { who: 'other', gender: 'female', age: 62 } }] });
export type SetLabSubject = z.infer<typeof SetLabSubject>;
