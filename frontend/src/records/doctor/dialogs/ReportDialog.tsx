import TextField from '@mui/material/TextField';
import { given } from '../../../common/forms/typed';
import { RecordDateField } from './RecordDateField';
import { RecordDialog } from './RecordDialog';
import { ReportRows } from './ReportRows';
import type { EntryDialogProps } from './entryDialogs';
import { EMPTY_ROW, type ReportFields, toResults } from './reportFields';
import { useRecordForm } from './useRecordForm';

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
    done: 'Report added.',
    onClose,
  });
  const { errors, submitCount } = form.formState;
  return (
    <RecordDialog
      title="Add a report"
      submitLabel="Save"
      wide
      busy={isBusy}
      error={error}
      tries={submitCount}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label="Title (optional)"
        error={Boolean(errors.title)}
        helperText={errors.title?.message ?? 'For example ECG, or Blood count'}
        slotProps={{ htmlInput: { maxLength: 120 } }}
        {...form.register('title')}
      />
      <ReportRows form={form} />
      <TextField
        label="Text"
        multiline
        minRows={3}
        error={Boolean(errors.text)}
        helperText={errors.text?.message ?? 'Needed when there are no results'}
        slotProps={{ htmlInput: { maxLength: 5000 } }}
        {...form.register('text')}
      />
      <RecordDateField today={today} error={errors.date?.message} field={form.register('date')} />
    </RecordDialog>
  );
}
