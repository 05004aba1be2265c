import ReportIcon from '@mui/icons-material/DescriptionOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import { calendarDate, formatDate } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { tLab } from '../../messages/shop/lab';

/** Why the report was corrected, with the earlier reports. */
export function CorrectedReports({ booking }: { booking: LabBookingDto }) {
  const { timeZone } = useHospital();
  const { report, earlierReports, labTest } = booking;
  if (!report?.reason) return null;
  const dayOf = (at: string) => formatDate(calendarDate(new Date(at), timeZone));
  return (
    <Stack spacing={1} sx={{ mt: 2, alignItems: 'flex-start' }}>
      <Alert severity="info" role="note" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {tLab('reportCorrected', { day: dayOf(report.reportedAt), reason: report.reason })}
      </Alert>
      {earlierReports.map(({ version, reportedAt, correctedAt, url }) => (
        <Button
          key={version}
          size="small"
          startIcon={<ReportIcon />}
          href={url}
          target="_blank"
          rel="noopener"
          aria-label={tLab('earlierReportOf', {
            day: dayOf(reportedAt),
            day2: dayOf(correctedAt),
            testName: labTest.testName,
          })}
          sx={{ textAlign: 'left' }}
        >
          {tLab('earlierReport', { day: dayOf(reportedAt), day2: dayOf(correctedAt) })}
        </Button>
      ))}
    </Stack>
  );
}
