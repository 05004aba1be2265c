import { z } from 'zod';

/** Tiers that one table may have. */
export const MAX_TIERS = 6;
const MAX_HOURS = 60 * 24;
const MAX_KEPT_RUPEES = 100_000;
const MAX_MOVES = 20;

export const TIER_UNITS = ['percent', 'rupees'] as const;

export const VisitTier = z
  .strictObject({
    hours: z
      .number('Enter the hours.')
      .int('Use whole hours.')
      .min(0, 'The hours cannot be below 0.')
      .max(MAX_HOURS, `Enter at most ${MAX_HOURS} hours.`)
      .meta({
        description: 'From so many hours before the visit on, until the next tier begins.',
        examples: [24],
      }),
    kept: z
      .number('Enter what is kept.')
      .min(0, 'What is kept cannot be below 0.')
      .max(MAX_KEPT_RUPEES, `Enter at most ${MAX_KEPT_RUPEES}.`)
      .multipleOf(0.01, 'Use at most two decimals.')
      .meta({ description: 'What the hospital keeps of the fee, in `unit`; 0 for nothing.', examples: [0] }),
    unit: z
      .enum(TIER_UNITS, 'Choose percent or rupees.')
      .meta({ description: 'Whether `kept` is a share of the fee or an amount.', examples: ['percent'] }),
  })
  .refine(({ kept, unit }) => unit === 'rupees' || kept <= 100, {
    message: 'A share is at most 100 percent.',
    path: ['kept'],
  })
  .meta({
    id: 'VisitTier',
    description: 'What a patient pays who does something at least so many hours before a visit.',
  });
export type VisitTier = z.infer<typeof VisitTier>;

/** From many hours to few: each row begins where the one above it ends. */
const tiersOf = (what: string) =>
  z
    .array(VisitTier, 'Give a list.')
    .min(1, 'Enter at least one row.')
    .max(MAX_TIERS, `Enter at most ${MAX_TIERS} rows.`)
    .superRefine((tiers, context) => {
      for (const [index, { hours, kept, unit }] of tiers.entries()) {
        const above = tiers[index - 1];
        if (!above) continue;
        if (hours >= above.hours) {
          const message = 'Enter fewer hours than in the row above.';
          context.addIssue({ code: 'custom', path: [index, 'hours'], message });
        }
        if (unit === above.unit && kept < above.kept) {
          const message = 'Later cannot cost less than in the row above.';
          context.addIssue({ code: 'custom', path: [index, 'kept'], message });
        }
      }
    })
    .meta({ description: what });

export const VisitRules = z
  .strictObject({
    cancelling: tiersOf(
      'What is kept when a patient cancels, from many hours before the visit to few; below the last row all of it.',
    ),
    moving: tiersOf(
      'What a move costs a patient, from many hours before the visit to few: it is kept when the patient cancels later. Below the last row a patient cannot move the visit.',
    ),
    maxMoves: z
      .number('Enter how often.')
      .int('Use a whole number.')
      .min(0, 'It cannot be below 0.')
      .max(MAX_MOVES, `Enter at most ${MAX_MOVES}.`)
      .meta({ description: 'How often a patient may move one visit; 0 for never.', examples: [2] }),
  })
  .meta({
    id: 'VisitRules',
    description:
      'What cancelling and moving a visit costs its patient. Whatever the hospital causes is refunded in full.',
  });
export type VisitRules = z.infer<typeof VisitRules>;
