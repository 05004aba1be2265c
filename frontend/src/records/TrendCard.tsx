import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, lazy } from 'react';
import { Loading } from '../common/feedback/Loading';
import { useHospital } from '../hospital/useHospital';
import { type Chart, rangeWords } from './charts';
import { timeText } from './timeText';
import { tRecord } from '../messages/care/records';
import { tPage } from '../messages/pages';

const TrendChart = lazy(async () => ({ default: (await import('./TrendChart')).TrendChart }));
/** Height of the chart and its table, px. */
const HEIGHT = 260;

const cell = {
  textAlign: 'left',
  fontWeight: 'inherit',
  py: 0.75,
  pr: 2,
  borderBottom: 1,
  borderColor: 'divider',
};

/** The same numbers as a table, newest first. */
function ValueTable({ chart: { title, unit, times, lines } }: { chart: Chart }) {
  const { timeZone } = useHospital();
  return (
    <Box
      role="region"
      tabIndex={0}
      aria-label={tRecord('valuesOf', { title })}
      sx={{ maxHeight: HEIGHT, overflow: 'auto', typography: 'body2' }}
    >
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse' }}>
        <Box component="thead" sx={{ fontWeight: 600 }}>
          <tr>
            <Box component="th" scope="col" sx={cell}>
              {tPage('date')}
            </Box>
            {lines.map(({ name }) => (
              <Box component="th" scope="col" key={name} sx={cell}>
                {name}
                {unit && `, ${unit}`}
              </Box>
            ))}
          </tr>
        </Box>
        <tbody>
          {times
            .map((time, index) => ({ time, index }))
            .reverse()
            .map(({ time, index }) => (
              <tr key={time.key}>
                <Box component="th" scope="row" sx={{ ...cell, whiteSpace: 'nowrap' }}>
                  {timeText(time, timeZone)}
                </Box>
                {lines.map(({ name, values, reported }) => (
                  <Box component="td" key={name} sx={cell}>
                    {values[index]}
                    {reported[index] && (
                      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                        {tRecord('asReported', { value: reported[index] })}
                      </Box>
                    )}
                  </Box>
                ))}
              </tr>
            ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** One measure over time: the chart and its values as a table. */
export function TrendCard({ chart }: { chart: Chart }) {
  const { title, unit, lines, notes } = chart;
  const ranges = lines
    .map(({ low, high }) => rangeWords(low, high))
    .filter(Boolean)
    .join(' over ');
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h3">{title}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1, minHeight: '1.5em' }}>
        {ranges && tRecord('usualRanges', { ranges, unit })}
      </Typography>
      {notes.map((note) => (
        <Typography key={note} variant="body2" sx={{ mb: 1 }}>
          {note}
        </Typography>
      ))}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
          gap: 2,
        }}
      >
        <Box component="figure" aria-label={tRecord('chartOf', { title })} sx={{ m: 0 }}>
          <Suspense
            fallback={
              <Loading>
                <Skeleton variant="rounded" height={HEIGHT} />
              </Loading>
            }
          >
            <TrendChart chart={chart} height={HEIGHT} />
          </Suspense>
        </Box>
        <ValueTable chart={chart} />
      </Box>
    </Card>
  );
}
