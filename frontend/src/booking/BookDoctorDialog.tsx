import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { Opening } from '../../../openapi/contract/care/slots.js';
import { useSession } from '../auth/useSession';
import { DialogError } from '../common/feedback/DialogError';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { formDrafts } from '../common/forms/formDrafts';
import { formatRupees } from '../common/format/format';
import { WhoIsItFor } from '../family/WhoIsItFor';
import { useWhoIsItFor } from '../family/useWhoIsItFor';
import { useDoctor } from '../users/useDoctors';
import { BookingFields } from './BookingFields';
import { OverlapQuestion } from './OverlapQuestion';
import { bookingDraft, useBookingForm } from './useBookingForm';
import { tBooking } from '../messages/care/booking';
import { tPage } from '../messages/pages';

interface BookDoctorDialogProps {
  doctorId: string;
  /** The tapped free time, preselected. */
  opening?: Opening;
  onClose: () => void;
}

/** The booking: a free date and time, the reason, and the hosted checkout. */
export function BookDoctorDialog({ doctorId, opening, onClose }: BookDoctorDialogProps) {
  const draft = bookingDraft(doctorId);
  const whoIsItFor = useWhoIsItFor(draft);
  const discard = () => {
    formDrafts.forget(draft);
    whoIsItFor.forget();
    onClose();
  };
  // Back keeps the input.
  const close = (event: object) => (event instanceof PopStateEvent ? onClose() : discard());
  const titleId = useId();
  const formId = useId();
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const userId = useSession()?.userId ?? '';
  const doctor = useDoctor(doctorId);
  const booking = useBookingForm({
    userId,
    whoIsItFor,
    doctorId,
    doctor: doctor.data,
    opening,
    onLeaving: discard,
  });
  const fee = doctor.data?.fee ?? null;

  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullScreen={isPhone} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{tBooking('confirmation')}</DialogTitle>
      <DialogContent dividers>
        <Box sx={{ mb: 2.5 }}>
          <WhoIsItFor choice={whoIsItFor} isPaid={doctor.data?.fee !== 0} />
        </Box>
        {doctor.isPending && (
          <Loading>
            <Skeleton variant="rounded" height={360} />
          </Loading>
        )}
        {doctor.isError && <ErrorRetry error={doctor.error} onRetry={() => void doctor.refetch()} />}
        {doctor.data && <BookingFields formId={formId} doctor={doctor.data} booking={booking} />}
        {booking.overlaps.length > 0 && (
          <OverlapQuestion
            overlaps={booking.overlaps}
            isBusy={booking.isBusy}
            onBookAnyway={() => void booking.bookAnyway()}
          />
        )}
        <DialogError text={booking.error?.text ?? null} detail={booking.error?.detail} />
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Box sx={{ mr: 'auto' }}>
          <Typography variant="caption" color="text.secondary">
            {tBooking('fee')}
          </Typography>
          <Typography variant="h2" component="p" sx={{ lineHeight: 1 }}>
            {fee === 0 ? tBooking('freeVisit') : fee === null ? tPage('notSetYet') : formatRupees(fee)}
          </Typography>
        </Box>
        <Button onClick={discard}>{tPage('close')}</Button>
        <Button
          type="submit"
          form={formId}
          variant="contained"
          disabled={fee === null}
          loading={booking.isBusy}
        >
          {fee === 0 ? tBooking('bookFreeVisit') : tPage('completePayment')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
