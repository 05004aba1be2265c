import Typography from '@mui/material/Typography';
import type { Dependant } from '../../../../openapi/contract/people/dependants.js';
import { sentenceOf } from '../../api/client';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../common/feedback/notices';
import { tFamily } from '../../messages/people/family';
import { useWithdrawInvitation } from '../useDependants';

interface WithdrawDialogProps {
  dependant: Dependant;
  onClose: () => void;
}

/** Withdraws an invitation; the guardianship does not change. */
export function WithdrawDialog({ dependant: { id, fullName }, onClose }: WithdrawDialogProps) {
  const withdrawal = useWithdrawInvitation();
  const withdraw = () =>
    withdrawal.mutate(id, {
      onSuccess: () => {
        onClose();
        notifySuccess(tFamily('invitationWithdrawn'));
      },
    });
  return (
    <ConfirmDialog
      title={tFamily('withdrawTitle', { name: fullName })}
      confirmLabel={tFamily('withdraw')}
      destructive
      busy={withdrawal.isPending}
      error={withdrawal.error && { text: tFamily('withdrawFailed'), detail: sentenceOf(withdrawal.error) }}
      onConfirm={withdraw}
      onClose={onClose}
    >
      <Typography>{tFamily('withdrawText', { name: fullName })}</Typography>
    </ConfirmDialog>
  );
}
