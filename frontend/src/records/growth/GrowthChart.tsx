import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import {
  LAST_GROWTH_DAY,
  type Sex,
  lmsAt,
  valueAt,
} from '../../../../openapi/contract/care/growth/who-growth.js';
import { tGrowth } from '../../messages/children/growth';
import type { GrowthSeries } from './growthPoints';

const HEIGHT = 360;
const MONTH_DAYS = 30.4375;
/** The chart ends at two years for younger children, so that their values are apart. */
const SHORT_MONTHS = 24;
const LINES = [-3, -2, -1, 0, 1, 2, 3] as const;

/** The days on the axis: every half month and the exact ages of the child. */
function daysOf({ points }: GrowthSeries): number[] {
  const ages = points.map(({ ageDays }) => ageDays);
  const isShort = Math.max(...ages) <= SHORT_MONTHS * MONTH_DAYS;
  const last = isShort ? Math.round(SHORT_MONTHS * MONTH_DAYS) : LAST_GROWTH_DAY;
  const steps = Array.from({ length: 121 }, (_, half) => Math.round((half * MONTH_DAYS) / 2));
  return [...new Set([...steps.filter((day) => day <= last), last, ...ages])].toSorted((a, b) => a - b);
}

/** The curves at -3 to +3 standard deviations and the child's values at their exact ages. */
export function GrowthChart({ series, sex }: { series: GrowthSeries; sex: Sex }) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { measure, points } = series;
  const title = tGrowth(`measures.${measure}`);
  const days = daysOf(series);
  const colours = [palette.success.main, palette.text.secondary, palette.text.primary, palette.error.main];
  const curves = LINES.map((z) => ({
    id: `z${z}`,
    data: days.map((day) => {
      const lms = lmsAt(measure, sex, day);
      return lms ? Number(valueAt(z, lms).toFixed(2)) : null;
    }),
    // One entry of the legend for both sides.
    label: z < 0 ? undefined : z === 0 ? tGrowth('median') : tGrowth('deviations', { count: z }),
    color: colours[Math.abs(z)],
    curve: 'linear' as const,
    showMark: false,
  }));
  const child = {
    id: 'child',
    data: days.map((day) => points.find(({ ageDays }) => ageDays === day)?.value ?? null),
    label: tGrowth('child'),
    color: palette.primary.main,
    curve: 'linear' as const,
    connectNulls: true,
    showMark: true,
    shape: 'circle' as const,
  };
  return (
    <Box component="figure" aria-label={tGrowth('chartOf', { title })} sx={{ m: 0 }}>
      <LineChart
        desc={tGrowth('chartOf', { title })}
        height={HEIGHT}
        skipAnimation
        grid={{ horizontal: true, vertical: true }}
        slotProps={{ tooltip: { trigger: 'none' } }}
        axisHighlight={{ x: 'none', y: 'none' }}
        xAxis={[
          {
            data: days.map((day) => day / MONTH_DAYS),
            scaleType: 'linear',
            min: 0,
            max: (days.at(-1) ?? LAST_GROWTH_DAY) / MONTH_DAYS,
            label: tGrowth('months'),
            height: 56,
            tickMinStep: 1,
            valueFormatter: (month: number) => String(Math.round(month)),
            tickLabelStyle: { fontSize: 14 },
          },
        ]}
        yAxis={[{ width: 48, tickLabelStyle: { fontSize: 14 } }]}
        series={[...curves, child]}
      />
    </Box>
  );
}
