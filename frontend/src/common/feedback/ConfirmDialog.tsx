import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { DialogError } from './DialogError';
import { tCommon } from '../../messages/common';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** true for steps that take something away. */
  destructive?: boolean;
  busy: boolean;
  /** What went wrong with the last try, and why. */
  error?: { text: string; detail?: string } | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a step that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    confirmLabel,
    cancelLabel = tCommon('back'),
    destructive,
    busy,
    error,
    onConfirm,
    onClose,
  } = props;
  return (
    <Dialog open onClose={onClose} aria-labelledby="confirm-title" fullWidth maxWidth="xs">
      <DialogTitle id="confirm-title">{title}</DialogTitle>
      <DialogContent>
        {children}
        <DialogError text={error?.text ?? null} detail={error?.detail} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{cancelLabel}</Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          loading={busy}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
