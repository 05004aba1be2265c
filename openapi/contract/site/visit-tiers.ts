import type { VisitTier } from './visit-rules.js';

const HOUR_MS = 3_600_000;

/** The tier at this many milliseconds before a visit; null when it is too late for all. */
export const tierAt = (tiers: readonly VisitTier[], msBefore: number): VisitTier | null =>
  tiers.find(({ hours }) => msBefore >= hours * HOUR_MS) ?? null;

/** The part of an amount in paise that a tier keeps: at most the amount, in whole paise. */
export const keptPaise = ({ kept, unit }: VisitTier, paise: number): number =>
  Math.min(paise, unit === 'percent' ? Math.floor((paise * kept) / 100) : Math.round(kept * 100));

/** Until how many hours before the visit it is free; null if always. */
export const freeHours = (tiers: readonly VisitTier[]): number | null =>
  tiers.findLast(({ kept }) => kept === 0)?.hours ?? null;

/** The hours of the last tier: later there is no refund or move. */
export const lastHours = (tiers: readonly VisitTier[]): number => tiers.at(-1)?.hours ?? 0;
