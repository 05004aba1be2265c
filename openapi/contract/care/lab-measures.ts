import { z } from 'zod';
import { lineOfText } from '../common.js';
import { Gender } from '../people/fields.js';
import { MAX_RESULTS, ResultNumber, Unit } from './lab-results.js';
import messages from '../../../messages/en/contract/care/lab-measures.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tLabMeasures = createMessages('contract/care/lab-measures', messages);

/** Maximum number of reference ranges per measure of a lab test. */
export const MAX_RANGES = 12;
const MAX_AGE = 130;

const Age = z
  .number(tLabMeasures('ageFormat'))
  .int(tLabMeasures('ageFormat'))
  .min(0, tLabMeasures('ageNegative'))
  .max(MAX_AGE, tLabMeasures('ageTooHigh', { max: MAX_AGE }));

/** Facts about the tested person that a reference range depends on. */
export const TestedPerson = z
  .strictObject({
    gender: Gender.nullable().meta({
      description: 'Sex of the tested person: male or female; null if unknown.',
    }),
    age: Age.nullable().meta({
      description: 'Age of the tested person in whole years on the day of the sample; null if unknown.',
      examples: [36],
    }),
  })
  .meta({ id: 'TestedPerson', description: 'Known facts about the tested person.' });
export type TestedPerson = z.infer<typeof TestedPerson>;

export const ReferenceRange = z
  .strictObject({
    gender: Gender.nullable().meta({
      description: 'Sex that the range applies to: male or female; null for both.',
    }),
    ageFrom: Age.nullable().meta({
      description: 'Minimum age in whole years; null if there is none.',
      examples: [18],
    }),
    ageTo: Age.nullable().meta({
      description: 'Maximum age in whole years; null if there is none.',
      examples: [null],
    }),
    low: ResultNumber.nullable().meta({
      description: 'Lower limit, in the unit of the measure; null if there is none.',
      examples: [12.1],
    }),
    high: ResultNumber.nullable().meta({
      description: 'Upper limit, in the unit of the measure; null if there is none.',
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
  .meta({ id: 'ReferenceRange', description: 'A reference range for a group of people.' });
export type ReferenceRange = z.infer<typeof ReferenceRange>;

const oldest = ({ ageTo }: ReferenceRange) => ageTo ?? MAX_AGE;
const youngest = ({ ageFrom }: ReferenceRange) => ageFrom ?? 0;

/** Whether both ranges apply to some person. */
const overlap = (one: ReferenceRange, other: ReferenceRange): boolean =>
  (one.gender === null || other.gender === null || one.gender === other.gender) &&
  youngest(one) <= oldest(other) &&
  youngest(other) <= oldest(one);

export const LabMeasure = z
  .strictObject({
    name: lineOfText(100, tLabMeasures('measureMissing')).meta({
      description: 'Name of the measure.',
      examples: ['Haemoglobin'],
    }),
    unit: Unit.meta({ description: 'Unit of the values and ranges; empty if there is none.' }),
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
      .meta({ description: 'Reference ranges; at most one applies to a person.' }),
  })
  .meta({ id: 'LabMeasure', description: 'A value that a lab test measures.' });
export type LabMeasure = z.infer<typeof LabMeasure>;

/** Unique names, ignoring case. */
export const haveUniqueNames = (named: readonly { name: string }[]): boolean =>
  new Set(named.map(({ name }) => name.toLowerCase())).size === named.length;

export const LabMeasures = z
  .array(LabMeasure, tValidation('listMissing'))
  .max(MAX_RESULTS, tLabMeasures('tooManyMeasures', { max: MAX_RESULTS }))
  .refine(haveUniqueNames, tLabMeasures('measuresRepeated'))
  .meta({
    description: 'Measures of the test, with units and reference ranges, in the order of the report.',
  });

/** The measure with this name, ignoring case. */
export const measureOf = (measures: readonly LabMeasure[], name: string): LabMeasure | undefined =>
  measures.find((measure) => measure.name.toLowerCase() === name.trim().toLowerCase());

/** The range that applies to the person; null if none does, or if it depends on unknown facts. */
export const rangeFor = ({ ranges }: LabMeasure, { gender, age }: TestedPerson): ReferenceRange | null =>
  ranges.find((range) => {
    const isForAllAges = range.ageFrom === null && range.ageTo === null;
    const fitsAge = age === null ? isForAllAges : youngest(range) <= age && age <= oldest(range);
    return fitsAge && (range.gender === null || range.gender === gender);
  }) ?? null;

export const BookingMeasures = z
  .strictObject({
    person: TestedPerson.meta({
      description: 'Facts from the account that booked; unknown if the sample is from another person.',
    }),
    measures: LabMeasures,
  })
  .meta({ id: 'BookingMeasures', description: 'Measures for entering the report of a lab booking.' });
export type BookingMeasures = z.infer<typeof BookingMeasures>;
