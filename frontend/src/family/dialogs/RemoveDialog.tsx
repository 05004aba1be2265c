import Typography from '@mui/material/Typography';
import type { Dependant } from '../../../../openapi/contract/people/dependants.js';
import { sentenceOf } from '../../api/client';
import { session } from '../../auth/session';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../common/feedback/notices';
import { tPage } from '../../messages/pages';
import { tFamily } from '../../messages/people/family';
import { useRemoveDependant } from '../useDependants';

interface RemoveDialogProps {
  dependant: Dependant;
  onClose: () => void;
}

/** Removes a dependant without records. */
export function RemoveDialog({ dependant: { id, fullName }, onClose }: RemoveDialogProps) {
  const removal = useRemoveDependant();
  const remove = () =>
    removal.mutate(id, {
      onSuccess: () => {
        onClose();
        notifySuccess(tFamily('removed', { name: fullName }));
        if (session.current()?.actingFor?.id === id) session.actFor(null);
      },
    });
  return (
    <ConfirmDialog
      title={tFamily('removeTitle', { name: fullName })}
      confirmLabel={tPage('remove')}
      destructive
      busy={removal.isPending}
      error={removal.error && { text: tFamily('removeFailed'), detail: sentenceOf(removal.error) }}
      onConfirm={remove}
      onClose={onClose}
    >
      <Typography>{tFamily('removeText')}</Typography>
    </ConfirmDialog>
  );
}
