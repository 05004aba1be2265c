import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { DOCUMENT_MAX_BYTES, UploadDocument } from '../../../openapi/contract/care/records.js';
import { serverNow } from '../common/clock/serverClock';
import { FormDateField } from '../common/dates/FormDateField';
import { DialogError } from '../common/feedback/DialogError';
import { contractResolver } from '../common/forms/contractResolver';
import { FileField } from '../common/forms/FileField';
import { calendarDate } from '../common/format/format';
import { ForWhom } from '../family/ForWhom';
import { useHospital } from '../hospital/useHospital';
import { useUpload } from './useUpload';
import { tRecord } from '../messages/care/records';
import { tPage } from '../messages/pages';

const resolver = contractResolver(UploadDocument.pick({ title: true, date: true }));

/** The upload progress. */
function Progress({ part }: { part: number }) {
  const percent = Math.round(part * 100);
  return (
    <Box sx={{ minHeight: 40 }}>
      <LinearProgress variant="determinate" value={percent} aria-label={tRecord('uploadProgress')} />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {percent < 100 ? tRecord('percentSent', { percent }) : tRecord('beingChecked')}
      </Typography>
    </Box>
  );
}

/** Title, date and file of a document, and the upload progress. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const [isPreparing, setIsPreparing] = useState(false);
  const { timeZone } = useHospital();
  const form = useForm({
    resolver,
    defaultValues: { title: '', date: '' },
  });
  const { errors, dirtyFields } = form.formState;
  const upload = useUpload({ onDone: onClose, onFieldError: form.setError });

  const choose = (file: File | null) => {
    upload.choose(file);
    // The file's name is the default title.
    const name = file?.name.replace(/\.[^.]+$/, '').slice(0, 120) ?? '';
    if (name && !dirtyFields.title) form.setValue('title', name);
  };
  const submit = form.handleSubmit(({ title, date }) => upload.send({ title, date }));
  const close = () => {
    upload.stop();
    onClose();
  };
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>{tPage('uploadDocument')}</DialogTitle>
        <DialogContent>
          <ForWhom text={(name: string) => tRecord('documentOf', { name })} />
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            <FileField
              label={tRecord('chooseFile')}
              accept="application/pdf,image/png,image/jpeg,image/webp"
              maxBytes={DOCUMENT_MAX_BYTES}
              file={upload.file}
              error={upload.fileError}
              onChange={choose}
              onPreparing={setIsPreparing}
            />
            <Typography variant="body2" color="text.secondary">
              {tRecord('fileHint', { documentMaxBytes: DOCUMENT_MAX_BYTES / 1024 / 1024 })}
            </Typography>
            <TextField
              label={tPage('title')}
              error={Boolean(errors.title)}
              helperText={errors.title?.message}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 120 } }}
              {...form.register('title')}
            />
            <FormDateField
              control={form.control}
              name="date"
              label={tRecord('dateOfDocumentOptional')}
              max={calendarDate(serverNow(), timeZone)}
            />
            {upload.part !== null && <Progress part={upload.part} />}
          </Stack>
          <DialogError text={upload.error} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={close}>{upload.part === null ? tPage('close') : tRecord('stopUpload')}</Button>
          <Button type="submit" variant="contained" loading={isPreparing || upload.part !== null}>
            {tPage('upload')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
