import type { Quantity } from './read-result.js';

/** Comparison of a result with its reference. */
export const LAB_FLAGS = ['low', 'normal', 'high', 'criticalLow', 'criticalHigh', 'abnormal'] as const;
export type LabFlag = (typeof LAB_FLAGS)[number];

/** Reasons why a result has no flag. */
export const NOT_COMPARED = ['noRange', 'noRangeForPerson', 'personUnknown', 'undecided', 'words'] as const;
export type NotCompared = (typeof NOT_COMPARED)[number];

export interface Comparison {
  flag: LabFlag | null;
  /** Null with a flag. */
  notCompared: NotCompared | null;
}

/** Reference range of a quantity; a value outside the critical limits needs action at once. */
export interface Limits {
  low: number | null;
  high: number | null;
  criticalLow?: number | null;
  criticalHigh?: number | null;
}

/** The possible values: between two ends, which are excluded when it is `open` ("<5"). */
interface Span {
  bottom: number;
  top: number;
  open: boolean;
}

/** @param low lower end of the reference range; from 0 on the quantity is never negative */
function spanOf({ comparator, value }: Quantity, low: number | null): Span {
  if (comparator === '') return { bottom: value, top: value, open: false };
  const open = comparator === '<' || comparator === '>';
  if (comparator === '<' || comparator === '≤')
    return { bottom: low !== null && low >= 0 ? 0 : -Infinity, top: value, open };
  return { bottom: value, top: Infinity, open };
}

const isBelow = ({ top, open }: Span, limit: number | null): boolean =>
  limit !== null && (top < limit || (open && top === limit));
const isAbove = ({ bottom, open }: Span, limit: number | null): boolean =>
  limit !== null && (bottom > limit || (open && bottom === limit));

/** Whether a limit of measurement such as "<5" may be beyond a critical limit. */
const mayBeBelow = ({ bottom }: Span, limit: number | null): boolean => limit !== null && bottom < limit;
const mayBeAbove = ({ top }: Span, limit: number | null): boolean => limit !== null && top > limit;

/**
 * Where a quantity lies relative to its reference range, ends included; null if that is undecided. A value that may
 * be critical is critical, because a critical value must not be missed.
 */
function flagOf(span: Span, { low, high, criticalLow = null, criticalHigh = null }: Limits): LabFlag | null {
  if (mayBeBelow(span, criticalLow)) return 'criticalLow';
  if (mayBeAbove(span, criticalHigh)) return 'criticalHigh';
  if (isBelow(span, low)) return 'low';
  if (isAbove(span, high)) return 'high';
  const isInside = (low === null || span.bottom >= low) && (high === null || span.top <= high);
  return isInside ? 'normal' : null;
}

export const isCritical = (flag: LabFlag | null): boolean =>
  flag === 'criticalLow' || flag === 'criticalHigh';

/** Compares a quantity with its reference range. */
export function compare(quantity: Quantity, limits: Limits): Comparison {
  const flag = flagOf(spanOf(quantity, limits.low), limits);
  const hasRange = limits.low !== null || limits.high !== null;
  if (!hasRange && !isCritical(flag)) return { flag: null, notCompared: 'noRange' };
  return { flag, notCompared: flag === null ? 'undecided' : null };
}
