import TextField from '@mui/material/TextField';
import { given } from '../../../common/forms/typed';
import { FormDateField } from '../../../common/dates/FormDateField';
import { RecordDialog } from './RecordDialog';
import type { EntryDialogProps } from './entryDialogs';
import { useRecordForm } from './useRecordForm';
import { tDoctorRecord } from '../../../messages/care/doctorRecords';
import { tPage } from '../../../messages/pages';

const TITLE_LENGTH = 120;
const TEXT_LENGTH = 5000;

const WORDS = {
  note: {
    title: tDoctorRecord('addNote'),
    label: tDoctorRecord('titleOptional'),
    text: tPage('note'),
    done: tDoctorRecord('noteAdded'),
  },
  diagnosis: {
    title: tDoctorRecord('addDiagnosis'),
    label: tPage('diagnosis'),
    text: tDoctorRecord('remarksOptional'),
    done: tDoctorRecord('diagnosisAdded'),
  },
} as const;

/** A doctor's note or a diagnosis: a title and a text, of which the kind requires one. */
export function NoteDialog({
  kind,
  patientId,
  today,
  onClose,
}: EntryDialogProps & { kind: keyof typeof WORDS }) {
  const words = WORDS[kind];
  const { form, submit, error, isBusy } = useRecordForm({
    defaults: { title: '', text: '', date: today },
    toBody: ({ title, text, date }) => ({
      patientId,
      kind,
      title: given(title),
      text: given(text),
      date: given(date),
    }),
    done: words.done,
    onClose,
  });
  const { errors, submitCount } = form.formState;
  return (
    <RecordDialog
      title={words.title}
      submitLabel={tPage('save')}
      busy={isBusy}
      error={error}
      tries={submitCount}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label={words.label}
        required={kind === 'diagnosis'}
        error={Boolean(errors.title)}
        helperText={errors.title?.message}
        slotProps={{ htmlInput: { maxLength: TITLE_LENGTH } }}
        {...form.register('title')}
      />
      <TextField
        label={words.text}
        required={kind === 'note'}
        multiline
        minRows={5}
        error={Boolean(errors.text)}
        helperText={errors.text?.message}
        slotProps={{ htmlInput: { maxLength: TEXT_LENGTH } }}
        {...form.register('text')}
      />
      <FormDateField control={form.control} name="date" label={tPage('date')} max={today} />
    </RecordDialog>
  );
}
