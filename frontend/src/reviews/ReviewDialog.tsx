import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { MAX_REVIEW_LENGTH } from '../../../openapi/contract/care/reviews.js';
import { DialogError } from '../common/feedback/DialogError';
import { StarsField } from './StarsField';
import { useReviewForm } from './useReviewForm';
import { tReview } from '../messages/care/reviews';
import { tPage } from '../messages/pages';

interface ReviewDialogProps {
  /** A completed visit of the logged-in patient. */
  appointmentId: string;
  /** The doctor of the visit. */
  doctorName: string;
  onClose: () => void;
}

/** Stars and a text about a completed visit; published after the hospital's approval. */
export function ReviewDialog({ appointmentId, doctorName, onClose }: ReviewDialogProps) {
  const id = useId();
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const { form, submit, error, isBusy } = useReviewForm(appointmentId, onClose);
  const { errors } = form.formState;
  const length = useWatch({ control: form.control, name: 'text' }).length;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullScreen={isPhone} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{tPage('writeReview')}</DialogTitle>
      <DialogContent dividers>
        <Typography sx={{ mb: 2 }}>{tReview('reviewIntro', { doctorName })}</Typography>
        <Box
          component="form"
          id={`${id}-form`}
          noValidate
          onSubmit={(event: React.FormEvent) => void submit(event)}
          sx={{ display: 'grid', gap: 2 }}
        >
          <Controller
            name="rating"
            control={form.control}
            render={({ field }) => (
              <StarsField value={field.value} error={errors.rating?.message} onChange={field.onChange} />
            )}
          />
          <TextField
            label={tReview('yourReview')}
            multiline
            minRows={4}
            maxRows={10}
            error={Boolean(errors.text)}
            helperText={
              errors.text?.message ??
              tReview('reviewCounter', { count: length, maxReviewLength: MAX_REVIEW_LENGTH })
            }
            slotProps={{ inputLabel: { shrink: true } }}
            {...form.register('text')}
          />
        </Box>
        <DialogError text={error?.text ?? null} detail={error?.detail} />
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Button onClick={onClose}>{tPage('close')}</Button>
        <Button type="submit" form={`${id}-form`} variant="contained" loading={isBusy}>
          {tReview('sendReview')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
