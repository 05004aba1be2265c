import { z } from 'zod';
import { MAX_TIMES } from '../care/hours.js';
import { ClockTime, freeText, lineOfText, numberInForm } from '../common.js';
import { LANGUAGES, Language, Weekday } from './fields.js';
import { Fee } from '../shop/card-amounts.js';
import { tValidation } from '../messages/validation.js';
import messages from '../../../messages/en/contract/people/practice.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tPractice = createMessages('contract/people/practice', messages);

/** A list in a multipart form: a JSON array, comma-separated text, or one value. */
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
        return value; // not JSON: the array check below reports it
      }
    },
    z.array(item, tValidation('listMissing')).max(maxItems, tValidation('tooManyEntries', { max: maxItems })),
  );

const Experience = z
  .number(tValidation('experienceMissing'))
  .int(tValidation('wholeYears'))
  .min(0, tValidation('experienceNegative'))
  .max(80, tValidation('experienceTooHigh'))
  .meta({ examples: [12] });

const distinct = (items: unknown[]) => new Set(items).size === items.length;

/** The number under which a medical council has registered a doctor. */
export const RegistrationNumber = lineOfText(40, tPractice('registrationNumberMissing'))
  .nullable()
  .meta({
    description:
      'Medical council and registration number of a doctor; null for none. A change must be verified again.',
    examples: ['KMC 45821'],
  });

/** Details of a doctor's practice: set by an administrator, visible to the public. */
export const Practice = z.strictObject({
  experience: numberInForm(Experience).meta({ description: 'Years of practice.', examples: [12] }),
  qualification: lineOfText(200, tPractice('qualificationMissing')).meta({
    description: 'Degrees of the doctor, on one line.',
    examples: ['MBBS, MD (Medicine), DM (Cardiology)'],
  }),
  fee: numberInForm(Fee).meta({
    description: 'Consultation fee in rupees: 0 for free visits, or an amount that a card can pay.',
    examples: [800],
  }),
  availableDays: listInForm(Weekday, 7)
    .refine((days) => distinct(days as unknown[]), tValidation('daysRepeated'))
    .meta({ description: 'Days on which the doctor sees patients.', examples: [['Monday', 'Wednesday']] }),
  timeSlots: listInForm(ClockTime, MAX_TIMES)
    .refine((times) => distinct(times as unknown[]), tValidation('timesRepeated'))
    .meta({ description: 'Times of day that can be booked, HH:mm.', examples: [['10:00', '10:30']] }),
  languages: listInForm(Language, LANGUAGES.length)
    .refine((languages) => distinct(languages as unknown[]), tValidation('languagesRepeated'))
    .meta({ description: 'Languages spoken with patients.', examples: [['English', 'Hindi']] }),
  description: freeText(2000, 'Enter a description.').meta({
    description: 'Description of the practice as plain text; several paragraphs are allowed.',
    examples: ['Heart failure and rhythm problems.'],
  }),
});
