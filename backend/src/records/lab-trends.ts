import { unitKey } from '../../../openapi/contract/care/lab/read-result.js';
import type { LabResult } from '../../../openapi/contract/care/lab/results.js';
import { measurementKey, unitOf, valueInUnitOf } from '../../../openapi/contract/care/lab/units/convert.js';
import type { RecordTrend } from '../../../openapi/contract/care/trends.js';
import type { MedicalRecord } from './record.schema.js';
import { pointOf } from './trends.js';
import type { Measured } from './trends.js';

export type ResultsRow = Pick<MedicalRecord, 'recordedAt' | 'results'>;

/** A trend with the newest result, in whose unit it is. */
interface Series {
  key: string;
  newest: LabResult;
  trend: RecordTrend;
}

const nameKey = ({ name }: LabResult): string => name.trim().toLowerCase();

/**
 * What a result is of: its LOINC code, or its name without one. A name that coded results use for exactly one code
 * means that code.
 */
function keysOf(rows: readonly ResultsRow[]): (result: LabResult) => string {
  const codes = new Map<string, Set<string>>();
  for (const result of rows.flatMap(({ results }) => results ?? [])) {
    if (!result.loinc) continue;
    const name = nameKey(result);
    codes.set(name, (codes.get(name) ?? new Set()).add(measurementKey(result.loinc)));
  }
  return (result) => {
    if (result.loinc) return measurementKey(result.loinc);
    const [code, ...others] = codes.get(nameKey(result)) ?? [];
    return code !== undefined && others.length === 0 ? code : `name ${nameKey(result)}`;
  };
}

/** The value in the unit of the series; null if it belongs to another series. */
function valueIn({ newest }: Series, result: LabResult, value: number): number | null {
  if (!unitOf(result) && !unitOf(newest)) return unitKey(result.unit) === unitKey(newest.unit) ? value : null;
  return valueInUnitOf(value, result, newest);
}

function startSeries(key: string, newest: LabResult): Series {
  const { name, unit, low, high, loinc = null } = newest;
  const unitKnown = unitOf(newest) !== null;
  return { key, newest, trend: { kind: 'lab', name, unit, loinc, unitKnown, low, high, points: [] } };
}

/**
 * Each numeric result over time, joined by LOINC code, or by name without one, and converted to the unit of the newest
 * report. A value whose unit is not known or cannot be converted is in a series of its own.
 * @param rows newest first
 */
export function labTrends(rows: readonly ResultsRow[], measured: Pick<Measured, 'dayOf'>): RecordTrend[] {
  const keyOf = keysOf(rows);
  const all: Series[] = [];
  for (const { recordedAt, results } of rows) {
    for (const result of results ?? []) {
      const { value: reported, unit } = result;
      if (typeof reported !== 'number') continue;
      const key = keyOf(result);
      let series = all.find((one) => one.key === key && valueIn(one, result, reported) !== null);
      if (!series) all.push((series = startSeries(key, result)));
      const value = valueIn(series, result, reported) ?? reported;
      const isConverted = unitOf(result)?.ucum !== unitOf(series.newest)?.ucum;
      const point = pointOf(recordedAt, value, measured);
      series.trend.points.unshift(isConverted ? { ...point, reported: { value: reported, unit } } : point);
    }
  }
  return all.map(({ trend }) => trend).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
