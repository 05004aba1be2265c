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
import { adminLabBookingWords } from '../../words/admin/labBookings';

interface StepProps {
  booking: LabBookingDto;
}

const failure = (reason: string) => ({ text: adminLabBookingWords.changeFailed, detail: reason });

const ConfirmButton = ({ booking }: StepProps) => (
  <StepButton
    label={adminLabBookingWords.confirm}
    icon={<CheckIcon />}
    variant="contained"
    question={adminLabBookingWords.confirmThisBooking}
    consequence={adminLabBookingWords.confirmText}
    run={(provider) => provider.act('lab-bookings', booking.id, 'confirm')}
    onDone={() => notifySuccess(adminLabBookingWords.bookingConfirmed, booking.fullName)}
    failure={failure}
  />
);

const CollectButton = ({ booking }: StepProps) => (
  <StepButton
    label={adminLabBookingWords.sampleCollected}
    icon={<SampleIcon />}
    variant="contained"
    question={adminLabBookingWords.collectTitle}
    consequence={
      booking.payment === 'atCollection'
        ? adminLabBookingWords.collectUnpaidText(formatRupees(booking.price))
        : adminLabBookingWords.collectText
    }
    run={(provider) => provider.act('lab-bookings', booking.id, 'collect')}
    onDone={() => notifySuccess(adminLabBookingWords.sampleCollected, booking.fullName)}
    failure={failure}
  />
);

const CancelButton = ({ booking }: StepProps) => (
  <StepButton
    label={adminLabBookingWords.cancelBooking}
    icon={<CancelIcon />}
    color="error"
    variant="outlined"
    question={adminLabBookingWords.cancelThisBooking}
    consequence={adminLabBookingWords.cancelText(refundOnCancel(booking))}
    run={(provider) => provider.act('lab-bookings', booking.id, 'cancel')}
    onDone={() => notifySuccess(adminLabBookingWords.bookingCancelled, refundOnCancel(booking))}
    failure={failure}
  />
);

/** The steps that a booking in its present state allows; the report has a form of its own. */
export function LabBookingActions({ booking }: StepProps) {
  const { status, canCancel } = booking;
  const hasStep = status === 'requested' || status === 'confirmed';
  if (!hasStep && !canCancel) return null;
  // Keeps the cancel button away from the thumb while the report is filled in.
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
