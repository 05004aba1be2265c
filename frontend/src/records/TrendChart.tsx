import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { calendarDate, formatDate } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import type { Chart } from './charts';
import { timeText } from './timeText';
import { tRecord } from '../messages/care/records';
import { tPage } from '../messages/pages';

/** "16 Nov 2026", without the weekday. */
const dayText = (date: string): string => formatDate(date).split(', ')[1] ?? '';

/** The usual range as dashed lines, only for a single measure, because two ranges would be confusing. */
function rangeEnds({ lines }: Chart): { label: string; value: number }[] {
  const [line, ...others] = lines;
  if (!line || others.length > 0) return [];
  const ends = [
    { label: tPage('high'), value: line.high },
    { label: tRecord('low'), value: line.low },
  ];
  return ends.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
}

/**
 * A measure over time as lines, with its usual range. In a separate chunk, because the chart library is large.
 */
export function TrendChart({ chart, height }: { chart: Chart; height: number }) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { timeZone } = useHospital();
  const { title, unit, times, lines } = chart;
  const ends = rangeEnds(chart);
  const values = [...lines.flatMap((line) => line.values), ...ends.map(({ value }) => value)];
  const shown = values.filter((value) => value !== null);
  const margin = (Math.max(...shown) - Math.min(...shown)) * 0.1 || 1;
  return (
    <LineChart
      desc={tRecord('linesOf', { title })}
      height={height}
      skipAnimation
      hideLegend={lines.length < 2}
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: times.map(({ at }) => new Date(at)),
          scaleType: 'time',
          // "16 Nov" below the axis, for lack of space; "16 Nov 2026" or with its time beside a value.
          valueFormatter: (instant: Date, { location }) => {
            const time = times.find(({ at }) => Date.parse(at) === instant.getTime());
            if (location !== 'tick' && time) return timeText(time, timeZone);
            return dayText(calendarDate(instant, timeZone)).replace(/ \d+$/, '');
          },
          tickNumber: 4,
          height: 36,
          tickLabelStyle: { fontSize: 14 },
        },
      ]}
      yAxis={[
        {
          min: Math.min(...shown) - margin,
          max: Math.max(...shown) + margin,
          width: 48,
          tickLabelStyle: { fontSize: 14 },
        },
      ]}
      series={lines.map(({ name, values: data, reported }, index) => ({
        data,
        label: name,
        connectNulls: true,
        curve: 'linear',
        showMark: true,
        color: index === 0 ? palette.primary.main : palette.text.secondary,
        shape: index === 0 ? 'circle' : 'square',
        valueFormatter: (value, { dataIndex }) => {
          if (value === null) return '';
          const original = reported[dataIndex];
          const text = `${value} ${unit}`.trim();
          return original ? `${text}, ${tRecord('asReported', { value: original })}` : text;
        },
      }))}
    >
      {ends.map(({ label, value }) => (
        <ChartsReferenceLine
          key={label}
          y={value}
          label={label}
          labelAlign="start"
          lineStyle={{ stroke: palette.text.secondary, strokeDasharray: '6 4' }}
          labelStyle={{ fontSize: 14, fill: palette.text.secondary }}
        />
      ))}
    </LineChart>
  );
}
