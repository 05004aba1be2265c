import type { DayNumbers } from '../../../../openapi/contract/console/statistics.js';
import { formatRupees } from '../../common/format/format';

type Measure = Exclude<keyof DayNumbers, 'date'>;

/** What is drawn together, day by day. */
export interface HomeChart {
  title: string;
  lines: { name: string; measure: Measure }[];
  /** One value as text. */
  textOf: (value: number) => string;
}

const count = (value: number) => value.toLocaleString('en-IN');

export const HOME_CHARTS: HomeChart[] = [
  {
    title: 'Revenue and refunds',
    lines: [
      { name: 'Revenue', measure: 'revenue' },
      { name: 'Refunds', measure: 'refunds' },
    ],
    textOf: formatRupees,
  },
  {
    title: 'Visits asked for',
    lines: [{ name: 'Visits', measure: 'appointments' }],
    textOf: count,
  },
  {
    title: 'New patients and orders',
    lines: [
      { name: 'New patients', measure: 'newPatients' },
      { name: 'Orders', measure: 'orders' },
    ],
    textOf: count,
  },
];

/** "Revenue ₹5,400 · Refunds ₹800": the sums over all days. */
export const sumsText = ({ lines, textOf }: HomeChart, days: DayNumbers[]): string =>
  lines
    .map(({ name, measure }) => `${name} ${textOf(days.reduce((sum, day) => sum + day[measure], 0))}`)
    .join(' · ');
