import type { RecordTrend } from '../../../openapi/contract/care/trends.js';
import type { VitalReading } from '../../../openapi/contract/care/records.js';
import { compare } from '../../../openapi/contract/care/lab/compare.js';
import type { Comparison, NotCompared } from '../../../openapi/contract/care/lab/compare.js';
import { ADULT_YEARS, VITALS, VITAL_NAMES } from '../../../openapi/contract/care/vital-facts.js';
import type { VitalName } from '../../../openapi/contract/care/vital-facts.js';
import { ageOn } from '../../../openapi/contract/people/age.js';
import type { MedicalRecord } from './record.schema.js';

type Dated = Pick<MedicalRecord, 'recordedAt'>;
export type VitalsRow = Dated & Pick<MedicalRecord, 'vitals'>;

/** The person of the values, and the days of their times. */
export interface Measured {
  /** Date of birth, YYYY-MM-DD; null if unknown. */
  dob: string | null;
  /** The day of an instant in the hospital's zone, YYYY-MM-DD. */
  dayOf: (at: Date) => string;
}

type Usual = { low: number | null; high: number | null; notCompared: NotCompared | null };

/** The usual range of a vital sign on a day. The ranges are those of adults. */
function usualRange(vital: VitalName, at: Date, { dob, dayOf }: Measured): Usual {
  const { low, high } = VITALS[vital];
  const none = (notCompared: NotCompared): Usual => ({ low: null, high: null, notCompared });
  if (low === null && high === null) return none('noRange');
  if (dob === null) return none('personUnknown');
  if (ageOn(dob, dayOf(at)) < ADULT_YEARS) return none('noRangeForPerson');
  return { low, high, notCompared: null };
}

const comparison = (value: number, { low, high, notCompared }: Usual): Comparison =>
  notCompared ? { flag: null, notCompared } : compare({ comparator: '', value }, { low, high });

/** The vital signs of one entry, each compared with its usual range. */
export const readingsOf = ({ recordedAt, vitals }: VitalsRow, measured: Measured): VitalReading[] =>
  VITAL_NAMES.flatMap((vital) => {
    const value = vitals?.[vital];
    if (value === undefined) return [];
    const { label: name, unit } = VITALS[vital];
    const usual = usualRange(vital, recordedAt, measured);
    const { low, high } = usual;
    const at = recordedAt.toISOString();
    return [{ vital, name, value, unit, low, high, ...comparison(value, usual), recordedAt: at }];
  });

/** The newest value of each vital sign. @param rows newest first */
export function latestVitals(rows: readonly VitalsRow[], measured: Measured): VitalReading[] {
  const readings = rows.flatMap((row) => readingsOf(row, measured));
  return VITAL_NAMES.flatMap((name) => readings.find(({ vital }) => vital === name) ?? []);
}

/** Each vital sign over time, with the usual range on the newest day. @param rows newest first */
export function vitalTrends(rows: readonly VitalsRow[], measured: Measured): RecordTrend[] {
  return VITAL_NAMES.flatMap((vital): RecordTrend[] => {
    const points = rows.flatMap(({ recordedAt, vitals }) =>
      vitals?.[vital] === undefined ? [] : [pointOf(recordedAt, vitals[vital], measured)],
    );
    const newest = rows.find(({ vitals }) => vitals?.[vital] !== undefined);
    if (!newest) return [];
    const { label: name, unit } = VITALS[vital];
    const { low, high } = usualRange(vital, newest.recordedAt, measured);
    return [
      { kind: 'vital', name, unit, loinc: null, unitKnown: true, low, high, points: points.toReversed() },
    ];
  });
}

/** A value at its time. */
export const pointOf = (recordedAt: Date, value: number, { dayOf }: Pick<Measured, 'dayOf'>) => ({
  date: dayOf(recordedAt),
  at: recordedAt.toISOString(),
  value,
});
