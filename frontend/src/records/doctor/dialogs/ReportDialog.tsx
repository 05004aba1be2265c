import TextField from '@mui/material/TextField';
import { given } from '../../../common/forms/typed';
import { FormDateField } from '../../../common/dates/FormDateField';
import { RecordDialog } from './RecordDialog';
import { ReportRows } from './ReportRows';
import type { EntryDialogProps } from './entryDialogs';
import { EMPTY_ROW, type ReportFields, toResults } from './reportFields';
import { useRecordForm } from './useRecordForm';
import { tDoctorRecord } from '../../../messages/care/doctorRecords';
import { tPage } from '../../../messages/pages';

/** A report: results with their usual range, a text, or both. */
export function ReportDialog({ patientId, today, onClose }: EntryDialogProps) {
  const { form, submit, error, isBusy } = useRecordForm<ReportFields>({
    defaults: { title: '', text: '', date: today, results: [EMPTY_ROW] },
    toBody: ({ title, text, date, results }) => ({
      patientId,
      kind: 'report',
      title: given(title),
      text: given(text),
      date: given(date),
      results: toResults(results),
    }),
    done: tDoctorRecord('reportAdded'),
    onClose,
  });
  const { errors, submitCount } = form.formState;
  return (
    <RecordDialog
      title={tDoctorRecord('addReport')}
      submitLabel={tPage('save')}
      wide
      busy={isBusy}
      error={error}
      tries={submitCount}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label={tDoctorRecord('titleOptional')}
        error={Boolean(errors.title)}
        helperText={errors.title?.message ?? tDoctorRecord('reportTitleHint')}
        slotProps={{ htmlInput: { maxLength: 120 } }}
        {...form.register('title')}
      />
      <ReportRows form={form} />
      <TextField
        label={tDoctorRecord('text')}
        multiline
        minRows={3}
        error={Boolean(errors.text)}
        helperText={errors.text?.message ?? tDoctorRecord('reportTextHint')}
        slotProps={{ htmlInput: { maxLength: 5000 } }}
        {...form.register('text')}
      />
      <FormDateField control={form.control} name="date" label={tPage('date')} max={today} />
    </RecordDialog>
  );
}
