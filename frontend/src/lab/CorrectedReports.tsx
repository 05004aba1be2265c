import ReportIcon from '@mui/icons-material/DescriptionOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { LabBookingDto } from '../../../openapi/contract/shop/lab-bookings.js';
import { calendarDate, formatDate } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';

/** Why the report was corrected, and what was issued before. */
export function CorrectedReports({ booking }: { booking: LabBookingDto }) {
  const { timeZone } = useHospital();
  const { report, earlierReports, labTest } = booking;
  if (!report?.reason) return null;
  const dayOf = (at: string) => formatDate(calendarDate(new Date(at), timeZone));
  return (
    <Stack spacing={1} sx={{ mt: 2, alignItems: 'flex-start' }}>
      <Alert severity="info" role="note" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        The report was corrected on {dayOf(report.reportedAt)}: {report.reason}
      </Alert>
      {earlierReports.map(({ version, reportedAt, correctedAt, url }) => (
        <Button
          key={version}
          size="small"
          startIcon={<ReportIcon />}
          href={url}
          target="_blank"
          rel="noopener"
          aria-label={`Report of ${dayOf(reportedAt)}, corrected on ${dayOf(correctedAt)} (PDF): ${labTest.testName}`}
          sx={{ textAlign: 'left' }}
        >
          Report of {dayOf(reportedAt)}, corrected on {dayOf(correctedAt)} (PDF)
        </Button>
      ))}
    </Stack>
  );
}
