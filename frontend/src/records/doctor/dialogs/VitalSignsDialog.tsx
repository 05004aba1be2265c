import TextField from '@mui/material/TextField';
import { VITAL_NAMES, type VitalName } from '../../../../../openapi/contract/care/vital-facts.js';
import { given } from '../../../common/forms/typed';
import { FormDateField } from '../../../common/dates/FormDateField';
import { RecordDialog } from './RecordDialog';
import type { EntryDialogProps } from './entryDialogs';
import { useRecordForm } from './useRecordForm';
import { type VitalsPerson, useVitalsQuestion, vitalNumbers } from './useVitalsQuestion';
import { VitalFields } from './VitalFields';
import { tDoctorRecord } from '../../../messages/care/doctorRecords';
import { tPage } from '../../../messages/pages';

interface VitalSignsFields {
  vitals: Record<VitalName, string>;
  text: string;
  date: string;
}

const NOTHING = Object.fromEntries(VITAL_NAMES.map((name) => [name, ''])) as Record<VitalName, string>;
/** The vital signs; each field shows its unit and plausible range. */
export function VitalSignsDialog({
  patient,
  patientId,
  today,
  onClose,
}: EntryDialogProps & { patient: VitalsPerson }) {
  const question = useVitalsQuestion(patient);
  const { form, submit, error, isBusy } = useRecordForm<VitalSignsFields>({
    defaults: { vitals: NOTHING, text: '', date: today },
    toBody: ({ vitals, text, date }) => ({
      patientId,
      kind: 'vitalSigns',
      vitals: vitalNumbers(vitals),
      text: given(text),
      date: given(date),
    }),
    done: tDoctorRecord('vitalSignsAdded'),
    onClose,
    isAsking: ({ vitals = {}, date = today }, proceed) => question.isAsking(vitals, date, proceed),
  });
  const { errors, submitCount } = form.formState;
  return (
    <RecordDialog
      title={tDoctorRecord('addVitalSigns')}
      submitLabel={tPage('save')}
      busy={isBusy}
      error={error}
      tries={submitCount}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <VitalFields control={form.control} dob={patient.dob} />
      {question.dialog}
      <TextField
        label={tDoctorRecord('remarksOptional')}
        multiline
        minRows={2}
        error={Boolean(errors.text)}
        helperText={errors.text?.message}
        {...form.register('text')}
      />
      <FormDateField control={form.control} name="date" label={tPage('date')} max={today} />
    </RecordDialog>
  );
}
