import CheckIcon from '@mui/icons-material/Check';
import { Alert, Box, DialogContentText, Typography } from '@mui/material';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { type LabBookingDto } from '../../../../../openapi/contract/shop/lab-bookings.js';
import { AcknowledgeCritical } from '../../../../../openapi/contract/shop/lab-reports.js';
import { notifySuccess } from '../../../common/feedback/notices';
import { formatInstant } from '../../../common/format/format';
import { useHospital } from '../../../hospital/useHospital';
import { tAdminLabBooking } from '../../../messages/admin/labBookings';
import { fieldErrors } from '../../data/validate';
import { DialogForm, FormDialog, type Values } from '../../steps/FormDialog';
import { useStep } from '../../steps/useStep';

type CriticalValue = NonNullable<LabBookingDto['critical']>['values'][number];

interface AcknowledgeProps {
  booking: LabBookingDto;
  version: number;
  /** The critical values as shown. */
  since: string;
}

function AcknowledgeForm({ booking, version, since, onClose }: AcknowledgeProps & { onClose: () => void }) {
  const step = useStep<AcknowledgeCritical>({
    run: (provider, body) => provider.act('lab-bookings', booking.id, 'acknowledge', body),
    onDone: () => {
      notifySuccess(tAdminLabBooking('critical.done'), booking.fullName);
      onClose();
    },
    failure: (reason) => ({ text: tAdminLabBooking('critical.failed'), detail: reason }),
  });
  // As shown when the dialog opened: the server refuses if other values were added since.
  const [seen] = useState({ version, since });
  const bodyOf = ({ action }: Values) => ({ ...seen, action: action ?? '' });
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

const valueText = ({ name, value, current }: CriticalValue): string => {
  if (current === value) return tAdminLabBooking('critical.value', { name, value });
  return current === null
    ? tAdminLabBooking('critical.removed', { name, value })
    : tAdminLabBooking('critical.amended', { name, value, current });
};

/** Each critical value, with the new one if it was amended. */
const CriticalValues = ({ values }: { values: CriticalValue[] }) => (
  <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
    {values.map((each) => (
      <li key={`${each.name} ${each.value}`}>{valueText(each)}</li>
    ))}
  </Box>
);

/** A critical value of the current report: open, or who has acted and how. */
export function CriticalResult({ booking }: { booking: LabBookingDto }) {
  const { timeZone } = useHospital();
  const { critical, report, entered } = booking;
  if (!critical) return null;
  const { acknowledged } = critical;
  const version = (entered ?? report)?.version ?? 1;
  if (acknowledged) {
    const { by, at, action } = acknowledged;
    return (
      <Alert severity="info" role="note">
        {tAdminLabBooking('critical.acknowledged', { by, at: formatInstant(at, timeZone) })}
        <CriticalValues values={critical.values} />
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{action}</Typography>
      </Alert>
    );
  }
  return (
    <Alert severity="error" role="note">
      {tAdminLabBooking('critical.open', { since: formatInstant(critical.since, timeZone) })}
      <CriticalValues values={critical.values} />
      <Box sx={{ mt: 1 }}>
        <FormDialog
          needs="lab-bookings.acknowledge"
          label={tAdminLabBooking('critical.acknowledge')}
          icon={<CheckIcon />}
          look={{ variant: 'contained' }}
          title={tAdminLabBooking('critical.title')}
        >
          {(close) => (
            <AcknowledgeForm booking={booking} version={version} since={critical.since} onClose={close} />
          )}
        </FormDialog>
      </Box>
    </Alert>
  );
}
