import Typography from '@mui/material/Typography';
import type { LeaveDto } from '../../../../openapi/contract/care/availability.js';
import { sentenceOf } from '../../api/client';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../common/feedback/notices';
import { leaveDays } from './leaveDays';
import { useGiveLeaveBack } from '../useAvailability';
import { tAvailability } from '../../messages/care/availability';
import { tPage } from '../../messages/pages';

/** Confirms the removal of a leave. */
export function GiveBackDialog({ leave, onClose }: { leave: LeaveDto; onClose: () => void }) {
  const removal = useGiveLeaveBack();
  const giveBack = () =>
    removal.mutate(leave.id, {
      onSuccess: () => {
        onClose();
        notifySuccess(tAvailability('leaveRemoved'), tAvailability('leaveRemovedText'));
      },
    });
  return (
    <ConfirmDialog
      title={tAvailability('removeLeaveTitle')}
      confirmLabel={tAvailability('removeIt')}
      cancelLabel={tPage('keepIt')}
      destructive
      busy={removal.isPending}
      error={removal.error && { text: tAvailability('removeLeaveFailed'), detail: sentenceOf(removal.error) }}
      onConfirm={giveBack}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>{leaveDays(leave)}</Typography>
      <Typography sx={{ mt: 1 }}>{tAvailability('removeLeaveText')}</Typography>
    </ConfirmDialog>
  );
}
