import PrintIcon from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Sex } from '../../../../openapi/contract/care/growth/who-growth.js';
import type { RecordTrend } from '../../../../openapi/contract/care/trends.js';
import { ageTextOn } from '../../../../openapi/contract/people/age-text.js';
import type { Gender } from '../../../../openapi/contract/people/field-lists.js';
import { formatDate } from '../../common/format/format';
import { tGrowth } from '../../messages/children/growth';
import { GrowthChart } from './GrowthChart';
import { type GrowthSeries, growthSeries, positionText, zText } from './growthPoints';

const cell = {
  textAlign: 'left',
  fontWeight: 'inherit',
  verticalAlign: 'top',
  py: 0.75,
  pr: 2,
  borderBottom: 1,
  borderColor: 'divider',
};

/** A text with a less important one below it. */
const Lines = ({ text, below }: { text: string; below: string }) => (
  <>
    {text}
    <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
      {below}
    </Box>
  </>
);

/** The child's values with their place in the standard in words, newest first. */
function GrowthTable({ series: { measure, points }, dob }: { series: GrowthSeries; dob: string }) {
  const heads = [
    tGrowth('ageAndDate'),
    tGrowth('value', { unit: tGrowth(`units.${measure}`) }),
    tGrowth('zScore'),
  ];
  return (
    <Box
      role="region"
      tabIndex={0}
      aria-label={tGrowth('valuesOf', { title: tGrowth(`measures.${measure}`) })}
      sx={{ overflowX: 'auto', typography: 'body2' }}
    >
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse' }}>
        <Box component="thead" sx={{ fontWeight: 600 }}>
          <tr>
            {heads.map((head) => (
              <Box component="th" scope="col" key={head} sx={cell}>
                {head}
              </Box>
            ))}
          </tr>
        </Box>
        <tbody>
          {points.toReversed().map(({ key, date, value, z }) => (
            <tr key={key}>
              <Box component="th" scope="row" sx={cell}>
                <Lines text={ageTextOn(dob, date)} below={formatDate(date)} />
              </Box>
              <Box component="td" sx={cell}>
                {value}
              </Box>
              <Box component="td" sx={cell}>
                <Lines text={zText(z)} below={positionText(z)} />
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <Card component="section" aria-label={tGrowth('growth')} sx={{ p: { xs: 2, md: 3 } }}>
    <Typography variant="h2" sx={{ mb: 1 }}>
      {tGrowth('growth')}
    </Typography>
    {children}
  </Card>
);

interface GrowthChartsProps {
  /** YYYY-MM-DD. */
  dob: string;
  gender: Gender | null;
  trends: readonly RecordTrend[];
}

const sexOf = (gender: Gender | null): Sex | null =>
  gender === 'male' || gender === 'female' ? gender : null;

/** Weight, length or height, BMI and head circumference for age with the curves of the WHO standards. */
export function GrowthCharts({ dob, gender, trends }: GrowthChartsProps) {
  const sex = sexOf(gender);
  if (sex === null)
    return (
      <Frame>
        <Typography>{tGrowth('noStandard')}</Typography>
      </Frame>
    );
  return (
    <Frame>
      <Typography variant="body2" color="text.secondary">
        {tGrowth('standard', { sex })} {tGrowth('prematureNote')}
      </Typography>
      <Button
        startIcon={<PrintIcon />}
        onClick={() => window.print()}
        sx={{ ml: -1, my: 1, displayPrint: 'none' }}
      >
        {tGrowth('print')}
      </Button>
      <Stack spacing={4}>
        {growthSeries(trends, { dob, sex }).map((series) => (
          <Box key={series.measure} sx={{ breakInside: 'avoid' }}>
            <Typography variant="h3">{tGrowth(`measures.${series.measure}`)}</Typography>
            <GrowthChart series={series} sex={sex} />
            <GrowthTable series={series} dob={dob} />
          </Box>
        ))}
      </Stack>
    </Frame>
  );
}
