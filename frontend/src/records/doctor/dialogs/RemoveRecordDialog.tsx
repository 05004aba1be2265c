import Typography from '@mui/material/Typography';
import { type MedicalRecordDto, REMOVABLE_HOURS } from '../../../../../openapi/contract/care/records.js';
import { sentenceOf } from '../../../api/client';
import { ConfirmDialog } from '../../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../../common/feedback/notices';
import { kindWord } from '../recordView';
import { useRemoveRecord } from '../useRecords';
import { tDoctorRecord } from '../../../messages/care/doctorRecords';
import { tPage } from '../../../messages/pages';

/** Confirms and removes a record that its author recently made. */
export function RemoveRecordDialog({ record, onClose }: { record: MedicalRecordDto; onClose: () => void }) {
  const removal = useRemoveRecord();
  const remove = () =>
    removal.mutate(record.id, {
      onSuccess: () => {
        onClose();
        notifySuccess(tDoctorRecord('recordRemoved', { kindWord: kindWord(record.kind) }));
      },
    });
  return (
    <ConfirmDialog
      title={tDoctorRecord('removeTitle', { recordTitle: record.title })}
      confirmLabel={tPage('remove')}
      cancelLabel={tPage('keepIt')}
      destructive
      busy={removal.isPending}
      error={removal.error && { text: tDoctorRecord('removeFailed'), detail: sentenceOf(removal.error) }}
      onConfirm={remove}
      onClose={onClose}
    >
      <Typography>{tDoctorRecord('removeText', { removableHours: REMOVABLE_HOURS })}</Typography>
    </ConfirmDialog>
  );
}
