import type { RecordTrend, VitalReading } from '../../../openapi/contract/care/records.js';
import { VITALS, VITAL_NAMES } from '../../../openapi/contract/care/vital-facts.js';
import { flagOf } from './lab-results.js';
import type { MedicalRecord } from './record.schema.js';

type Dated = Pick<MedicalRecord, 'recordedAt'>;
export type VitalsRow = Dated & Pick<MedicalRecord, 'vitals'>;
export type ResultsRow = Dated & Pick<MedicalRecord, 'results'>;
/** The day of an instant in the hospital's zone, YYYY-MM-DD. */
type DayOf = (at: Date) => string;

/** The newest value of each vital sign. @param rows newest first */
export function latestVitals(rows: readonly VitalsRow[]): VitalReading[] {
  return VITAL_NAMES.flatMap((vital) => {
    const row = rows.find(({ vitals }) => vitals?.[vital] !== undefined);
    const value = row?.vitals?.[vital];
    if (!row || value === undefined) return [];
    const { label: name, unit, low, high } = VITALS[vital];
    const flag = flagOf(value, low, high);
    return [{ vital, name, value, unit, low, high, flag, recordedAt: row.recordedAt.toISOString() }];
  });
}

/** Each vital sign over time. @param rows newest first */
export function vitalTrends(rows: readonly VitalsRow[], dayOf: DayOf): RecordTrend[] {
  return VITAL_NAMES.map((vital): RecordTrend => {
    const { label: name, unit, low, high } = VITALS[vital];
    const points = rows.flatMap(({ recordedAt, vitals }) =>
      vitals?.[vital] === undefined ? [] : [{ date: dayOf(recordedAt), value: vitals[vital] }],
    );
    return { kind: 'vital', name, unit, low, high, points: points.toReversed() };
  }).filter(({ points }) => points.length > 0);
}

/**
 * Each numeric test over time, by name; the same name with another unit is another test. The range is that of
 * the newest report.
 * @param rows newest first
 */
export function labTrends(rows: readonly ResultsRow[], dayOf: DayOf): RecordTrend[] {
  const trends = new Map<string, RecordTrend>();
  for (const { recordedAt, results } of rows) {
    for (const { name, value, unit, low, high } of results ?? []) {
      if (typeof value !== 'number') continue;
      const key = `${name.toLowerCase()}\n${unit}`;
      const trend = trends.get(key) ?? { kind: 'lab', name, unit, low, high, points: [] };
      trend.points.unshift({ date: dayOf(recordedAt), value });
      trends.set(key, trend);
    }
  }
  return [...trends.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
