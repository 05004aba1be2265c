import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AppointmentDto, AppointmentStatus } from '../../../openapi/contract/care/appointments.js';
import { formatInstant } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';

const WORDS: Record<AppointmentStatus, string> = {
  pending: 'Requested',
  accepted: 'Accepted',
  rejected: 'Rejected',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** Every state that a visit has been in, oldest first, with its moment. */
export function AppointmentHistory({
  history,
  wasUnanswered,
}: Pick<AppointmentDto, 'history' | 'wasUnanswered'>) {
  const { timeZone } = useHospital();
  return (
    <Box component="ol" aria-label="History" sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {history.map(({ status, at }) => (
        <Box component="li" key={`${status} ${at}`} sx={{ py: 0.25 }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {status === 'rejected' && wasUnanswered ? 'Not answered in time' : WORDS[status]}
          </Typography>{' '}
          <Typography component="span" variant="body2" color="text.secondary">
            {formatInstant(at, timeZone)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
