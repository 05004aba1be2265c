import { z } from 'zod';
import { MAX_TIMES } from '../care/hours.js';
import { ClockTime, Price, freeText, lineOfText, numberInForm } from '../common.js';
import { LANGUAGES, Language, Weekday } from './fields.js';
import { tValidation } from '../messages/validation.js';
import messages from '../../../messages/en/contract/people/practice.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tPractice = createMessages('contract/people/practice', messages);

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
    z.array(item, tValidation('listMissing')).max(maxItems, tValidation('tooManyEntries', { max: maxItems })),
  );

const Experience = z
  .number(tValidation('experienceMissing'))
  .int(tValidation('wholeYears'))
  .min(0, tValidation('experienceNegative'))
  .max(80, tValidation('experienceTooHigh'))
  .meta({ examples: [12] });

const distinct = (items: unknown[]) => new Set(items).size === items.length;

/** What a doctor offers; an admin may set it, the public may read it. */
export const Practice = z.strictObject({
  experience: numberInForm(Experience).meta({ description: 'Years of practice.', examples: [12] }),
  qualification: lineOfText(200, tPractice('qualificationMissing')).meta({
    description: "The doctor's degrees, on one line.",
    examples: ['MBBS, MD (Medicine), DM (Cardiology)'],
  }),
  fee: numberInForm(Price).meta({ description: 'Consultation fee in rupees.', examples: [800] }),
  availableDays: listInForm(Weekday, 7)
    .refine((days) => distinct(days as unknown[]), tValidation('daysRepeated'))
    .meta({ description: 'Days on which the doctor sees patients.', examples: [['Monday', 'Wednesday']] }),
  timeSlots: listInForm(ClockTime, MAX_TIMES)
    .refine((times) => distinct(times as unknown[]), tValidation('timesRepeated'))
    .meta({ description: 'Times of day (HH:mm) that can be booked.', examples: [['10:00', '10:30']] }),
  languages: listInForm(Language, LANGUAGES.length)
    .refine((languages) => distinct(languages as unknown[]), tValidation('languagesRepeated'))
    .meta({ description: 'Languages spoken with patients.', examples: [['English', 'Hindi']] }),
  description: freeText(2000, 'Enter a description.').meta({
    description: 'What the doctor says about the practice: plain text, several paragraphs at most.',
    examples: ['Heart failure and rhythm problems.'],
  }),
});
