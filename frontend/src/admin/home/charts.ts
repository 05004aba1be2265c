import type { DayNumbers } from '../../../../openapi/contract/console/statistics.js';
import { formatRupees } from '../../common/format/format';
import { adminCommonWords } from '../../words/admin/common';
import { adminHomeWords } from '../../words/admin/home';

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
    title: adminHomeWords.revenueAndRefunds,
    lines: [
      { name: adminHomeWords.revenue, measure: 'revenue' },
      { name: adminCommonWords.refunds, measure: 'refunds' },
    ],
    textOf: formatRupees,
  },
  {
    title: adminHomeWords.visitsAskedFor,
    lines: [{ name: adminCommonWords.visits, measure: 'appointments' }],
    textOf: count,
  },
  {
    title: adminHomeWords.newPatientsAndOrders,
    lines: [
      { name: adminHomeWords.newPatients, measure: 'newPatients' },
      { name: adminCommonWords.orders, measure: 'orders' },
    ],
    textOf: count,
  },
];

/** "Revenue ₹5,400 · Refunds ₹800": the sums over all days. */
export const sumsText = ({ lines, textOf }: HomeChart, days: DayNumbers[]): string =>
  lines
    .map(({ name, measure }) => `${name} ${textOf(days.reduce((sum, day) => sum + day[measure], 0))}`)
    .join(' · ');
