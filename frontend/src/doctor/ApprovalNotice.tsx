import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useCurrentUser } from '../auth/useCurrentUser';
import { tDoctorArea } from '../messages/people/doctorArea';

/** Explains why a new doctor sees no requests yet; nothing for approved doctors. */
export function ApprovalNotice() {
  const { data: doctor } = useCurrentUser();
  if (doctor?.approval === 'waiting')
    return (
      <Alert severity="info" role="region" aria-label={tDoctorArea('approval')} sx={{ mb: 3 }}>
        <AlertTitle>{tDoctorArea('approvalPending')}</AlertTitle>
        {tDoctorArea('approvalPendingText')}{' '}
        <Link component={RouterLink} to="/doctor-login/availability">
          {tDoctorArea('setDaysAndTimes')}
        </Link>
      </Alert>
    );
  if (doctor?.approval !== 'refused') return null;
  return (
    <Alert
      severity="error"
      role="region"
      aria-label={tDoctorArea('approval')}
      sx={{ mb: 3, overflowWrap: 'anywhere' }}
    >
      <AlertTitle>{tDoctorArea('approvalRefused')}</AlertTitle>
      {doctor.approvalReason} {tDoctorArea('approvalRefusedText')}
    </Alert>
  );
}
