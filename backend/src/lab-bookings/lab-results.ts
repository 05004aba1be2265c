import type { LabResult, LabResultInput } from '../../../openapi/contract/lab-bookings.js';

/**
 * Where a result lies beside its reference range, whose ends belong to it.
 * @returns null for a result in words, and without any range
 */
export function flagOf(value: number | string, low: number | null, high: number | null): LabResult['flag'] {
  if (typeof value !== 'number' || (low === null && high === null)) return null;
  if (low !== null && value < low) return 'low';
  return high !== null && value > high ? 'high' : 'normal';
}

export function toResult({ name, value, unit, low = null, high = null }: LabResultInput): LabResult {
  return { name, value, unit, low, high, flag: flagOf(value, low, high) };
}

/** "12 to 15.5 g/dL", "up to 200 mg/dL" or "from 40 mg/dL"; nothing without a range. */
export function rangeText({ low, high, unit }: LabResult): string {
  if (low === null && high === null) return '';
  const ends = low === null ? `up to ${high}` : high === null ? `from ${low}` : `${low} to ${high}`;
  return `${ends} ${unit}`.trim();
}
