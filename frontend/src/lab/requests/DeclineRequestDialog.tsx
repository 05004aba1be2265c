import Typography from '@mui/material/Typography';
import type { LabRequestDto } from '../../../../openapi/contract/care/lab-requests.js';
import { sentenceOf } from '../../api/client';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../common/feedback/notices';
import { useDeclineLabRequest } from './useLabRequests';
import { tLab } from '../../messages/shop/lab';

interface DeclineRequestDialogProps {
  request: LabRequestDto;
  onClose: () => void;
}

/** Confirms the declining of a test. */
export function DeclineRequestDialog({ request, onClose }: DeclineRequestDialogProps) {
  const { labTest, doctor } = request;
  const declining = useDeclineLabRequest();
  const decline = () =>
    declining.mutate(request.id, {
      onSuccess: () => {
        onClose();
        notifySuccess(tLab('declined', { testName: labTest.testName }));
      },
    });
  return (
    <ConfirmDialog
      title={tLab('declineTitle', { testName: labTest.testName })}
      confirmLabel={tLab('decline')}
      destructive
      busy={declining.isPending}
      error={declining.error && { text: tLab('declineFailed'), detail: sentenceOf(declining.error) }}
      onConfirm={decline}
      onClose={onClose}
    >
      <Typography>{tLab('declineText', { fullName: doctor.fullName })}</Typography>
    </ConfirmDialog>
  );
}
