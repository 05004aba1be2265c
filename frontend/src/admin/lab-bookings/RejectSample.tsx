import RejectIcon from '@mui/icons-material/ReportOutlined';
import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import type { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import {
  REJECTION_REASONS,
  RejectLabSample,
  rejectionLabel,
} from '../../../../openapi/contract/shop/lab-samples.js';
import { notifySuccess } from '../../common/feedback/notices';
import { tAdminLabBooking } from '../../messages/admin/labBookings';
import { fieldErrors } from '../data/validate';
import { DialogForm, FormDialog, type Values } from '../steps/FormDialog';
import { useStep } from '../steps/useStep';

const REASONS = REJECTION_REASONS.map((id) => ({ id, name: rejectionLabel(id) }));

interface RejectFormProps {
  booking: LabBookingDto;
  onClose: () => void;
}

function RejectForm({ booking, onClose }: RejectFormProps) {
  // As shown when the dialog opened: the server refuses if another sample was collected since.
  const [sample] = useState(booking.rejectedSamples.length + 1);
  const step = useStep<RejectLabSample>({
    run: (provider, body) => provider.act('lab-bookings', booking.id, 'reject-sample', body),
    onDone: () => {
      notifySuccess(tAdminLabBooking('samples.rejected'), booking.fullName);
      onClose();
    },
    failure: (reason) => ({ text: tAdminLabBooking('samples.failed'), detail: reason }),
  });
  const bodyOf = ({ reason, note }: Values) => ({ reason, note: note ?? null, sample });
  return (
    <DialogForm
      subject={step.subject}
      defaultValues={{ reason: '', note: '' }}
      validate={(values) => fieldErrors(RejectLabSample, bodyOf(values))}
      onSubmit={(values) => step.submit(RejectLabSample.parse(bodyOf(values)))}
      submitLabel={tAdminLabBooking('samples.reject')}
      destructive
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>{tAdminLabBooking('samples.consequence')}</DialogContentText>
      <SelectInput
        source="reason"
        label={tAdminLabBooking('samples.reason')}
        choices={REASONS}
        helperText={false}
        fullWidth
      />
      <TextInput
        source="note"
        label={tAdminLabBooking('samples.note')}
        helperText={tAdminLabBooking('patientReadsIt')}
        multiline
        minRows={2}
        fullWidth
      />
    </DialogForm>
  );
}

/** Rejects the collected sample with a reason. */
export const RejectSample = ({ booking }: { booking: LabBookingDto }) => (
  <FormDialog
    label={tAdminLabBooking('samples.reject')}
    icon={<RejectIcon />}
    needs="lab-bookings.reject"
    look={{ variant: 'outlined', color: 'error' }}
    title={tAdminLabBooking('samples.rejectThis')}
  >
    {(close) => <RejectForm booking={booking} onClose={close} />}
  </FormDialog>
);
