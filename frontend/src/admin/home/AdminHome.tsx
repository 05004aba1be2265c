import { Box, Stack, Typography } from '@mui/material';
import type { Statistics } from '../../../../openapi/contract/console/statistics.js';
import { serverNow } from '../../common/clock/serverClock';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { calendarDate, formatDate } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { tSpecified } from '../../messages/specified';
import { Page } from '../shell/Page';
import { ChartCard } from './ChartCard';
import { HOME_CHARTS } from './charts';
import { Numbers, NumbersPlaceholder } from './Numbers';
import { OpeningTasks, useOpeningTasks } from './OpeningTasks';
import { WaitingLongest, useWaitingLongest } from './WaitingLongest';
import { useStatistics } from './useStatistics';
import { tAdminHome } from '../../messages/admin/home';

const Charts = ({ days }: { days: Statistics['days'] }) => (
  <section>
    <Typography component="h2" variant="h3" sx={{ mb: 1.5 }}>
      {tAdminHome('last30Days')}
    </Typography>
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        '& > :first-of-type': { gridColumn: '1 / -1' },
      }}
    >
      {HOME_CHARTS.map((chart) => (
        <ChartCard key={chart.title} chart={chart} days={days} />
      ))}
    </Box>
  </section>
);

/** Index of the console: the specification's greeting and the hospital's current numbers. */
export function AdminHome() {
  const { data, error, refetch } = useStatistics();
  const { data: tasks, isLoading } = useOpeningTasks();
  const requests = useWaitingLongest();
  const { timeZone } = useHospital();
  const day = data?.day ?? calendarDate(serverNow(), timeZone);
  return (
    <Page
      title={tSpecified('welcomeAdmin')}
      note={<Typography color="text.secondary">{formatDate(day)}</Typography>}
    >
      <Stack sx={{ gap: 4 }}>
        {data && !isLoading && (
          <>
            {tasks && <OpeningTasks tasks={tasks} />}
            <Numbers statistics={data} />
            <Charts days={data.days} />
          </>
        )}
        {error && !data && (
          <ErrorRetry text={tAdminHome('loadFailed')} error={error} onRetry={() => void refetch()} />
        )}
        {/* Nothing is below the placeholder, whose height differs from that of the numbers. */}
        {(!data || isLoading) && !error ? (
          <NumbersPlaceholder />
        ) : (
          requests && <WaitingLongest requests={requests} />
        )}
      </Stack>
    </Page>
  );
}
