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

interface Turn {
  /** Whether the history begins with it. */
  isFirst: boolean;
  wasUnanswered: boolean;
}

function wordsOf(status: AppointmentStatus, { isFirst, wasUnanswered }: Turn): string {
  if (status === 'rejected' && wasUnanswered) return 'Not answered in time';
  return status === 'pending' && !isFirst ? 'Another time asked for' : WORDS[status];
}

/** Every state that a visit has been in, oldest first, with its moment. */
export function AppointmentHistory({
  history,
  wasUnanswered,
}: Pick<AppointmentDto, 'history' | 'wasUnanswered'>) {
  const { timeZone } = useHospital();
  return (
    <Box component="ol" aria-label="History" sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {history.map(({ status, at }, index) => (
        <Box component="li" key={`${status} ${at}`} sx={{ py: 0.25 }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {wordsOf(status, { isFirst: index === 0, wasUnanswered })}
          </Typography>{' '}
          <Typography component="span" variant="body2" color="text.secondary">
            {formatInstant(at, timeZone)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
