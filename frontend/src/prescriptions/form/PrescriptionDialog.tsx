import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { PRESCRIPTION_DAYS_BACK } from '../../../../openapi/contract/care/prescription-facts.js';
import { FormDateField } from '../../common/dates/FormDateField';
import { addDays } from '../../common/format/format';
import { RecordDialog } from '../../records/doctor/dialogs/RecordDialog';
import { AllergyBanner } from '../safety/AllergyBanner';
import { SafetyWarnings } from '../safety/SafetyWarnings';
import { MedicineRows } from './MedicineRows';
import { PersonFields } from './PersonFields';
import { RegistrationNotice } from './RegistrationNotice';
import { PatientNameField } from './PatientNameField';
import { usePrescriptionForm } from './usePrescriptionForm';
import { tPrescription } from '../../messages/care/prescriptions';
import { tPage } from '../../messages/pages';

const shrunk = { inputLabel: { shrink: true } };

interface PrescriptionDialogProps {
  patientId?: string;
  appointmentId?: string;
  onClose: () => void;
}

/** The prescription form. What is typed stays as a draft of this tab until it is submitted. */
export function PrescriptionDialog({ patientId, appointmentId, onClose }: PrescriptionDialogProps) {
  const { form, safety, today, submit, choosePatient, startAgain, isRestored, patientError, error, isBusy } =
    usePrescriptionForm({ patientId, appointmentId, onClose });
  const { register, formState } = form;
  const { errors, submitCount } = formState;
  return (
    <RecordDialog
      title={tPage('prescription')}
      submitLabel={tPage('submit')}
      wide
      busy={isBusy}
      error={error}
      tries={submitCount}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <RegistrationNotice />
      {isRestored && (
        <Alert
          severity="info"
          role="note"
          action={
            <Button size="small" color="inherit" onClick={startAgain}>
              {tPrescription('startAgain')}
            </Button>
          }
        >
          {tPrescription('draftRestored')}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <PatientNameField form={form} error={patientError} onChoose={choosePatient} />
        <PersonFields form={form} />
        <FormDateField
          control={form.control}
          name="date"
          label={tPage('date')}
          required
          min={addDays(today, -PRESCRIPTION_DAYS_BACK)}
          max={today}
        />
        <TextField
          label={tPrescription('doctorName')}
          required
          helperText={tPrescription('asOnYourAccount')}
          slotProps={{ ...shrunk, htmlInput: { readOnly: true } }}
          {...register('doctorName')}
        />
      </Box>
      <TextField
        label={tPage('symptoms')}
        required
        multiline
        minRows={2}
        error={Boolean(errors.symptoms)}
        helperText={errors.symptoms?.message}
        slotProps={{ ...shrunk, htmlInput: { maxLength: 2000 } }}
        {...register('symptoms')}
      />
      <AllergyBanner patientId={form.watch('patientId')} />
      <MedicineRows form={form} />
      <SafetyWarnings safety={safety} />
      <TextField
        label={tPage('additionalNotes')}
        multiline
        minRows={2}
        error={Boolean(errors.notes)}
        helperText={errors.notes?.message}
        slotProps={{ ...shrunk, htmlInput: { maxLength: 2000 } }}
        {...register('notes')}
      />
    </RecordDialog>
  );
}
