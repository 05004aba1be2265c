import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { Suspense, lazy, useId, useState } from 'react';
import type { DayNumbers } from '../../../../openapi/contract/console/statistics.js';
import { lazyPart } from '../../common/browser/lazyPart';
import { type HomeChart, sumsText } from './charts';
import { tAdminHome } from '../../messages/admin/home';

const DayTable = lazyPart(async () => (await import('./DayTable')).DayTable);
const DayChart = lazy(async () => ({ default: (await import('./DayChart')).DayChart }));
/** Height of the chart, its table and their placeholder, px. */
const HEIGHT = 260;

interface ChartCardProps {
  chart: HomeChart;
  days: DayNumbers[];
}

const Placeholder = () => <Skeleton variant="rounded" height={HEIGHT} aria-hidden />;

/** One chart of the last 30 days, or its numbers as a table. */
export function ChartCard({ chart, days }: ChartCardProps) {
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Stack
        direction="row"
        sx={{ gap: 1, alignItems: 'flex-start', justifyContent: 'space-between', mb: 1, minHeight: 56 }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography id={titleId} component="h3" variant="h6">
            {chart.title}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {sumsText(chart, days)}
          </Typography>
        </Box>
        <Button
          size="small"
          sx={{ flexShrink: 0 }}
          aria-label={`${isTable ? tAdminHome('showAsChart') : tAdminHome('showAsTable')}: ${chart.title}`}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? tAdminHome('showAsChart') : tAdminHome('showAsTable')}
        </Button>
      </Stack>
      {isTable ? (
        <Suspense fallback={<Placeholder />}>
          <DayTable chart={chart} days={days} height={HEIGHT} />
        </Suspense>
      ) : (
        <Box component="figure" aria-label={tAdminHome('chartOf', { chartTitle: chart.title })} sx={{ m: 0 }}>
          <Suspense fallback={<Placeholder />}>
            <DayChart chart={chart} days={days} height={HEIGHT} />
          </Suspense>
        </Box>
      )}
    </Card>
  );
}
