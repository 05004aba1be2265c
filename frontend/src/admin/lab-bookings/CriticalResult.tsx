import CheckIcon from '@mui/icons-material/Check';
import { Alert, Box, DialogContentText, Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { type LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import { AcknowledgeCritical } from '../../../../openapi/contract/shop/lab-reports.js';
import { notifySuccess } from '../../common/feedback/notices';
import { formatInstant } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { tAdminLabBooking } from '../../messages/admin/labBookings';
import { fieldErrors } from '../data/validate';
import { DialogForm, FormDialog, type Values } from '../steps/FormDialog';
import { useStep } from '../steps/useStep';

interface AcknowledgeProps {
  booking: LabBookingDto;
  version: number;
}

function AcknowledgeForm({ booking, version, onClose }: AcknowledgeProps & { onClose: () => void }) {
  const step = useStep<AcknowledgeCritical>({
    run: (provider, body) => provider.act('lab-bookings', booking.id, 'acknowledge', body),
    onDone: () => {
      notifySuccess(tAdminLabBooking('critical.done'), booking.fullName);
      onClose();
    },
    failure: (reason) => ({ text: tAdminLabBooking('critical.failed'), detail: reason }),
  });
  const bodyOf = ({ action }: Values) => ({ version, action: action ?? '' });
  return (
    <DialogForm
      subject={step.subject}
      defaultValues={{ action: '' }}
      validate={(values) => fieldErrors(AcknowledgeCritical, bodyOf(values))}
      onSubmit={(values) => step.submit(AcknowledgeCritical.parse(bodyOf(values)))}
      submitLabel={tAdminLabBooking('critical.acknowledge')}
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>{tAdminLabBooking('critical.hint')}</DialogContentText>
      <TextInput
        source="action"
        label={tAdminLabBooking('critical.action')}
        helperText={false}
        multiline
        minRows={2}
        autoFocus
        fullWidth
      />
    </DialogForm>
  );
}

/** A critical value of the current report: open, or who has acted and how. */
export function CriticalResult({ booking }: { booking: LabBookingDto }) {
  const { timeZone } = useHospital();
  const { critical, report } = booking;
  if (!critical || !report) return null;
  const { acknowledged } = critical;
  if (acknowledged) {
    const { by, at, action } = acknowledged;
    return (
      <Alert severity="info" role="note">
        {tAdminLabBooking('critical.acknowledged', { by, at: formatInstant(at, timeZone) })}
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{action}</Typography>
      </Alert>
    );
  }
  return (
    <Alert severity="error" role="note">
      {tAdminLabBooking('critical.open', { since: formatInstant(critical.since, timeZone) })}
      <Box sx={{ mt: 1 }}>
        <FormDialog
          label={tAdminLabBooking('critical.acknowledge')}
          icon={<CheckIcon />}
          look={{ variant: 'contained' }}
          title={tAdminLabBooking('critical.title')}
        >
          {(close) => <AcknowledgeForm booking={booking} version={report.version} onClose={close} />}
        </FormDialog>
      </Box>
    </Alert>
  );
}
