import type { RecordTrend } from '../../../openapi/contract/care/trends.js';
import { VITALS } from '../../../openapi/contract/care/vital-facts.js';
import { tRecord } from '../messages/care/records';
import { tPage } from '../messages/pages';

/** A time with values. */
export interface ChartTime {
  /** Differs for values that were measured at the same time. */
  key: string;
  /** ISO 8601. */
  at: string;
  /** Calendar date YYYY-MM-DD. */
  date: string;
  /** Whether the day has more than one time. */
  isOneOfDay: boolean;
}

/** One line of a chart. */
export interface ChartLine {
  name: string;
  /** In the order of the chart's times; null without a value. */
  values: (number | null)[];
  /** Each value as reported, if the chart converts it: "52 mmol/mol". */
  reported: (string | null)[];
  low: number | null;
  high: number | null;
}

/** The lines of a chart: one measure, or both values of the blood pressure. */
export interface Chart {
  title: string;
  unit: string;
  /** Oldest first. */
  times: ChartTime[];
  lines: ChartLine[];
  /** What the reader must know about units: one that is not known, values that are not in the chart. */
  notes: string[];
}

/** A line needs two points. */
const FEWEST_POINTS = 2;

type Point = RecordTrend['points'][number];

/** The points with a key each: values of one measure at the same time stay apart, in their order. */
function keyed(points: readonly Point[]): [key: string, point: Point][] {
  const seen = new Map<string, number>();
  return points.map((point) => {
    const count = seen.get(point.at) ?? 0;
    seen.set(point.at, count + 1);
    return [`${point.at} ${count}`, point];
  });
}

const withUnit = (value: number, unit: string): string => `${value} ${unit}`.trim();

function toChart(title: string, trends: RecordTrend[], notes: string[] = []): Chart {
  const byTrend = trends.map(({ points }) => new Map(keyed(points)));
  const all = new Map(byTrend.flatMap((points) => [...points]));
  const sorted = [...all].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const times = sorted.map(([key, { at, date }]) => {
    const isOneOfDay = sorted.filter(([, other]) => other.date === date).length > 1;
    return { key, at, date, isOneOfDay };
  });
  const lines = trends.map(({ name, low, high }, index) => {
    const points = times.map(({ key }) => byTrend[index]?.get(key));
    const reported = points.map((point) =>
      point?.reported ? withUnit(point.reported.value, point.reported.unit) : null,
    );
    return { name, low, high, reported, values: points.map((point) => point?.value ?? null) };
  });
  return { title, unit: trends[0]?.unit ?? '', times, lines, notes };
}

const isSameMeasure = (one: RecordTrend, other: RecordTrend): boolean =>
  one.kind === other.kind &&
  (one.name.toLowerCase() === other.name.toLowerCase() || (one.loinc !== null && one.loinc === other.loinc));

/** Why a chart does not have all values of its measure. */
function notesOf(trend: RecordTrend, trends: RecordTrend[]): string[] {
  const others = trends.filter((other) => other !== trend && isSameMeasure(other, trend));
  const notes = others.map(({ unit, unitKnown, points }) =>
    points.length >= FEWEST_POINTS
      ? tRecord('unitApart.chart', { unit: unit || '–' })
      : tRecord(unitKnown && trend.unitKnown ? 'unitApart.value' : 'unitApart.unknown', {
          value: points.map(({ value }) => withUnit(value, unit)).join(', '),
        }),
  );
  return trend.unitKnown ? notes : [tRecord('unitUnknown', { unit: trend.unit }), ...notes];
}

/**
 * The charts of measures with at least two values, in the order of the trends. Both blood pressure
 * values share a chart.
 * @param kind vital signs or lab tests
 */
export function chartsOf(trends: RecordTrend[], kind: RecordTrend['kind']): Chart[] {
  const repeated = trends.filter((trend) => trend.kind === kind && trend.points.length >= FEWEST_POINTS);
  const pressure = [VITALS.systolic.label, VITALS.diastolic.label];
  const isPressure = ({ name }: RecordTrend) => kind === 'vital' && pressure.includes(name);
  const together = repeated.filter(isPressure);
  const single = repeated.filter((trend) => !isPressure(trend));
  const apart = single.map((trend) => {
    const isRepeatedName = single.some((other) => other !== trend && other.name === trend.name);
    const title = isRepeatedName
      ? tRecord('measureInUnit', { name: trend.name, unit: trend.unit || '–' })
      : trend.name;
    return toChart(title, [trend], notesOf(trend, trends));
  });
  return together.length > 0 ? [toChart(tPage('bloodPressure'), together), ...apart] : apart;
}

/** "4 to 5.6", "up to 5.6" or "from 4"; '' without a range. */
export function rangeWords(low: number | null, high: number | null): string {
  if (low !== null && high !== null) return tRecord('lowToHigh', { low, high });
  if (high !== null) return tRecord('upToHigh', { high });
  return low === null ? '' : tRecord('fromLow', { low });
}
