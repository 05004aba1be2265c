import { z } from 'zod';
import '../../validation/sentences.js';
import messages from '../../../../messages/en/contract/care/dosage-errors.json' with { type: 'json' };
import { createMessages } from '../../messages/create-messages.js';
import { coversPeriod, isOneMealTime } from './consistency.js';
import {
  AS_NEEDED_REASONS,
  DAYS_IN,
  DOSE_UNITS,
  DURATION_UNITS,
  INSTRUCTIONS,
  MAX_STEPS,
  ROUTES,
  TIMES_OF_DAY,
  WEEKDAYS,
} from './dosage-facts.js';

const tDosageError = createMessages('contract/care/dosage-errors', messages);

const MAX_AMOUNT = 10_000_000;
const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

const amount = () => z.number().max(MAX_AMOUNT).multipleOf(0.001, tDosageError('tooManyDecimals'));
const Amount = amount().positive();
const PatternAmount = amount().min(0);
const count = (max: number) => z.number().int().min(1).max(max);

const When = z
  .array(z.enum(TIMES_OF_DAY))
  .max(TIMES_OF_DAY.length)
  .refine(isUnique, tDosageError('repeated'))
  .meta({ description: 'Times of the day, in their order; empty if none are named.', examples: [['night']] });
const DaysOfWeek = z
  .array(z.enum(WEEKDAYS))
  .max(WEEKDAYS.length)
  .refine(isUnique, tDosageError('repeated'))
  .meta({ description: 'Days of the week, in their order.', examples: [['mon', 'wed', 'fri']] });

const Pattern = z
  .strictObject({
    kind: z.literal('pattern'),
    morning: PatternAmount,
    noon: PatternAmount,
    evening: PatternAmount,
    night: PatternAmount,
    everyDays: count(90).meta({ description: '1: every day; 2: alternate days.', examples: [1] }),
    dayOfWeek: DaysOfWeek,
  })
  .refine(({ morning, noon, evening, night }) => morning + noon + evening + night > 0, {
    message: tDosageError('patternEmpty'),
    path: ['morning'],
  })
  .refine(({ everyDays, dayOfWeek }) => everyDays === 1 || dayOfWeek.length === 0, {
    message: tDosageError('daysTwice'),
    path: ['everyDays'],
  })
  .meta({
    id: 'DosagePattern',
    description: 'Amounts in the unit of the dose at each time of the day: "1-0-1", "10-0-6 units".',
  });

const Frequency = z
  .strictObject({
    kind: z.literal('frequency'),
    frequency: count(24).meta({ description: 'Number of doses per period.', examples: [2] }),
    period: count(90).meta({ description: 'Length of the period.', examples: [1] }),
    periodUnit: z.enum(['h', 'd', 'wk', 'mo']).meta({
      description:
        'Unit of the period: hours, days, weeks or months. With days, the doses are taken on one day of each period.',
    }),
    when: When,
  })
  .refine(({ frequency, periodUnit }) => periodUnit !== 'h' || frequency === 1, {
    message: tDosageError('hoursOnce'),
    path: ['frequency'],
  })
  .refine(
    ({ frequency, periodUnit, when }) =>
      when.length === 0 ||
      (periodUnit === 'd' ? when.length === frequency : periodUnit !== 'h' && when.length === 1),
    { message: tDosageError('timesDiffer'), path: ['when'] },
  )
  .meta({
    id: 'DosageFrequency',
    description: 'Doses per period: twice a day, every 8 hours, once a week, alternate days (1 per 2 d).',
  });

const OnWeekdays = z
  .strictObject({
    kind: z.literal('weekdays'),
    dayOfWeek: DaysOfWeek.min(1),
    frequency: count(24).meta({ description: 'Number of doses on each of the days.', examples: [1] }),
    when: When,
  })
  .refine(({ frequency, when }) => when.length === 0 || when.length === frequency, {
    message: tDosageError('timesDiffer'),
    path: ['when'],
  })
  .meta({ id: 'DosageWeekdays', description: 'Doses on days of the week.' });

const Once = z
  .strictObject({ kind: z.literal('once') })
  .meta({ id: 'DosageOnce', description: 'One dose at once.' });

const Timing = z.discriminatedUnion('kind', [Pattern, Frequency, OnWeekdays, Once]);
export type Timing = z.infer<typeof Timing>;

const Duration = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('fixed'),
      value: Amount,
      unit: z
        .enum(DURATION_UNITS)
        .meta({ description: 'Days, weeks, months (30 days) or years (365 days).' }),
    })
    .refine(({ value, unit }) => Number.isInteger(value * DAYS_IN[unit]), {
      message: tDosageError('wholeDays'),
      path: ['value'],
    })
    .meta({ id: 'FixedDuration', examples: [{ kind: 'fixed', value: 5, unit: 'd' }] }),
  z.strictObject({ kind: z.literal('untilReview') }).meta({ id: 'UntilReview' }),
  z.strictObject({ kind: z.literal('longTerm') }).meta({ id: 'LongTerm' }),
]);
export type Duration = z.infer<typeof Duration>;

/** One step of how a medicine is taken. */
export const Dosage = z
  .strictObject({
    dose: z
      .strictObject({
        value: Amount.meta({ examples: [1] }),
        unit: z.enum(DOSE_UNITS).meta({
          description: '`unit` is an international unit; `piece` is one of the form that the medicine has.',
        }),
      })
      .nullable()
      .meta({
        description: 'Amount of one dose; value 1 with a pattern, which states the amounts. Null if unknown.',
      }),
    route: z.enum(ROUTES).nullable().meta({ description: 'Route and site; null if not stated.' }),
    timing: Timing.nullable().meta({
      description: 'Times of the doses; null only for a medicine taken as needed.',
    }),
    asNeeded: z
      .strictObject({
        reason: z.enum(AS_NEEDED_REASONS).nullable().meta({ description: 'Null if not stated.' }),
        maxPerDay: count(24)
          .nullable()
          .meta({ description: 'Maximum number of doses a day; null if none is set.' }),
      })
      .nullable()
      .meta({ description: 'Taken only when needed; null if taken regularly.' }),
    duration: Duration.nullable().meta({ description: 'Null if not stated, and for a single dose.' }),
    instructions: z
      .array(z.enum(INSTRUCTIONS))
      .refine(isUnique, tDosageError('repeated'))
      .meta({ description: 'Instructions to the patient.', examples: [['afterFood']] }),
  })
  .refine(({ timing, asNeeded }) => timing !== null || asNeeded !== null, {
    message: tDosageError('timingMissing'),
    path: ['timing'],
  })
  .refine(({ timing, dose }) => timing?.kind !== 'pattern' || dose?.value === 1, {
    message: tDosageError('patternDose'),
    path: ['dose'],
  })
  .refine(coversPeriod, { message: tDosageError('durationTooShort'), path: ['duration'] })
  .refine(isOneMealTime, { message: tDosageError('mealTimesDiffer'), path: ['instructions'] })
  .refine(
    ({ timing, asNeeded, duration }) => timing?.kind !== 'once' || (asNeeded === null && duration === null),
    { message: tDosageError('onceAlone'), path: ['duration'] },
  )
  .meta({
    id: 'Dosage',
    description: 'One step of how a medicine is taken, after FHIR Dosage and Timing.',
    examples: [
      {
        dose: { value: 1, unit: 'tablet' },
        route: null,
        timing: { kind: 'pattern', morning: 1, noon: 0, evening: 0, night: 1, everyDays: 1, dayOfWeek: [] },
        asNeeded: null,
        duration: { kind: 'fixed', value: 5, unit: 'd' },
        instructions: ['afterFood'],
      },
    ],
  });
export type Dosage = z.infer<typeof Dosage>;

/** The steps of one medicine, in their order. */
export const Dosages = z
  .array(Dosage)
  .min(1)
  .max(MAX_STEPS)
  .refine(
    (steps) => new Set(steps.map(({ dose }) => dose === null)).size === 1,
    tDosageError('doseInSomeSteps'),
  )
  .refine(
    (steps) => steps.slice(0, -1).every(({ duration }) => !duration || duration.kind === 'fixed'),
    tDosageError('stepAfterOpenEnd'),
  )
  .meta({ description: 'Steps of the dosage, in their order.' });
