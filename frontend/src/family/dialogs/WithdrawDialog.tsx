import Typography from '@mui/material/Typography';
import type { Dependant } from '../../../../openapi/contract/people/dependants.js';
import { sentenceOf } from '../../api/client';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../common/feedback/notices';
import { familyWords } from '../../words/people/family';
import { useWithdrawInvitation } from '../useDependants';

interface WithdrawDialogProps {
  dependant: Dependant;
  onClose: () => void;
}

/** Withdraws an invitation; who looks after the person stays as it is. */
export function WithdrawDialog({ dependant: { id, fullName }, onClose }: WithdrawDialogProps) {
  const withdrawal = useWithdrawInvitation();
  const withdraw = () =>
    withdrawal.mutate(id, {
      onSuccess: () => {
        onClose();
        notifySuccess(familyWords.invitationWithdrawn);
      },
    });
  return (
    <ConfirmDialog
      title={familyWords.withdrawTitle(fullName)}
      confirmLabel={familyWords.withdraw}
      destructive
      busy={withdrawal.isPending}
      error={withdrawal.error && { text: familyWords.withdrawFailed, detail: sentenceOf(withdrawal.error) }}
      onConfirm={withdraw}
      onClose={onClose}
    >
      <Typography>{familyWords.withdrawText(fullName)}</Typography>
    </ConfirmDialog>
  );
}
