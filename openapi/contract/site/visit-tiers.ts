import type { VisitTier } from './visit-rules.js';

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
