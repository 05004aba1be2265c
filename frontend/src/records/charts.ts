import type { RecordTrend } from '../../../openapi/contract/care/records.js';
import { VITALS } from '../../../openapi/contract/care/vital-facts.js';
import { tRecord } from '../messages/care/records';
import { tPage } from '../messages/pages';

/** One line of a chart. */
export interface ChartLine {
  name: string;
  /** In the order of the chart's dates; null without a value. */
  values: (number | null)[];
  low: number | null;
  high: number | null;
}

/** The lines of a chart: one measure, or both values of the blood pressure. */
export interface Chart {
  title: string;
  unit: string;
  /** Calendar dates YYYY-MM-DD, oldest first. */
  dates: string[];
  lines: ChartLine[];
}

/** A line needs two points. */
const FEWEST_POINTS = 2;

function toChart(title: string, trends: RecordTrend[]): Chart {
  const dates = [...new Set(trends.flatMap(({ points }) => points.map(({ date }) => date)))].sort();
  const lines = trends.map(({ name, points, low, high }) => {
    const valueOn = new Map(points.map(({ date, value }) => [date, value]));
    return { name, low, high, values: dates.map((date) => valueOn.get(date) ?? null) };
  });
  return { title, unit: trends[0]?.unit ?? '', dates, lines };
}

/**
 * The charts of measures with values on at least two days, in the order of the trends. Both blood pressure
 * values share a chart.
 * @param kind vital signs or lab tests
 */
export function chartsOf(trends: RecordTrend[], kind: RecordTrend['kind']): Chart[] {
  const repeated = trends.filter((trend) => trend.kind === kind && trend.points.length >= FEWEST_POINTS);
  const pressure = [VITALS.systolic.label, VITALS.diastolic.label];
  const isPressure = ({ name }: RecordTrend) => kind === 'vital' && pressure.includes(name);
  const together = repeated.filter(isPressure);
  const apart = repeated.filter((trend) => !isPressure(trend)).map((trend) => toChart(trend.name, [trend]));
  const charts = together.length > 0 ? [toChart(tPage('bloodPressure'), together), ...apart] : apart;
  return charts.filter(({ dates }) => dates.length >= FEWEST_POINTS);
}

/** "4 to 5.6", "up to 5.6" or "from 4"; '' without a range. */
export function rangeWords(low: number | null, high: number | null): string {
  if (low !== null && high !== null) return tRecord('lowToHigh', { low, high });
  if (high !== null) return tRecord('upToHigh', { high });
  return low === null ? '' : tRecord('fromLow', { low });
}
