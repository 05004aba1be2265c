import Typography from '@mui/material/Typography';
import type { LabRequestDto } from '../../../../openapi/contract/care/lab-requests.js';
import { sentenceOf } from '../../api/client';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../common/feedback/notices';
import { useDeclineLabRequest } from './useLabRequests';

interface DeclineRequestDialogProps {
  request: LabRequestDto;
  onClose: () => void;
}

/** Asks before a test is declined. */
export function DeclineRequestDialog({ request, onClose }: DeclineRequestDialogProps) {
  const { labTest, doctor } = request;
  const declining = useDeclineLabRequest();
  const decline = () =>
    declining.mutate(request.id, {
      onSuccess: () => {
        onClose();
        notifySuccess(`${labTest.testName} is declined.`);
      },
    });
  return (
    <ConfirmDialog
      title={`Decline ${labTest.testName}?`}
      confirmLabel="Decline"
      destructive
      busy={declining.isPending}
      error={declining.error && { text: 'The test was not declined.', detail: sentenceOf(declining.error) }}
      onConfirm={decline}
      onClose={onClose}
    >
      <Typography>
        {doctor.fullName} will see that you do not want it. You can still book it yourself later, under Lab
        Tests.
      </Typography>
    </ConfirmDialog>
  );
}
