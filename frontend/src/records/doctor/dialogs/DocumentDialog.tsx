import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { DOCUMENT_MAX_BYTES, UploadDocument } from '../../../../../openapi/contract/care/records.js';
import { ApiError, sentenceOf } from '../../../api/client';
import { type Typed, contractResolver } from '../../../common/forms/contractResolver';
import { FileField } from '../../../common/forms/FileField';
import { notifySuccess } from '../../../common/feedback/notices';
import { useIdempotencyKey } from '../../../common/forms/useIdempotencyKey';
import { FormDateField } from '../../../common/dates/FormDateField';
import { RecordDialog } from './RecordDialog';
import type { EntryDialogProps } from './entryDialogs';
import { useAddDocument } from '../useRecords';
import { tDoctorRecord } from '../../../messages/care/doctorRecords';
import { tPage } from '../../../messages/pages';

const resolver = contractResolver(UploadDocument);
const FILE_MISSING = tDoctorRecord('fileRequired');

/** A document of the patient: a PDF or a picture, with a title. */
export function DocumentDialog({ patientId, today, onClose }: EntryDialogProps) {
  const adding = useAddDocument();
  const keyOf = useIdempotencyKey();
  const [file, setFile] = useState<File | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  const [fileError, setFileError] = useState<string>();
  const form = useForm({
    resolver,
    defaultValues: { patientId, title: '', date: today },
    shouldFocusError: false, // the dialog does, in the order on the screen
  });
  const { errors, submitCount } = form.formState;

  const refuse = (error: Error) => {
    const reasons = error instanceof ApiError ? error.fieldErrors : {};
    for (const [field, message] of Object.entries(reasons)) {
      if (field === 'file') setFileError(message);
      else if (field in form.getValues())
        form.setError(field as FieldPath<Typed<UploadDocument>>, { message });
    }
  };
  const send = form.handleSubmit((body) => {
    if (!file) return;
    const key = keyOf([body, file.name, file.size, file.lastModified]);
    adding.mutate(
      { body, file, idempotencyKey: key },
      {
        onError: refuse,
        onSuccess: () => {
          onClose();
          notifySuccess(tDoctorRecord('documentAdded'));
        },
      },
    );
  });

  return (
    <RecordDialog
      title={tDoctorRecord('addDocument')}
      submitLabel={tPage('upload')}
      busy={isPreparing || adding.isPending}
      error={adding.error && sentenceOf(adding.error)}
      tries={submitCount}
      onSubmit={(event) => {
        setFileError(file ? undefined : FILE_MISSING);
        void send(event);
      }}
      onClose={onClose}
    >
      <TextField
        label={tPage('title')}
        required
        error={Boolean(errors.title)}
        helperText={errors.title?.message ?? tDoctorRecord('documentTitleHint')}
        slotProps={{ htmlInput: { maxLength: 120 } }}
        {...form.register('title')}
      />
      <FileField
        label={tDoctorRecord('chooseFile')}
        accept="image/png,image/jpeg,image/webp,application/pdf"
        maxBytes={DOCUMENT_MAX_BYTES}
        file={file}
        error={fileError}
        onChange={(chosen) => {
          setFile(chosen);
          setFileError(undefined);
        }}
        onPreparing={setIsPreparing}
      />
      <FormDateField control={form.control} name="date" label={tPage('date')} max={today} />
    </RecordDialog>
  );
}
