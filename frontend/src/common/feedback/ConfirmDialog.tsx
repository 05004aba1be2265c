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
  /** true for destructive actions. */
  destructive?: boolean;
  busy: boolean;
  /** The error of the last attempt with its reason. */
  error?: { text: string; detail?: string } | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an irreversible action. */
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
