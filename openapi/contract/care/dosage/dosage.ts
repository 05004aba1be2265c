import { z } from 'zod';
import { coversPeriod, isOneMealTime } from './consistency.js';
import { AS_NEEDED_REASONS, DOSE_UNITS, INSTRUCTIONS, MAX_STEPS, ROUTES } from './dosage-facts.js';
import { Amount, Duration, Timing, count, isUnique, tDosageError } from './timing.js';

/** One step of how a medicine is taken. */
export const Dosage = z
  .strictObject({
    dose: z
      .strictObject({
        value: Amount.meta({ description: 'Amount in the unit.', examples: [1] }),
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
