import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { DayNumbers } from '../../../../openapi/contract/console/statistics.js';
import { formatDate } from '../../common/format/format';
import type { HomeChart } from './charts';
import { tAdminHome } from '../../messages/admin/home';

const TICK_SIZE_PX = 14;
/** The interval of dates below the axis, to fit on a phone; none at the edge. */
const DAYS_PER_TICK = 7;
const FIRST_TICK = 3;

const short = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });
/** "23 Nov" of "Mon, 23 Nov 2026". */
const dayAndMonth = (date: string) => /\d+ \w+/.exec(formatDate(date))?.[0] ?? date;

interface DayChartProps {
  chart: HomeChart;
  days: DayNumbers[];
  height: number;
}

/** Daily numbers as bars. In a separate chunk, because the chart library is large. */
export function DayChart({ chart: { title, lines, textOf }, days, height }: DayChartProps) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const colours = [palette.primary.main, palette.text.secondary];
  return (
    <BarChart
      desc={tAdminHome('barsOf', { title })}
      height={height}
      skipAnimation
      hideLegend={lines.length < 2}
      grid={{ horizontal: true }}
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
      xAxis={[
        {
          data: days.map(({ date }) => date),
          scaleType: 'band',
          valueFormatter: (date: string, { location }) =>
            location === 'tick' ? dayAndMonth(date) : formatDate(date),
          tickInterval: (_date, index) => index % DAYS_PER_TICK === FIRST_TICK,
          height: 32,
          tickLabelStyle: { fontSize: TICK_SIZE_PX },
        },
      ]}
      yAxis={[
        {
          min: 0,
          width: 44,
          tickMinStep: 1,
          tickLabelStyle: { fontSize: TICK_SIZE_PX },
          valueFormatter: (value: number) => short.format(value),
        },
      ]}
      series={lines.map(({ name, measure }, index) => ({
        data: days.map((day) => day[measure]),
        label: name,
        color: colours[index],
        valueFormatter: (value) => (value === null ? '' : textOf(value)),
      }))}
    />
  );
}
