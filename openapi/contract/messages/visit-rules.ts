import visitRules from '../../../messages/en/shared/visit-rules.json' with { type: 'json' };
import type { VisitRules, VisitTier } from '../site/visit-rules.js';
import { freeHours, lastHours } from '../site/visit-tiers.js';
import { createMessages } from './create-messages.js';
import { LOCALE } from './language.js';

const tVisitRule = createMessages('shared/visit-rules', visitRules);

const isNothing = ({ kept, unit }: VisitTier): boolean => unit === 'percent' && kept === 100;

/** The refund of a cancellation in one tier, as a part of the list of all tiers. */
function refundText({ hours, kept, unit }: VisitTier): string {
  if (kept === 0) return tVisitRule('refund.whole', { hours });
  return unit === 'percent'
    ? tVisitRule('refund.share', { hours, percent: 100 - kept })
    : tVisitRule('refund.allBut', { hours, amount: kept.toLocaleString(LOCALE) });
}

/** "You get the whole fee back when you cancel at least 24 hours before the visit; later than that, nothing." */
export function cancellingText({ cancelling }: VisitRules): string {
  const tiers = cancelling.filter((tier) => !isNothing(tier));
  if (tiers.length === 0) return tVisitRule('noRefund');
  const refunds = tiers.map(refundText).join(', ');
  const endsEarly = lastHours(cancelling) > 0 || cancelling.some(isNothing);
  return endsEarly ? tVisitRule('refundsUntil', { refunds }) : tVisitRule('refunds', { refunds });
}

/** "Free cancellation until 24 hours before.", for small places. */
export function cancellingShort(rules: VisitRules): string {
  const hours = freeHours(rules.cancelling);
  return hours === null ? cancellingText(rules) : tVisitRule('freeCancellation', { hours });
}

/** "You can move a visit twice, until 24 hours before it, free of charge." */
export function movingText({ moving, maxMoves: count }: VisitRules): string {
  if (count === 0) return tVisitRule('moveByPhone');
  const hours = lastHours(moving);
  const isFree = moving.every(({ kept }) => kept === 0);
  return isFree ? tVisitRule('moveFree', { count, hours }) : tVisitRule('moveWithCost', { count, hours });
}
