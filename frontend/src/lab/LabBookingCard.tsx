import ReportIcon from '@mui/icons-material/DescriptionOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LabBookingDto } from '../../../openapi/contract/shop/lab-bookings.js';
import { ProgressSteps } from '../common/lists/ProgressSteps';
import { RecordCard } from '../common/lists/RecordCard';
import { formatDate } from '../common/format/format';
import { StatusChip, type StatusTone } from '../common/lists/StatusChip';
import { useHospital } from '../hospital/useHospital';
import { refundWords } from '../orders/orderView';
import { ProductPicture } from '../pharmacy/ProductPicture';
import { NewSampleNeeded } from './samples/NewSampleNeeded';
import { SampleFacts } from './samples/SampleFacts';
import { RejectedSamples } from './samples/RejectedSamples';
import { CorrectedReports } from './reports/CorrectedReports';
import { ReportFacts } from './reports/ReportFacts';
import { paymentWords, statusWords, stepsOf, windowText } from './labBookingView';
import { tPage } from '../messages/pages';
import { tLab } from '../messages/shop/lab';

const TONES: Partial<Record<LabBookingDto['status'], StatusTone>> = {
  sampleRejected: 'error',
  reported: 'success',
  cancelled: 'neutral',
};

function Facts({ booking }: { booking: LabBookingDto }) {
  const { fullName, phone, place, address, labTest, date, window } = booking;
  const where = place === 'hospital' ? tLab('atHospital') : tLab('atHomeIn', { address });
  return (
    <Stack direction="row" spacing={2} sx={{ mt: 2 }}>
      <ProductPicture src={labTest.imageUrl} size={72} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="p">
          {formatDate(date)}
          {window && `, ${windowText(window)}`}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{where}</Typography>
        <Typography variant="body2" color="text.secondary">
          {fullName}, {phone}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{paymentWords(booking)}</Typography>
        <SampleFacts test={labTest} />
      </Box>
    </Stack>
  );
}

/** A lab booking: progress, person, time, place and report. */
export function LabBookingCard({ booking, onCancel }: { booking: LabBookingDto; onCancel: () => void }) {
  const { timeZone } = useHospital();
  const { status, labTest, cancellation, refund, reportUrl, canCancel } = booking;
  const hasActions = Boolean(reportUrl) || canCancel;
  return (
    <RecordCard
      label={labTest.testName}
      title={labTest.testName}
      aside={<StatusChip label={statusWords(status)} tone={TONES[status] ?? 'primary'} />}
      actions={
        hasActions && (
          <>
            {reportUrl && (
              <Button
                variant="outlined"
                startIcon={<ReportIcon />}
                href={reportUrl}
                target="_blank"
                rel="noopener"
                aria-label={tLab('reportPdfOf', { testName: labTest.testName })}
              >
                {tLab('reportPdf')}
              </Button>
            )}
            {canCancel && (
              <Button
                color="inherit"
                onClick={onCancel}
                aria-label={tLab('cancelBookingOf', { testName: labTest.testName })}
              >
                {tLab('cancelBooking')}
              </Button>
            )}
          </>
        )
      }
    >
      {status === 'cancelled' ? (
        <Alert severity="info" role="note">
          {cancellation?.msg}
          {refund && <Typography variant="body2">{refundWords(refund)}</Typography>}
        </Alert>
      ) : (
        <>
          {status === 'sampleRejected' ? (
            <NewSampleNeeded booking={booking} />
          ) : (
            <ProgressSteps label={tPage('progress')} steps={stepsOf(booking, timeZone)} />
          )}
          {refund && <Typography variant="body2">{refundWords(refund)}</Typography>}
        </>
      )}
      <Facts booking={booking} />
      <RejectedSamples booking={booking} />
      <CorrectedReports booking={booking} />
      {booking.report && <ReportFacts report={booking.report} />}
    </RecordCard>
  );
}
