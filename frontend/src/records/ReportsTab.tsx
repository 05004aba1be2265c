import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { EmptyRackDrawing } from '../lab/pictures/EmptyRackDrawing';
import { RecordEntry } from './RecordEntry';
import { RecordPages } from './RecordPages';
import { TrendCard } from './TrendCard';
import { chartsOf } from './charts';
import { useRecordsSummary } from './useRecords';
import { tRecord } from '../messages/care/records';
import { tPage } from '../messages/pages';

/** Repeated tests as charts. */
function RepeatedTests() {
  const summary = useRecordsSummary();
  if (summary.isError) return <ErrorRetry error={summary.error} onRetry={() => void summary.refetch()} />;
  const charts = chartsOf(summary.data?.trends ?? [], 'lab');
  if (charts.length === 0) return null;
  return (
    <Box component="section" aria-label={tRecord('repeatedTests')}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {tRecord('repeatedTests')}
      </Typography>
      <Stack spacing={2}>
        {charts.map((chart) => (
          <TrendCard key={chart.title} chart={chart} />
        ))}
      </Stack>
    </Box>
  );
}

/** Lab results and doctors' reports with ranges and flags, then trends of repeated tests. */
export const ReportsTab = () => (
  <Stack spacing={4}>
    <RecordPages
      kind="report"
      label={tPage('reports')}
      whenEmpty={
        <EmptyState text={tRecord('reportsEmpty')} drawing={<EmptyRackDrawing />}>
          <Button variant="contained" component={RouterLink} to="/labtest">
            {tPage('findTest')}
          </Button>
        </EmptyState>
      }
    >
      {(record) => (
        <RecordEntry
          key={record._id}
          record={record}
          actions={
            record.labBookingId && (
              <Button
                variant="outlined"
                component={RouterLink}
                to="/patientlogin/lab-bookings"
                aria-label={tRecord('labBookingOf', { recordTitle: record.title })}
              >
                {tRecord('labBooking')}
              </Button>
            )
          }
        />
      )}
    </RecordPages>
    <RepeatedTests />
  </Stack>
);
