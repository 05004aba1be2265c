import { isCritical } from '../../../../openapi/contract/care/lab/compare.js';
import { measureOf } from '../../../../openapi/contract/care/lab/measures.js';
import type { LabMeasure } from '../../../../openapi/contract/care/lab/measures.js';
import type { LabResult } from '../../../../openapi/contract/care/lab/results.js';
import { measurementKey, valueInUnitOf } from '../../../../openapi/contract/care/lab/units/convert.js';
import { tLabBooking } from '../../messages/shop/lab-bookings.js';

/** An earlier report of the same person. */
export interface EarlierResults {
  /** The day of the sample, as text. */
  date: string;
  results: readonly LabResult[];
}

const withUnit = ({ unit }: LabResult, value: number | string): string => `${value} ${unit}`.trim();

const isSameMeasure = (one: LabResult, other: LabResult): boolean =>
  one.loinc && other.loinc
    ? measurementKey(one.loinc) === measurementKey(other.loinc)
    : one.name.toLowerCase() === other.name.toLowerCase();

/** The last number of the same measure, converted to the unit of the result. */
function lastOf(result: LabResult, earlier: readonly EarlierResults[]) {
  for (const { date, results } of earlier) {
    for (const last of results) {
      if (typeof last.value !== 'number' || !isSameMeasure(last, result)) continue;
      const value = last.unit === result.unit ? last.value : valueInUnitOf(last.value, last, result);
      if (value !== null) return { date, value };
    }
  }
  return null;
}

/** The change since the last value, in percent of that value; null without one. */
function changeOf(result: LabResult, measure: LabMeasure | undefined, earlier: readonly EarlierResults[]) {
  const last = lastOf(result, earlier);
  if (typeof result.value !== 'number' || !measure?.deltaPercent || !last || last.value === 0) return null;
  const percent = Math.abs((result.value - last.value) / last.value) * 100;
  return percent > measure.deltaPercent ? { ...last, percent: Math.round(percent) } : null;
}

/**
 * The results that the laboratory confirms before they are reported: critical values and large changes.
 * @param earlier reports of the same person, newest first
 * @returns a message for each field, e.g. `results.0.value`
 */
export function unusualResults(
  results: readonly LabResult[],
  measures: readonly LabMeasure[],
  earlier: readonly EarlierResults[],
): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const [index, result] of results.entries()) {
    const { name } = result;
    const value = withUnit(result, result.value);
    const change = changeOf(result, measureOf(measures, name), earlier);
    if (isCritical(result.flag))
      messages[`results.${index}.value`] = tLabBooking('unusual.critical', { name, value });
    else if (change) {
      const last = withUnit(result, change.value);
      const { percent, date } = change;
      messages[`results.${index}.value`] = tLabBooking('unusual.changed', {
        name,
        value,
        percent,
        last,
        date,
      });
    }
  }
  return messages;
}
