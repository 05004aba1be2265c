import Typography from '@mui/material/Typography';
import type { LeaveCaseOffers } from '../../../openapi/contract/care/leave-cases.js';
import { sentenceOf } from '../api/client';
import { ConfirmDialog } from '../common/feedback/ConfirmDialog';
import { formatRupees } from '../common/format/format';
import { leaveCaseWords } from '../words/care/leaveCases';

interface RefundDialogProps {
  offers: LeaveCaseOffers;
  /** The visit, for a person. */
  visit: string;
  busy: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
}

export const refundLabel = ({ refund }: LeaveCaseOffers): string =>
  refund > 0 ? leaveCaseWords.refund(formatRupees(refund)) : leaveCaseWords.cancelVisit;

/** Asks before the visit is cancelled for good. */
export const RefundDialog = ({ offers, visit, busy, error, onConfirm, onClose }: RefundDialogProps) => (
  <ConfirmDialog
    title={leaveCaseWords.cancelQuestion}
    confirmLabel={refundLabel(offers)}
    cancelLabel={leaveCaseWords.keepChoosing}
    destructive
    busy={busy}
    error={error ? { text: leaveCaseWords.notTaken, detail: sentenceOf(error) } : null}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <Typography sx={{ fontWeight: 600 }}>{visit}</Typography>
    <Typography sx={{ mt: 1 }}>
      {[offers.refundText, leaveCaseWords.cannotBeUndone].filter(Boolean).join(' ')}
    </Typography>
  </ConfirmDialog>
);
