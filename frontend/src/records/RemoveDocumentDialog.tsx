import Typography from '@mui/material/Typography';
import type { MedicalRecordDto } from '../../../openapi/contract/care/records.js';
import { sentenceOf } from '../api/client';
import { ConfirmDialog } from '../common/feedback/ConfirmDialog';
import { notifySuccess } from '../common/feedback/notices';
import { useRemoveRecord } from './useRecords';

interface RemoveDocumentDialogProps {
  record: MedicalRecordDto;
  onClose: () => void;
}

/** Asks, then removes a document. */
export function RemoveDocumentDialog({ record, onClose }: RemoveDocumentDialogProps) {
  const removal = useRemoveRecord();
  const { error } = removal;
  const remove = () =>
    removal.mutate(record._id, {
      onSuccess: () => {
        onClose();
        notifySuccess(`${record.title} is removed.`);
      },
    });
  return (
    <ConfirmDialog
      title="Remove this document?"
      confirmLabel="Remove"
      cancelLabel="Keep it"
      destructive
      busy={removal.isPending}
      error={error && { text: 'The document was not removed.', detail: sentenceOf(error) }}
      onConfirm={remove}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{record.title}</Typography>
      <Typography sx={{ mt: 1 }}>You and your doctors can no longer open it.</Typography>
    </ConfirmDialog>
  );
}
