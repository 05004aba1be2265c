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
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { DOCUMENT_MAX_BYTES, UploadDocument } from '../../../openapi/contract/care/records.js';
import { DialogError } from '../common/feedback/DialogError';
import { contractResolver } from '../common/forms/contractResolver';
import { FileField } from '../common/forms/FileField';
import { calendarDate } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { useUpload } from './useUpload';

const resolver = contractResolver(UploadDocument.pick({ title: true, date: true }));

/** How much of the file is sent. */
function Progress({ part }: { part: number }) {
  const percent = Math.round(part * 100);
  return (
    <Box sx={{ minHeight: 40 }}>
      <LinearProgress variant="determinate" value={percent} aria-label="Upload progress" />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {percent < 100 ? `${percent} % sent` : 'Being checked…'}
      </Typography>
    </Box>
  );
}

/** Title, date and file of a document, and how far its upload is. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const { timeZone } = useHospital();
  const form = useForm({
    resolver,
    defaultValues: { title: '', date: '' },
  });
  const { errors, dirtyFields } = form.formState;
  const upload = useUpload({ onDone: onClose, onFieldError: form.setError });

  const choose = (file: File | null) => {
    upload.choose(file);
    // A file's name says mostly what it is: a title to start from.
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
        <DialogTitle id={titleId}>Upload a document</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            <FileField
              label="Choose a file"
              accept="application/pdf,image/png,image/jpeg,image/webp"
              maxBytes={DOCUMENT_MAX_BYTES}
              file={upload.file}
              error={upload.fileError}
              onChange={choose}
            />
            <Typography variant="body2" color="text.secondary">
              PDF, PNG, JPEG or WebP, at most {DOCUMENT_MAX_BYTES / 1024 / 1024} MB. You and the doctors who
              treat you can open it.
            </Typography>
            <TextField
              label="Title"
              error={Boolean(errors.title)}
              helperText={errors.title?.message}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 120 } }}
              {...form.register('title')}
            />
            <TextField
              label="Date of the document (optional)"
              type="date"
              error={Boolean(errors.date)}
              helperText={errors.date?.message}
              slotProps={{
                inputLabel: { shrink: true },
                htmlInput: { max: calendarDate(new Date(), timeZone) },
              }}
              {...form.register('date')}
            />
            {upload.part !== null && <Progress part={upload.part} />}
          </Stack>
          <DialogError text={upload.error} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={close}>{upload.part === null ? 'Close' : 'Stop the upload'}</Button>
          <Button type="submit" variant="contained" loading={upload.part !== null}>
            Upload
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
