import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { EmptyState } from '../../common/feedback/EmptyState';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { formatInstant } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import {
  AppointmentCard,
  AppointmentItems,
  AppointmentSection,
  AppointmentsSkeleton,
} from '../AppointmentCard';
import { useRejectedAppointments } from './useRejectedAppointments';

const rejectedAt = ({ history, createdAt }: AppointmentDto) =>
  history.findLast(({ status }) => status === 'rejected')?.at ?? createdAt;

/** What the doctor rejected, newest request first. */
export function RejectedAppointmentList({ doctorId }: { doctorId: string }) {
  const { timeZone } = useHospital();
  const rejected = useRejectedAppointments(doctorId);
  return (
    <AppointmentSection heading="Rejected requests">
      {rejected.isPending && <AppointmentsSkeleton />}
      {rejected.isError && <ErrorRetry error={rejected.error} onRetry={() => void rejected.refetch()} />}
      {rejected.data?.length === 0 && <EmptyState text="You have rejected no request." />}
      <AppointmentItems>
        {rejected.data?.map((appointment) => (
          <AppointmentCard
            key={appointment._id}
            appointment={appointment}
            who={appointment.patientId.fullName}
            actions={null}
          >
            <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {appointment.reason}
            </Typography>
            {appointment.endReason && (
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                You told the patient: {appointment.endReason}
              </Typography>
            )}
            <Typography variant="body2" color="text.secondary">
              Rejected on {formatInstant(rejectedAt(appointment), timeZone)}
              {appointment.doctorId === null && ` · Was open to every doctor of ${appointment.speciality}`}
            </Typography>
          </AppointmentCard>
        ))}
      </AppointmentItems>
      {rejected.hasNextPage && (
        <Button
          sx={{ mt: 2 }}
          loading={rejected.isFetchingNextPage}
          onClick={() => void rejected.fetchNextPage()}
        >
          Show older requests
        </Button>
      )}
    </AppointmentSection>
  );
}
