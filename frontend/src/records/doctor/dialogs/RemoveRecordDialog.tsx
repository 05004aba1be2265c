import Typography from '@mui/material/Typography';
import { type MedicalRecordDto, REMOVABLE_HOURS } from '../../../../../openapi/contract/care/records.js';
import { sentenceOf } from '../../../api/client';
import { ConfirmDialog } from '../../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../../common/feedback/notices';
import { kindWord } from '../recordView';
import { useRemoveRecord } from '../useRecords';

/** Confirms, then removes an entry that its author made a short while ago. */
export function RemoveRecordDialog({ record, onClose }: { record: MedicalRecordDto; onClose: () => void }) {
  const removal = useRemoveRecord();
  const remove = () =>
    removal.mutate(record.id, {
      onSuccess: () => {
        onClose();
        notifySuccess(`${kindWord(record.kind)} removed.`);
      },
    });
  return (
    <ConfirmDialog
      title={`Remove “${record.title}”?`}
      confirmLabel="Remove"
      cancelLabel="Keep it"
      destructive
      busy={removal.isPending}
      error={removal.error && { text: 'The record was not removed.', detail: sentenceOf(removal.error) }}
      onConfirm={remove}
      onClose={onClose}
    >
      <Typography>
        The patient no longer sees it. You can remove what you wrote for {REMOVABLE_HOURS} hours.
      </Typography>
    </ConfirmDialog>
  );
}
