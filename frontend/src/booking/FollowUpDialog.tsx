import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { DialogError } from '../common/feedback/DialogError';
import { formatVisit } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { PatientPicker } from '../patients/PatientPicker';
import type { LinkedPatient } from '../patients/usePatients';
import { OverlapQuestion } from './OverlapQuestion';
import { REASON_LENGTH, reasonHelp } from './bookingForm';
import { SlotPicker } from './SlotPicker';
import { useFollowUpForm } from './useFollowUpForm';
import type { Place } from '../appointments/week/week';
import { tBooking } from '../messages/care/booking';
import { tPage } from '../messages/pages';

interface FollowUpDialogProps {
  doctorId: string;
  /** Preselected when opened from a patient. */
  patient?: LinkedPatient;
  /** Date and time, preselected when opened from a free place of the week. */
  place?: Place;
  onClose: () => void;
}

/** A new appointment for one of the doctor's own patients: without payment, accepted immediately. */
export function FollowUpDialog({ doctorId, patient, place, onClose }: FollowUpDialogProps) {
  const titleId = useId();
  const formId = useId();
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const { timeZone } = useHospital();
  const followUp = useFollowUpForm({ doctorId, patient: patient ?? null, place: place ?? null, onClose });
  const { control, register, setValue, formState } = followUp.form;
  const [date, time, reason] = useWatch({ control, name: ['preferredDate', 'preferredTime', 'reason'] });
  const reasonError = formState.errors.reason?.message;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullScreen={isPhone} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{tBooking('addNewAppointment')}</DialogTitle>
      <DialogContent dividers>
        <Stack
          component="form"
          id={formId}
          spacing={2.5}
          noValidate
          onSubmit={(event) => void followUp.submit(event)}
        >
          <PatientPicker
            patient={followUp.patient}
            error={followUp.patientError}
            onChange={followUp.choosePatient}
          />
          <Typography variant="h3" component="p" aria-live="polite" sx={{ minHeight: '1.3em' }}>
            {date && time ? formatVisit(date, time, timeZone) : tPage('chooseDateAndTime')}
          </Typography>
          <SlotPicker freeDays={followUp.freeDays} control={control} setValue={setValue} />
          <TextField
            label={tPage('reasonLabel')}
            required
            multiline
            minRows={2}
            error={Boolean(reasonError)}
            helperText={reasonHelp(reasonError, reason)}
            slotProps={{ htmlInput: { maxLength: REASON_LENGTH } }}
            {...register('reason')}
          />
          <Typography variant="body2" color="text.secondary">
            {tBooking('followUpHint')}
          </Typography>
        </Stack>
        {followUp.overlaps.length > 0 && (
          <OverlapQuestion
            overlaps={followUp.overlaps}
            isBusy={followUp.isBusy}
            onBookAnyway={() => void followUp.bookAnyway()}
          />
        )}
        <DialogError text={followUp.error} />
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Button onClick={onClose}>{tPage('close')}</Button>
        <Button type="submit" form={formId} variant="contained" loading={followUp.isBusy}>
          {tBooking('addAppointment')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
