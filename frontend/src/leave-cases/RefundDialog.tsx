import Typography from '@mui/material/Typography';
import type { LeaveCaseOffers } from '../../../openapi/contract/care/leave-cases.js';
import { sentenceOf } from '../api/client';
import { ConfirmDialog } from '../common/feedback/ConfirmDialog';
import { tLeaveCase } from '../messages/care/leaveCases';

interface RefundDialogProps {
  offers: LeaveCaseOffers;
  confirmLabel: string;
  /** The visit as text. */
  visit: string;
  busy: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms the final cancellation of the visit. */
export const RefundDialog = ({ offers, visit, error, ...rest }: RefundDialogProps) => (
  <ConfirmDialog
    title={tLeaveCase('cancelQuestion')}
    cancelLabel={tLeaveCase('keepChoosing')}
    destructive
    error={error ? { text: tLeaveCase('choiceFailed'), detail: sentenceOf(error) } : null}
    {...rest}
  >
    <Typography sx={{ fontWeight: 600 }}>{visit}</Typography>
    <Typography sx={{ mt: 1 }}>
      {[offers.refundText, tLeaveCase('cannotBeUndone')].filter(Boolean).join(' ')}
    </Typography>
  </ConfirmDialog>
);
