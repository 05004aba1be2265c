import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { DialogError } from '../../../common/feedback/DialogError';
import { tPage } from '../../../messages/pages';

interface RecordDialogProps {
  title: string;
  submitLabel: string;
  busy: boolean;
  error: string | null;
  wide?: boolean;
  /** The number of submits: after each one the first field with an error gets the focus. */
  tries: number;
  children: ReactNode;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
}

/** The frame of every record form. A click outside does not close it, because the input would be lost. */
export function RecordDialog(props: RecordDialogProps) {
  const { title, submitLabel, busy, error, wide, tries, children, onSubmit, onClose } = props;
  const titleId = useId();
  const formId = useId();
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={titleId}
      fullScreen={isPhone}
      fullWidth
      maxWidth={wide ? 'md' : 'sm'}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent dividers>
        <Stack component="form" ref={form} id={formId} noValidate spacing={2.5} onSubmit={onSubmit}>
          {children}
        </Stack>
        <DialogError text={error} />
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Button onClick={onClose}>{tPage('close')}</Button>
        <Button type="submit" form={formId} variant="contained" loading={busy}>
          {submitLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
