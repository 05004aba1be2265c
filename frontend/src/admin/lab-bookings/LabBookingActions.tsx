import CancelIcon from '@mui/icons-material/EventBusyOutlined';
import CheckIcon from '@mui/icons-material/Check';
import SampleIcon from '@mui/icons-material/BloodtypeOutlined';
import { Stack } from '@mui/material';
import type { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import { formatRupees } from '../../common/format/format';
import { notifySuccess } from '../../common/feedback/notices';
import { ActionBar } from '../steps/ActionBar';
import { StepButton } from '../steps/StepButton';
import { refundOnCancel } from './bookingFacts';
import { RejectSample } from './RejectSample';
import { tAdminLabBooking } from '../../messages/admin/labBookings';

interface StepProps {
  booking: LabBookingDto;
}

const failure = (reason: string) => ({ text: tAdminLabBooking('changeFailed'), detail: reason });

const ConfirmButton = ({ booking }: StepProps) => (
  <StepButton
    needs="lab-bookings.edit"
    label={tAdminLabBooking('confirm')}
    icon={<CheckIcon />}
    variant="contained"
    question={tAdminLabBooking('confirmThisBooking')}
    consequence={tAdminLabBooking('confirmText')}
    run={(provider) => provider.act('lab-bookings', booking.id, 'confirm')}
    onDone={() => notifySuccess(tAdminLabBooking('bookingConfirmed'), booking.fullName)}
    failure={failure}
  />
);

const CollectButton = ({ booking }: StepProps) => (
  <StepButton
    needs="lab-bookings.collect"
    label={tAdminLabBooking('sampleCollected')}
    icon={<SampleIcon />}
    variant="contained"
    question={tAdminLabBooking('collectTitle')}
    consequence={
      !booking.paid
        ? tAdminLabBooking('collectUnpaidText', { price: formatRupees(booking.price) })
        : tAdminLabBooking('collectText')
    }
    run={(provider) => provider.act('lab-bookings', booking.id, 'collect')}
    onDone={() => notifySuccess(tAdminLabBooking('sampleCollected'), booking.fullName)}
    failure={failure}
  />
);

const CancelButton = ({ booking }: StepProps) => (
  <StepButton
    needs="lab-bookings.cancel"
    label={tAdminLabBooking('cancelBooking')}
    icon={<CancelIcon />}
    color="error"
    variant="outlined"
    question={tAdminLabBooking('cancelThisBooking')}
    consequence={tAdminLabBooking('cancelText', { refundOnCancel: refundOnCancel(booking) })}
    run={(provider) => provider.act('lab-bookings', booking.id, 'cancel')}
    onDone={() => notifySuccess(tAdminLabBooking('bookingCancelled'), refundOnCancel(booking))}
    failure={failure}
  />
);

/** The steps that a booking's state allows; the report has its own form. */
export function LabBookingActions({ booking }: StepProps) {
  const { status, canCancel } = booking;
  const isToCollect = status === 'confirmed' || status === 'sampleRejected';
  const hasStep = status === 'requested' || isToCollect;
  if (!hasStep && !canCancel) return null;
  // Keeps the cancel button away from the thumb while the report is filled in.
  if (!hasStep)
    return (
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {status === 'sampleCollected' && <RejectSample booking={booking} />}
        <CancelButton booking={booking} />
      </Stack>
    );
  return (
    <ActionBar>
      {status === 'requested' && <ConfirmButton booking={booking} />}
      {isToCollect && <CollectButton booking={booking} />}
      {canCancel && <CancelButton booking={booking} />}
    </ActionBar>
  );
}
