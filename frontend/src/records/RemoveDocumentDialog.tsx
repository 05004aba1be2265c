import Typography from '@mui/material/Typography';
import type { MedicalRecordDto } from '../../../openapi/contract/care/records.js';
import { sentenceOf } from '../api/client';
import { ConfirmDialog } from '../common/feedback/ConfirmDialog';
import { notifySuccess } from '../common/feedback/notices';
import { useRemoveRecord } from './useRecords';
import { tRecord } from '../messages/care/records';
import { tPage } from '../messages/pages';

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
        notifySuccess(tRecord('recordRemoved', { recordTitle: record.title }));
      },
    });
  return (
    <ConfirmDialog
      title={tRecord('removeTitle')}
      confirmLabel={tPage('remove')}
      cancelLabel={tPage('keepIt')}
      destructive
      busy={removal.isPending}
      error={error && { text: tRecord('removeFailed'), detail: sentenceOf(error) }}
      onConfirm={remove}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{record.title}</Typography>
      <Typography sx={{ mt: 1 }}>{tRecord('removeText')}</Typography>
    </ConfirmDialog>
  );
}
