import Typography from '@mui/material/Typography';
import type { AllergyDto } from '../../../openapi/contract/care/safety/allergies.js';
import { sentenceOf } from '../api/client';
import { ConfirmDialog } from '../common/feedback/ConfirmDialog';
import { notifySuccess } from '../common/feedback/notices';
import { tAllergy } from '../messages/care/allergies';
import { useChangeAllergy } from './useAllergies';

/** Asks before an allergy is marked as entered in error. */
export function MarkWrongDialog({ allergy, onClose }: { allergy: AllergyDto; onClose: () => void }) {
  const change = useChangeAllergy();
  const { id, name, version } = allergy;
  return (
    <ConfirmDialog
      title={tAllergy('markWrongTitle', { name })}
      confirmLabel={tAllergy('markWrong')}
      destructive
      busy={change.isPending}
      error={change.error && { text: sentenceOf(change.error) }}
      onClose={onClose}
      onConfirm={() =>
        change.mutate(
          { id, status: 'enteredInError', version },
          {
            onSuccess: () => {
              onClose();
              notifySuccess(tAllergy('markedWrong', { name }));
            },
          },
        )
      }
    >
      <Typography>{tAllergy('markWrongText')}</Typography>
    </ConfirmDialog>
  );
}
