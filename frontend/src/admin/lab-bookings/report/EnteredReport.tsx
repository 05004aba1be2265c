import EditIcon from '@mui/icons-material/EditOutlined';
import ReturnIcon from '@mui/icons-material/UndoOutlined';
import ReleaseIcon from '@mui/icons-material/TaskAltOutlined';
import { Alert, Button, Card, DialogContentText, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import type { LabBookingDto } from '../../../../../openapi/contract/shop/lab-bookings.js';
import { type EnteredLabReport, ReturnLabReport } from '../../../../../openapi/contract/shop/lab-reports.js';
import { notifySuccess } from '../../../common/feedback/notices';
import { formatInstant } from '../../../common/format/format';
import { useHospital } from '../../../hospital/useHospital';
import { tAdminLabBooking } from '../../../messages/admin/labBookings';
import { fieldErrors } from '../../data/validate';
import { DialogForm, FormDialog, type Values } from '../../steps/FormDialog';
import { Allowed } from '../../steps/Allowed';
import { StepButton } from '../../steps/StepButton';
import { useStep } from '../../steps/useStep';
import { ReportEditor } from './ReportEditor';
import { ReportText } from './ReportView';

interface EntryProps {
  booking: LabBookingDto;
  entry: EnteredLabReport;
}

function ReturnForm({ booking, entry, onClose }: EntryProps & { onClose: () => void }) {
  const step = useStep<ReturnLabReport>({
    run: (provider, body) => provider.act('lab-bookings', booking.id, 'return-report', body),
    onDone: () => {
      notifySuccess(tAdminLabBooking('entered.sentBack'), booking.fullName);
      onClose();
    },
    failure: (reason) => ({ text: tAdminLabBooking('entered.sendBackFailed'), detail: reason }),
  });
  const bodyOf = ({ reason }: Values) => ({ entryId: entry.entryId, reason: reason ?? '' });
  return (
    <DialogForm
      subject={step.subject}
      defaultValues={{ reason: '' }}
      validate={(values) => fieldErrors(ReturnLabReport, bodyOf(values))}
      onSubmit={(values) => step.submit(ReturnLabReport.parse(bodyOf(values)))}
      submitLabel={tAdminLabBooking('entered.sendBack')}
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>
        {tAdminLabBooking('entered.sendBackText', { name: entry.enteredBy.fullName })}
      </DialogContentText>
      <TextInput
        source="reason"
        label={tAdminLabBooking('entered.reason')}
        helperText={false}
        multiline
        minRows={2}
        autoFocus
        fullWidth
      />
    </DialogForm>
  );
}

const ReleaseButtons = ({ booking, entry }: EntryProps) => (
  <>
    <StepButton
      needs="lab-bookings.release"
      label={tAdminLabBooking('entered.release')}
      icon={<ReleaseIcon />}
      variant="contained"
      question={tAdminLabBooking('entered.releaseThese')}
      consequence={tAdminLabBooking('sendText', { name: booking.fullName })}
      run={(provider) => provider.act('lab-bookings', booking.id, 'release', { entryId: entry.entryId })}
      onDone={() => notifySuccess(tAdminLabBooking('entered.released'), booking.fullName)}
      failure={(reason) => ({ text: tAdminLabBooking('entered.releaseFailed'), detail: reason })}
    />
    <FormDialog
      needs="lab-bookings.release"
      label={tAdminLabBooking('entered.sendBack')}
      icon={<ReturnIcon />}
      title={tAdminLabBooking('entered.sendBackTitle')}
    >
      {(close) => <ReturnForm booking={booking} entry={entry} onClose={close} />}
    </FormDialog>
  </>
);

/** What happens next with the entry. */
function EntryState({ entry: { returned, canRelease } }: Pick<EntryProps, 'entry'>) {
  const { timeZone } = useHospital();
  if (returned) {
    const { by, at, reason } = returned;
    return (
      <Alert severity="warning" role="note" sx={{ mb: 2 }}>
        {tAdminLabBooking('entered.returnedBy', { by, at: formatInstant(at, timeZone) })}
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reason}</Typography>
      </Alert>
    );
  }
  return (
    <Alert severity="info" role="note" sx={{ mb: 2 }}>
      {canRelease ? tAdminLabBooking('entered.check') : tAdminLabBooking('entered.byAnother')}
    </Alert>
  );
}

/** Results that await their release: released or sent back by another person, or changed. */
export function EnteredReport({ booking, entry }: EntryProps) {
  const { timeZone } = useHospital();
  const [isEditing, setEditing] = useState(false);
  const signature = tAdminLabBooking('entered.enteredBy', {
    name: entry.enteredBy.fullName,
    at: formatInstant(entry.enteredAt, timeZone),
  });
  return (
    <>
      <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
          {entry.returned ? tAdminLabBooking('entered.sentBackTitle') : tAdminLabBooking('entered.title')}
        </Typography>
        <EntryState entry={entry} />
        <ReportText report={entry} signature={signature} />
        <Stack direction="row" sx={{ mt: 3, gap: 1.5, flexWrap: 'wrap' }}>
          {entry.canRelease && <ReleaseButtons booking={booking} entry={entry} />}
          <Allowed to="lab-bookings.enterResults">
            <Button
              variant={entry.returned ? 'contained' : 'outlined'}
              startIcon={<EditIcon />}
              aria-expanded={isEditing}
              onClick={() => setEditing(!isEditing)}
            >
              {tAdminLabBooking('entered.change')}
            </Button>
          </Allowed>
        </Stack>
      </Card>
      {isEditing && <ReportEditor booking={booking} entry={entry} />}
    </>
  );
}
