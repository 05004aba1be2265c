import type { DayNumbers } from '../../../../openapi/contract/console/statistics.js';
import { formatRupees } from '../../common/format/format';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminHome } from '../../messages/admin/home';

type Measure = Exclude<keyof DayNumbers, 'date'>;

/** The series of a chart, by day. */
export interface HomeChart {
  title: string;
  lines: { name: string; measure: Measure }[];
  /** One value as text. */
  textOf: (value: number) => string;
}

const count = (value: number) => value.toLocaleString('en-IN');

export const HOME_CHARTS: HomeChart[] = [
  {
    title: tAdminHome('revenueAndRefunds'),
    lines: [
      { name: tAdminHome('revenue'), measure: 'revenue' },
      { name: tAdminCommon('refunds'), measure: 'refunds' },
    ],
    textOf: formatRupees,
  },
  {
    title: tAdminHome('visitsAskedFor'),
    lines: [{ name: tAdminCommon('visits'), measure: 'appointments' }],
    textOf: count,
  },
  {
    title: tAdminHome('newPatientsAndOrders'),
    lines: [
      { name: tAdminHome('newPatients'), measure: 'newPatients' },
      { name: tAdminCommon('orders'), measure: 'orders' },
    ],
    textOf: count,
  },
];

/** "Revenue ₹5,400 · Refunds ₹800": the sums over all days. */
export const sumsText = ({ lines, textOf }: HomeChart, days: DayNumbers[]): string =>
  lines
    .map(({ name, measure }) => `${name} ${textOf(days.reduce((sum, day) => sum + day[measure], 0))}`)
    .join(' · ');
