import { z } from 'zod';
import messages from '../../../messages/en/contract/site/visit-rules.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tVisitRules = createMessages('contract/site/visit-rules', messages);

/** Maximum number of tiers per table. */
export const MAX_TIERS = 6;
const MAX_HOURS = 60 * 24;
const MAX_KEPT_RUPEES = 100_000;
const MAX_MOVES = 20;

export const TIER_UNITS = ['percent', 'rupees'] as const;

export const VisitTier = z
  .strictObject({
    hours: z
      .number(tValidation('hoursMissing'))
      .int(tVisitRules('wholeHours'))
      .min(0, tVisitRules('hoursNegative'))
      .max(MAX_HOURS, tVisitRules('hoursTooHigh', { max: MAX_HOURS }))
      .meta({
        description: 'Start of the tier, in hours before the visit. The tier ends where the next one begins.',
        examples: [24],
      }),
    kept: z
      .number(tVisitRules('keptMissing'))
      .min(0, tVisitRules('keptNegative'))
      .max(MAX_KEPT_RUPEES, tVisitRules('keptTooHigh', { max: MAX_KEPT_RUPEES }))
      .multipleOf(0.01, tValidation('tooManyDecimals'))
      .meta({
        description: 'Part of the fee that the hospital keeps, in `unit`; 0 for nothing.',
        examples: [0],
      }),
    unit: z
      .enum(TIER_UNITS, tVisitRules('unitMissing'))
      .meta({ description: 'Unit of `kept`: a share of the fee or an amount.', examples: ['percent'] }),
  })
  .refine(({ kept, unit }) => unit === 'rupees' || kept <= 100, {
    message: tVisitRules('shareTooHigh'),
    path: ['kept'],
  })
  .meta({
    id: 'VisitTier',
    description: 'Charge for a patient who cancels or moves at least this many hours before a visit.',
  });
export type VisitTier = z.infer<typeof VisitTier>;

/** Descending hours: each row starts where the previous one ends. */
const tiersOf = (what: string) =>
  z
    .array(VisitTier, tValidation('listMissing'))
    .min(1, tVisitRules('rowMissing'))
    .max(MAX_TIERS, tVisitRules('tooManyRows', { max: MAX_TIERS }))
    .superRefine((tiers, context) => {
      for (const [index, { hours, kept, unit }] of tiers.entries()) {
        const above = tiers[index - 1];
        if (!above) continue;
        if (hours >= above.hours) {
          const message = tVisitRules('hoursNotFewer');
          context.addIssue({ code: 'custom', path: [index, 'hours'], message });
        }
        if (unit === above.unit && kept < above.kept) {
          const message = tVisitRules('keptNotMore');
          context.addIssue({ code: 'custom', path: [index, 'kept'], message });
        }
      }
    })
    .meta({ description: what });

export const VisitRules = z
  .strictObject({
    cancelling: tiersOf(
      'Charges if a patient cancels, sorted by hours before the visit, descending. After the last row the full fee is kept.',
    ),
    moving: tiersOf(
      'Charges if a patient moves a visit, sorted by hours before the visit, descending; kept if the patient cancels later. After the last row a patient cannot move the visit.',
    ),
    maxMoves: z
      .number(tVisitRules('movesMissing'))
      .int(tValidation('wholeNumber'))
      .min(0, tVisitRules('movesNegative'))
      .max(MAX_MOVES, tVisitRules('movesTooHigh', { max: MAX_MOVES }))
      .meta({ description: 'Maximum number of moves of a visit by its patient; 0 for none.', examples: [2] }),
  })
  .meta({
    id: 'VisitRules',
    description:
      'Charges for cancelling and moving a visit. Changes caused by the hospital are refunded in full.',
  });
export type VisitRules = z.infer<typeof VisitRules>;
