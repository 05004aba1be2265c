import { Box, Skeleton, Stack, Typography } from '@mui/material';
import type { Statistics } from '../../../../openapi/contract/console/statistics.js';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { formatDate } from '../../common/format/format';
import { messages } from '../../messages';
import { Page } from '../shell/Page';
import { ChartCard } from './ChartCard';
import { HOME_CHARTS } from './charts';
import { Numbers } from './Numbers';
import { WaitingLongest } from './WaitingLongest';
import { useStatistics } from './useStatistics';
import { adminHomeWords } from '../../words/admin/home';

const Charts = ({ days }: { days: Statistics['days'] | undefined }) => (
  <section>
    <Typography component="h2" variant="h3" sx={{ mb: 1.5 }}>
      {adminHomeWords.last30Days}
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

/** As "Mon, 23 Nov 2026" is: its line is there before the day is known. */
const WIDTH_OF_DAY = '16ch';

/** Index of the console: the specification's greeting and where the hospital stands now. */
export function AdminHome() {
  const { data, error, refetch } = useStatistics();
  return (
    <Page
      title={messages.welcomeAdmin}
      note={
        <Typography color="text.secondary">
          {data ? formatDate(data.day) : !error && <Skeleton width={WIDTH_OF_DAY} />}
        </Typography>
      }
    >
      <Stack sx={{ gap: 4 }}>
        {error && !data ? (
          <ErrorRetry
            text={adminHomeWords.numbersCouldNotBeRead}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <>
            <Numbers statistics={data} />
            <Charts days={data?.days} />
          </>
        )}
        <WaitingLongest />
      </Stack>
    </Page>
  );
}
