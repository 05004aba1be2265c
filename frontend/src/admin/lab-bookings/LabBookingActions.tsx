import CancelIcon from '@mui/icons-material/EventBusyOutlined';
import CheckIcon from '@mui/icons-material/Check';
import SampleIcon from '@mui/icons-material/BloodtypeOutlined';
import { Box } from '@mui/material';
import type { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import { formatRupees } from '../../common/format/format';
import { notifySuccess } from '../../common/feedback/notices';
import { ActionBar } from '../steps/ActionBar';
import { StepButton } from '../steps/StepButton';
import { refundOnCancel } from './bookingFacts';

interface StepProps {
  booking: LabBookingDto;
}

const failure = (reason: string) => ({ text: 'The booking was not changed.', detail: reason });

const ConfirmButton = ({ booking }: StepProps) => (
  <StepButton
    label="Confirm"
    icon={<CheckIcon />}
    variant="contained"
    question="Confirm this booking?"
    consequence="The patient gets a mail that the lab expects the sample on this date."
    run={(provider) => provider.act('lab-bookings', booking.id, 'confirm')}
    onDone={() => notifySuccess('Booking confirmed', booking.fullName)}
    failure={failure}
  />
);

const CollectButton = ({ booking }: StepProps) => (
  <StepButton
    label="Sample collected"
    icon={<SampleIcon />}
    variant="contained"
    question="Has the sample been collected?"
    consequence={
      booking.payment === 'atCollection'
        ? `Take ${formatRupees(booking.price)} from the patient now. The booking then waits for its report.`
        : 'The booking then waits for its report.'
    }
    run={(provider) => provider.act('lab-bookings', booking.id, 'collect')}
    onDone={() => notifySuccess('Sample collected', booking.fullName)}
    failure={failure}
  />
);

const CancelButton = ({ booking }: StepProps) => (
  <StepButton
    label="Cancel booking"
    icon={<CancelIcon />}
    color="error"
    variant="outlined"
    question="Cancel this booking?"
    consequence={`${refundOnCancel(booking)} The patient gets a mail.`}
    run={(provider) => provider.act('lab-bookings', booking.id, 'cancel')}
    onDone={() => notifySuccess('Booking cancelled', refundOnCancel(booking))}
    failure={failure}
  />
);

/** The steps that a booking in its present state allows; the report has a form of its own. */
export function LabBookingActions({ booking }: StepProps) {
  const { status, canCancel } = booking;
  const hasStep = status === 'requested' || status === 'confirmed';
  if (!hasStep && !canCancel) return null;
  // Cancelling alone does not stay under the thumb of somebody who fills in the report.
  if (!hasStep)
    return (
      <Box>
        <CancelButton booking={booking} />
      </Box>
    );
  return (
    <ActionBar>
      {status === 'requested' && <ConfirmButton booking={booking} />}
      {status === 'confirmed' && <CollectButton booking={booking} />}
      {canCancel && <CancelButton booking={booking} />}
    </ActionBar>
  );
}
