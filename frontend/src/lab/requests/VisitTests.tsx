import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { tLab } from '../../messages/shop/lab';
import { useVisitLabRequests } from './useLabRequests';

/** The tests that the doctor asked for at a visit, each with its progress; nothing without one. */
export function VisitTests({ appointmentId }: { appointmentId: string }) {
  const requests = useVisitLabRequests(appointmentId);
  if (requests.isError) return <ErrorRetry error={requests.error} onRetry={() => void requests.refetch()} />;
  if (!requests.data?.length) return null;
  return (
    <Box component="section" aria-label={tLab('visitTests.heading')} sx={{ py: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {tLab('visitTests.heading')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {requests.data.map(({ id, labTest, progress }) => (
          <Typography component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
            {tLab('visitTests.line', {
              testName: labTest.testName,
              progress: tLab(`visitTests.ofPatient.${progress}`),
            })}
          </Typography>
        ))}
      </Box>
      <Link component={RouterLink} to="/patientlogin/lab-bookings" sx={{ py: 1, display: 'inline-block' }}>
        {tLab('visitTests.see')}
      </Link>
    </Box>
  );
}
