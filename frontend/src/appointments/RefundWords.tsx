import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { Loading } from '../common/feedback/Loading';
import { refundSentence } from './appointmentView';

/** The refund of a cancellation now; a placeholder while it loads. */
export const RefundWords = ({ visit }: { visit: AppointmentDto | undefined }) =>
  visit ? (
    <Typography sx={{ mt: 1 }}>{refundSentence(visit)}</Typography>
  ) : (
    <Loading>
      <Skeleton sx={{ mt: 1 }} />
    </Loading>
  );
