import type { LabResult, LabResultInput } from '../../../openapi/contract/care/lab/results.js';
import { judgeFree } from '../../../openapi/contract/care/lab/judge.js';
import { tRecord } from '../messages/care/records.js';

/** A result without a definition, for storage: compared with the range that came with it. */
export function toResult({ name, value, unit, loinc, low = null, high = null }: LabResultInput): LabResult {
  const { value: kept, flag, notCompared } = judgeFree({ value, unit }, { low, high });
  return { name, value: kept, unit, ...(loinc && { loinc }), low, high, flag, notCompared };
}

/** A result as stored; one from before the reasons gets its reason, and no flag that it did not have. */
export function toAnsweredResult(stored: LabResult): LabResult {
  const reason =
    stored.flag === null ? (stored.notCompared ?? toResult(stored).notCompared ?? 'undecided') : null;
  return { ...stored, notCompared: reason };
}

/** "12 to 15.5 g/dL", "up to 200 mg/dL" or "from 40 mg/dL"; nothing without a range. */
export function rangeText({ low, high, unit }: Pick<LabResult, 'low' | 'high' | 'unit'>): string {
  if (low === null && high === null) return '';
  const ends =
    low === null
      ? tRecord('range.upTo', { high })
      : high === null
        ? tRecord('range.from', { low })
        : tRecord('range.between', { low, high });
  return `${ends} ${unit}`.trim();
}
