import Typography from '@mui/material/Typography';
import type { Dependant } from '../../../../openapi/contract/people/dependants.js';
import { sentenceOf } from '../../api/client';
import { session } from '../../auth/session';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../common/feedback/notices';
import { pageWords } from '../../words/pages';
import { familyWords } from '../../words/people/family';
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
        notifySuccess(familyWords.removed(fullName));
        if (session.current()?.actingFor?.id === id) session.actFor(null);
      },
    });
  return (
    <ConfirmDialog
      title={familyWords.removeTitle(fullName)}
      confirmLabel={pageWords.remove}
      destructive
      busy={removal.isPending}
      error={removal.error && { text: familyWords.removeFailed, detail: sentenceOf(removal.error) }}
      onConfirm={remove}
      onClose={onClose}
    >
      <Typography>{familyWords.removeText}</Typography>
    </ConfirmDialog>
  );
}
