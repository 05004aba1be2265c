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

/** What was tested more than once, as charts. */
function RepeatedTests() {
  const summary = useRecordsSummary();
  if (summary.isError) return <ErrorRetry error={summary.error} onRetry={() => void summary.refetch()} />;
  const charts = chartsOf(summary.data?.trends ?? [], 'lab');
  if (charts.length === 0) return null;
  return (
    <Box component="section" aria-label="Repeated tests">
      <Typography variant="h2" sx={{ mb: 2 }}>
        Repeated tests
      </Typography>
      <Stack spacing={2}>
        {charts.map((chart) => (
          <TrendCard key={chart.title} chart={chart} />
        ))}
      </Stack>
    </Box>
  );
}

/** Lab results and doctors' reports with range and flag, then how repeated tests went. */
export const ReportsTab = () => (
  <Stack spacing={4}>
    <RecordPages
      kind="report"
      label="Reports"
      whenEmpty={
        <EmptyState
          text="No reports yet. The results of your lab tests appear here."
          drawing={<EmptyRackDrawing />}
        >
          <Button variant="contained" component={RouterLink} to="/labtest">
            Find a test
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
                aria-label={`Lab booking and PDF of ${record.title}`}
              >
                Lab booking and PDF
              </Button>
            )
          }
        />
      )}
    </RecordPages>
    <RepeatedTests />
  </Stack>
);
