import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useCurrentUser } from '../../auth/useCurrentUser';
import { tPrescription } from '../../messages/care/prescriptions';

/** What a doctor still needs before prescribing; nothing for a doctor with a verified registration number. */
export function RegistrationNotice() {
  const { data: doctor } = useCurrentUser();
  if (!doctor || doctor.registrationVerified) return null;
  return (
    <Alert severity="warning" role="note" sx={{ overflowWrap: 'anywhere' }}>
      {doctor.registrationNumber
        ? tPrescription('registrationUnverified', { number: doctor.registrationNumber })
        : tPrescription('registrationMissing')}{' '}
      <Link component={RouterLink} to="/doctor-login/profile">
        {tPrescription('openProfile')}
      </Link>
    </Alert>
  );
}
