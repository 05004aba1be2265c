import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useCurrentUser } from '../auth/useCurrentUser';

/** Says why a new doctor sees no requests yet; nothing for those who are approved. */
export function ApprovalNotice() {
  const { data: doctor } = useCurrentUser();
  if (doctor?.approval === 'waiting')
    return (
      <Alert severity="info" role="region" aria-label="Approval" sx={{ mb: 3 }}>
        <AlertTitle>Your registration waits for approval</AlertTitle>
        An administrator looks at it. Until then patients do not find you and you see no requests; you can set
        your{' '}
        <Link component={RouterLink} to="/doctor-login/availability">
          days and times
        </Link>{' '}
        already.
      </Alert>
    );
  if (doctor?.approval !== 'refused') return null;
  return (
    <Alert severity="error" role="region" aria-label="Approval" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      <AlertTitle>Your registration was not approved</AlertTitle>
      {doctor.approvalReason} Please call the hospital if this is a mistake.
    </Alert>
  );
}
