import { z } from 'zod';
import '../../validation/sentences.js';
import messages from '../../../../messages/en/contract/care/dosage-errors.json' with { type: 'json' };
import { createMessages } from '../../messages/create-messages.js';
import { DAYS_IN, DURATION_UNITS, TIMES_OF_DAY, WEEKDAYS } from './dosage-facts.js';

export const tDosageError = createMessages('contract/care/dosage-errors', messages);

const MAX_AMOUNT = 10_000_000;
export const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

const amount = () => z.number().max(MAX_AMOUNT).multipleOf(0.001, tDosageError('tooManyDecimals'));
export const Amount = amount().positive();
const amountAt = (time: string) =>
  amount()
    .min(0)
    .meta({ description: `Amount: ${time}; 0 for none.`, examples: [1] });
const kind = <K extends string>(name: K) =>
  z.literal(name).meta({ description: `Always \`${name}\`.`, examples: [name] });
export const count = (max: number) => z.number().int().min(1).max(max);

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
    kind: kind('pattern'),
    morning: amountAt('morning'),
    noon: amountAt('noon'),
    evening: amountAt('evening'),
    night: amountAt('night'),
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
    kind: kind('frequency'),
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
    kind: kind('weekdays'),
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
  .strictObject({ kind: kind('once') })
  .meta({ id: 'DosageOnce', description: 'One dose at once.' });

export const Timing = z.discriminatedUnion('kind', [Pattern, Frequency, OnWeekdays, Once]);
export type Timing = z.infer<typeof Timing>;

export const Duration = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: kind('fixed'),
      value: Amount.meta({ description: 'Length in the unit.', examples: [5] }),
      unit: z
        .enum(DURATION_UNITS)
        .meta({ description: 'Days, weeks, months (30 days) or years (365 days).' }),
    })
    .refine(({ value, unit }) => Number.isInteger(value * DAYS_IN[unit]), {
      message: tDosageError('wholeDays'),
      path: ['value'],
    })
    .meta({ id: 'FixedDuration', examples: [{ kind: 'fixed', value: 5, unit: 'd' }] }),
  z.strictObject({ kind: kind('untilReview') }).meta({ id: 'UntilReview' }),
  z.strictObject({ kind: kind('longTerm') }).meta({ id: 'LongTerm' }),
]);
export type Duration = z.infer<typeof Duration>;
