import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { earlyQuestion } from '../appointments/visitStart';
import { ConfirmDialog } from '../common/feedback/ConfirmDialog';
import { useHospital } from '../hospital/useHospital';
import { COMPLETION_WARNINGS, type CompletionWarning } from './completion';
import { visitPath } from './paths';
import { tConsultation } from '../messages/care/consultations';
import { tPage } from '../messages/pages';

interface CompleteDialogProps {
  visit: AppointmentDto;
  doubt: CompletionWarning | null;
  /** Shows a link to the visit; omitted if it is open already. */
  withLink?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before completing a visit that has not begun or has no documentation. */
export function CompleteDialog({
  visit,
  doubt,
  withLink,
  busy = false,
  onConfirm,
  onClose,
}: CompleteDialogProps) {
  const { timeZone } = useHospital();
  const early = earlyQuestion(visit, timeZone);
  return (
    <ConfirmDialog
      title={tConsultation('completeTitle', { fullName: visit.patientId.fullName })}
      confirmLabel={tPage('complete')}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {early && <Typography>{early}</Typography>}
      {doubt && <Typography sx={{ mt: early ? 1 : 0 }}>{COMPLETION_WARNINGS[doubt]}</Typography>}
      {!early && !doubt && <Typography>{tConsultation('visitHasBegun')}</Typography>}
      {doubt && withLink && (
        <Button component={RouterLink} to={visitPath(visit._id)} onClick={onClose} sx={{ mt: 1, ml: -1 }}>
          {doubt === 'notSaved' ? tConsultation('openVisit') : tConsultation('noteRequired')}
        </Button>
      )}
    </ConfirmDialog>
  );
}
