import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { useBackCloses } from './backCloses';

interface ModalDialogProps extends DialogProps {
  onClose: NonNullable<DialogProps['onClose']>;
  /** What Back does when it is not the same as Escape. */
  onBack?: () => void;
}

/** The component library's dialog, which the browser's Back button closes, too. */
export function ModalDialog({ onBack, ...props }: ModalDialogProps) {
  useBackCloses(props.open, onBack ?? (() => props.onClose({}, 'escapeKeyDown')));
  return <Dialog {...props} />;
}
