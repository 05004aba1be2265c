import Typography from '@mui/material/Typography';
import { type MedicalRecordDto, REMOVABLE_HOURS } from '../../../../../openapi/contract/care/records.js';
import { sentenceOf } from '../../../api/client';
import { ConfirmDialog } from '../../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../../common/feedback/notices';
import { kindWord } from '../recordView';
import { useRemoveRecord } from '../useRecords';
import { doctorRecordWords } from '../../../words/care/doctorRecords';
import { pageWords } from '../../../words/pages';

/** Confirms, then removes an entry that its author made a short while ago. */
export function RemoveRecordDialog({ record, onClose }: { record: MedicalRecordDto; onClose: () => void }) {
  const removal = useRemoveRecord();
  const remove = () =>
    removal.mutate(record.id, {
      onSuccess: () => {
        onClose();
        notifySuccess(doctorRecordWords.recordRemoved(kindWord(record.kind)));
      },
    });
  return (
    <ConfirmDialog
      title={doctorRecordWords.removeTitle(record.title)}
      confirmLabel={pageWords.remove}
      cancelLabel={pageWords.keepIt}
      destructive
      busy={removal.isPending}
      error={removal.error && { text: doctorRecordWords.removeFailed, detail: sentenceOf(removal.error) }}
      onConfirm={remove}
      onClose={onClose}
    >
      <Typography>{doctorRecordWords.removeText(REMOVABLE_HOURS)}</Typography>
    </ConfirmDialog>
  );
}
