import { z } from 'zod';
import { areAgesConsistent } from '../../people/age.js';
import { Gender, SEXES } from '../../people/fields.js';
import messages from '../../../../messages/en/contract/care/lab-measures.json' with { type: 'json' };
import { createMessages } from '../../messages/create-messages.js';
import { tValidation } from '../../messages/validation.js';
import { ResultNumber } from './results.js';

const tLabMeasures = createMessages('contract/care/lab-measures', messages);

/** Highest age per unit. */
const MAX_AGE = { days: 47_500, months: 1560, years: 130 } as const;

const ageIn = (unit: keyof typeof MAX_AGE) =>
  z
    .number(tLabMeasures('ageFormat'))
    .int(tLabMeasures('ageFormat'))
    .min(0, tLabMeasures('ageNegative'))
    .max(MAX_AGE[unit], tLabMeasures('ageTooHigh', { max: MAX_AGE[unit] }));

/** Facts about the tested person that a reference range depends on. */
export const TestedPerson = z
  .strictObject({
    gender: Gender.nullable().meta({
      description: 'Sex of the tested person; null if unknown.',
    }),
    age: ageIn('years')
      .nullable()
      .meta({
        description: 'Age of the tested person in whole years on the day of the sample; null if unknown.',
        examples: [36],
      }),
    ageMonths: ageIn('months')
      .nullish()
      .meta({
        description: 'The same age in whole months; null if only the years are known.',
        examples: [440],
      }),
    ageDays: ageIn('days')
      .nullish()
      .meta({
        description: 'The same age in whole days; null if only the years or months are known.',
        examples: [13_400],
      }),
  })
  .refine(areAgesConsistent, { message: tLabMeasures('agesDiffer'), path: ['ageMonths'] })
  .meta({ id: 'TestedPerson', description: 'Known facts about the tested person.' });
export type TestedPerson = z.infer<typeof TestedPerson>;

export const ReferenceRange = z
  .strictObject({
    gender: z.enum(SEXES).nullable().meta({
      description: 'Sex that the range applies to: male or female; null for both.',
    }),
    ageFrom: ageIn('days')
      .nullable()
      .meta({
        description: 'Minimum age in `ageUnit`; null if there is none.',
        examples: [18],
      }),
    ageTo: ageIn('days')
      .nullable()
      .meta({
        description: 'Maximum age in `ageUnit`, included; null if there is none.',
        examples: [null],
      }),
    ageUnit: z
      .enum(['days', 'months', 'years'])
      .optional()
      .meta({ description: 'Unit of both ages: whole days, months or years; years if omitted.' }),
    low: ResultNumber.nullable().meta({
      description: 'Lower limit, in the unit of the measure; null if there is none.',
      examples: [12.1],
    }),
    high: ResultNumber.nullable().meta({
      description: 'Upper limit, in the unit of the measure; null if there is none.',
      examples: [15.1],
    }),
    criticalLow: ResultNumber.nullish().meta({
      description: 'A value below needs action at once; null or omitted for none.',
      examples: [7],
    }),
    criticalHigh: ResultNumber.nullish().meta({
      description: 'A value above needs action at once; null or omitted for none.',
      examples: [20],
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
  .refine(({ low, criticalLow }) => criticalLow == null || low === null || criticalLow <= low, {
    message: tLabMeasures('criticalLowInside'),
    path: ['criticalLow'],
  })
  .refine(({ high, criticalHigh }) => criticalHigh == null || high === null || criticalHigh >= high, {
    message: tLabMeasures('criticalHighInside'),
    path: ['criticalHigh'],
  })
  .meta({ id: 'ReferenceRange', description: 'A reference range for a group of people.' });
export type ReferenceRange = z.infer<typeof ReferenceRange>;
