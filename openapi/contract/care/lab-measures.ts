import { z } from 'zod';
import { lineOfText } from '../common.js';
import { Gender } from '../people/fields.js';
import { MAX_RESULTS, ResultNumber, Unit } from './lab-results.js';
import messages from '../../../messages/en/contract/care/lab-measures.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tLabMeasures = createMessages('contract/care/lab-measures', messages);

/** Reference ranges that one measure of a lab test may have. */
export const MAX_RANGES = 12;
const MAX_AGE = 130;

const Age = z
  .number(tLabMeasures('ageFormat'))
  .int(tLabMeasures('ageFormat'))
  .min(0, tLabMeasures('ageNegative'))
  .max(MAX_AGE, tLabMeasures('ageTooHigh', { max: MAX_AGE }));

/** Whose sample it is, as far as a reference range depends on it. */
export const TestedPerson = z
  .strictObject({
    gender: Gender.nullable().meta({
      description: 'Sex of the person whose sample it is: male or female; null when it is not known.',
    }),
    age: Age.nullable().meta({
      description: 'Age in whole years on the day of the sample; null when it is not known.',
      examples: [36],
    }),
  })
  .meta({ id: 'TestedPerson', description: 'What is known of the person whose sample it is.' });
export type TestedPerson = z.infer<typeof TestedPerson>;

export const ReferenceRange = z
  .strictObject({
    gender: Gender.nullable().meta({ description: 'Whom it holds for: male or female; null for both.' }),
    ageFrom: Age.nullable().meta({
      description: 'Youngest age that it holds for, in whole years; null for no lower end.',
      examples: [18],
    }),
    ageTo: Age.nullable().meta({
      description: 'Oldest age that it holds for, in whole years; null for no upper end.',
      examples: [null],
    }),
    low: ResultNumber.nullable().meta({
      description: 'Lower end, in the unit of the measure; null for none.',
      examples: [12.1],
    }),
    high: ResultNumber.nullable().meta({
      description: 'Upper end, in the unit of the measure; null for none.',
      examples: [15.1],
    }),
  })
  .refine(({ low, high }) => low !== null || high !== null, {
    message: tLabMeasures('rangeEmpty'),
    path: ['low'],
  })
  .refine(({ low, high }) => low === null || high === null || low <= high, {
    message: tValidation('rangeReversed'),
    path: ['low'],
  })
  .refine(({ ageFrom, ageTo }) => ageFrom === null || ageTo === null || ageFrom <= ageTo, {
    message: tLabMeasures('agesReversed'),
    path: ['ageFrom'],
  })
  .meta({ id: 'ReferenceRange', description: 'What is normal for some people.' });
export type ReferenceRange = z.infer<typeof ReferenceRange>;

const oldest = ({ ageTo }: ReferenceRange) => ageTo ?? MAX_AGE;
const youngest = ({ ageFrom }: ReferenceRange) => ageFrom ?? 0;

/** Whether there is a person for whom both hold. */
const overlap = (one: ReferenceRange, other: ReferenceRange): boolean =>
  (one.gender === null || other.gender === null || one.gender === other.gender) &&
  youngest(one) <= oldest(other) &&
  youngest(other) <= oldest(one);

export const LabMeasure = z
  .strictObject({
    name: lineOfText(100, tLabMeasures('measureMissing')).meta({
      description: 'What is measured.',
      examples: ['Haemoglobin'],
    }),
    unit: Unit.meta({ description: 'Unit of the values and of the ranges; empty for none.' }),
    ranges: z
      .array(ReferenceRange)
      .max(MAX_RANGES, tLabMeasures('tooManyRanges', { max: MAX_RANGES }))
      .superRefine((ranges, context) => {
        for (const [index, range] of ranges.entries()) {
          if (!ranges.slice(0, index).some((earlier) => overlap(range, earlier))) continue;
          const message = tLabMeasures('rangesOverlap');
          context.addIssue({ code: 'custom', path: [index, 'low'], message });
        }
      })
      .meta({ description: 'What is normal for whom; one at most holds for a person.' }),
  })
  .meta({ id: 'LabMeasure', description: 'One of the values that a lab test measures.' });
export type LabMeasure = z.infer<typeof LabMeasure>;

/** Names that differ in more than their capitals. */
export const haveOwnNames = (named: readonly { name: string }[]): boolean =>
  new Set(named.map(({ name }) => name.toLowerCase())).size === named.length;

export const LabMeasures = z
  .array(LabMeasure, tValidation('listMissing'))
  .max(MAX_RESULTS, tLabMeasures('tooManyMeasures', { max: MAX_RESULTS }))
  .refine(haveOwnNames, tLabMeasures('measuresRepeated'))
  .meta({
    description: 'What the test measures, with units and reference ranges, in the order of the report.',
  });

/** The definition of this name, whatever its capitals. */
export const measureOf = (measures: readonly LabMeasure[], name: string): LabMeasure | undefined =>
  measures.find((measure) => measure.name.toLowerCase() === name.trim().toLowerCase());

/** The range that holds for a person; null where none does, or where it depends on what is not known of the person. */
export const rangeFor = ({ ranges }: LabMeasure, { gender, age }: TestedPerson): ReferenceRange | null =>
  ranges.find((range) => {
    const isForAllAges = range.ageFrom === null && range.ageTo === null;
    const fitsAge = age === null ? isForAllAges : youngest(range) <= age && age <= oldest(range);
    return fitsAge && (range.gender === null || range.gender === gender);
  }) ?? null;

export const BookingMeasures = z
  .strictObject({
    person: TestedPerson.meta({
      description: "As the account that booked knows it; unknown when the sample is another person's.",
    }),
    measures: LabMeasures,
  })
  .meta({ id: 'BookingMeasures', description: 'What the report of a lab booking is typed into.' });
export type BookingMeasures = z.infer<typeof BookingMeasures>;
