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
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { LabTestDto } from '../../../openapi/contract/shop/lab-tests.js';
import { DialogError } from '../common/feedback/DialogError';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { formDrafts } from '../common/forms/formDrafts';
import { formatRupees } from '../common/format/format';
import { ForWhom } from '../family/ForWhom';
import { WhoIsItFor } from '../family/WhoIsItFor';
import { type WhoIsItForChoice, useWhoIsItFor } from '../family/useWhoIsItFor';
import { SampleFacts } from './samples/SampleFacts';
import { LabBookingFields } from './LabBookingFields';
import { labDraft, useLabBookingForm } from './useLabBookingForm';
import { useLabTest } from './useLabTests';
import { tPage } from '../messages/pages';
import { tLab } from '../messages/shop/lab';

interface BookingFormProps {
  test: LabTestDto;
  labRequestId: string | undefined;
  whoIsItFor: WhoIsItForChoice;
  onClose: () => void;
}

function BookingForm({ test, labRequestId, whoIsItFor, onClose }: BookingFormProps) {
  const formId = useId();
  const navigate = useNavigate();
  const onShowBookings = () => void navigate('/patientlogin/lab-bookings');
  const booking = useLabBookingForm({ test, labRequestId, whoIsItFor, onClose, onShowBookings });
  const payment = useWatch({ control: booking.form.control, name: 'payment' });
  return (
    <>
      <DialogContent dividers>
        <Box sx={{ mb: 2.5 }}>
          <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {test.testName}
          </Typography>
          <SampleFacts test={test} />
        </Box>
        {labRequestId ? (
          // The doctor's request is for one person.
          <ForWhom payer={booking.payer} />
        ) : (
          <Box sx={{ mb: 2.5 }}>
            <WhoIsItFor choice={whoIsItFor} isPaid />
          </Box>
        )}
        <LabBookingFields formId={formId} booking={booking} />
        {booking.offerDialog}
        <DialogError text={booking.error?.text ?? null} detail={booking.error?.detail} />
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Box sx={{ mr: 'auto' }}>
          <Typography variant="caption" color="text.secondary">
            {tLab('price')}
          </Typography>
          <Typography variant="h2" component="p" aria-live="polite" sx={{ lineHeight: 1 }}>
            {formatRupees(test.price)}
          </Typography>
        </Box>
        <Button onClick={onClose}>{tPage('close')}</Button>
        <Button type="submit" form={formId} variant="contained" loading={booking.isBusy}>
          {payment === 'card' ? tPage('completePayment') : tLab('bookTest')}
        </Button>
      </DialogActions>
    </>
  );
}

interface BookLabTestDialogProps {
  labTestId: string;
  /** The doctor's request that is booked. */
  labRequestId?: string;
  onClose: () => void;
}

/** The booking of one lab test. */
export function BookLabTestDialog({ labTestId, labRequestId, onClose }: BookLabTestDialogProps) {
  const titleId = useId();
  const draft = labDraft(labTestId);
  const whoIsItFor = useWhoIsItFor(labRequestId ? undefined : draft);
  const discard = () => {
    formDrafts.forget(draft);
    whoIsItFor.forget();
    onClose();
  };
  // Back keeps the input.
  const close = (event: object) => (event instanceof PopStateEvent ? onClose() : discard());
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const test = useLabTest(labTestId);
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullScreen={isPhone} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{tPage('bookLabTest')}</DialogTitle>
      {test.data ? (
        <BookingForm test={test.data} labRequestId={labRequestId} whoIsItFor={whoIsItFor} onClose={discard} />
      ) : (
        <>
          <DialogContent dividers>
            {test.isError ? (
              <ErrorRetry error={test.error} onRetry={() => void test.refetch()} />
            ) : (
              <Loading>
                <Skeleton variant="rounded" height={420} />
              </Loading>
            )}
          </DialogContent>
          <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
            <Button onClick={discard}>{tPage('close')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
