import type { LabResult, LabResultInput } from '../../../openapi/contract/care/lab-results.js';
import { numberIn, spanOf } from '../lab-bookings/reports/result-value.js';
import { tRecord } from '../messages/care/records.js';

/**
 * Where a result lies relative to its reference range, ends included. A number typed as text counts, also
 * "9,5", "<5" and ">200".
 * @returns null for a text result, without a range, and if the comparison is undecided ("<5" with 3 to 10)
 */
export function flagOf(value: number | string, low: number | null, high: number | null): LabResult['flag'] {
  const span = spanOf(value, low);
  if (!span || (low === null && high === null)) return null;
  const { bottom, top, open } = span;
  if (low !== null && (top < low || (open && top === low))) return 'low';
  if (high !== null && (bottom > high || (open && bottom === high))) return 'high';
  return (low === null || bottom >= low) && (high === null || top <= high) ? 'normal' : null;
}

/** A result for storage: a number typed as text becomes a number, so that trends include it. */
export function toResult({ name, value, unit, low = null, high = null }: LabResultInput): LabResult {
  const kept = typeof value === 'string' ? (numberIn(value) ?? value) : value;
  return { name, value: kept, unit, low, high, flag: flagOf(kept, low, high) };
}

/** "12 to 15.5 g/dL", "up to 200 mg/dL" or "from 40 mg/dL"; nothing without a range. */
export function rangeText({ low, high, unit }: LabResult): string {
  if (low === null && high === null) return '';
  const ends =
    low === null
      ? tRecord('range.upTo', { high })
      : high === null
        ? tRecord('range.from', { low })
        : tRecord('range.between', { low, high });
  return `${ends} ${unit}`.trim();
}
