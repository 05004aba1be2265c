import type { VisitRules, VisitTier } from '../site/visit-rules.js';

export { FIRST_VISIT_RULES } from './first-visit-rules.js';

const HOUR_MS = 3_600_000;

/** The tier that holds so many milliseconds before a visit; null when it is too late for each of them. */
export const tierAt = (tiers: readonly VisitTier[], msBefore: number): VisitTier | null =>
  tiers.find(({ hours }) => msBefore >= hours * HOUR_MS) ?? null;

/** Of an amount in paise, what a tier keeps: never more than there is, and whole paise. */
export const keptPaise = ({ kept, unit }: VisitTier, paise: number): number =>
  Math.min(paise, unit === 'percent' ? Math.floor((paise * kept) / 100) : Math.round(kept * 100));

/** Until how many hours before the visit it costs nothing; null when it always does. */
export const freeHours = (tiers: readonly VisitTier[]): number | null =>
  tiers.findLast(({ kept }) => kept === 0)?.hours ?? null;

/** The hours of the last tier: below them a patient gets nothing back, or cannot move the visit. */
export const lastHours = (tiers: readonly VisitTier[]): number => tiers.at(-1)?.hours ?? 0;

const isNothing = ({ kept, unit }: VisitTier): boolean => unit === 'percent' && kept === 100;

const backText = ({ kept, unit }: VisitTier): string => {
  if (kept === 0) return 'the whole fee';
  return unit === 'percent' ? `${100 - kept}% of the fee` : `all but ₹${kept.toLocaleString('en-IN')}`;
};

const beforeText = (hours: number): string =>
  hours === 0
    ? 'until the visit begins'
    : `at least ${hours} ${hours === 1 ? 'hour' : 'hours'} before the visit`;

/** "You get the whole fee back when you cancel at least 24 hours before the visit; later than that, nothing." */
export function cancellingText({ cancelling }: VisitRules): string {
  const parts = cancelling
    .filter((tier) => !isNothing(tier))
    .map((tier) => `${backText(tier)} back when you cancel ${beforeText(tier.hours)}`);
  if (parts.length === 0) return 'What is paid for a visit that you cancel is not refunded.';
  const later = lastHours(cancelling) > 0 || cancelling.some(isNothing) ? '; later than that, nothing' : '';
  return `You get ${parts.join(', ')}${later}.`;
}

/** "Free cancellation until 24 hours before.", where there is room for no more. */
export function cancellingShort(rules: VisitRules): string {
  const free = freeHours(rules.cancelling);
  if (free === 0) return 'Free cancellation until the visit begins.';
  return free === null ? cancellingText(rules) : `Free cancellation until ${free} hours before.`;
}

/** "You can move a visit twice, until 24 hours before it, free of charge." */
export function movingText({ moving, maxMoves }: VisitRules): string {
  if (maxMoves === 0) return 'To move a visit, please call us.';
  const times = ['once', 'twice'][maxMoves - 1] ?? `${maxMoves} times`;
  const last = lastHours(moving);
  const until = last === 0 ? 'until it begins' : `until ${last} ${last === 1 ? 'hour' : 'hours'} before it`;
  const isFree = moving.every(({ kept }) => kept === 0);
  const cost = isFree ? ', free of charge' : '; if you cancel it afterwards, what moving costs is kept';
  return `You can move a visit ${times}, ${until}${cost}.`;
}
