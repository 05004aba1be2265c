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
import { PersonInitials } from '../../users/PersonInitials';
import { useRejectedAppointments } from './useRejectedAppointments';
import { doctorAppointmentWords } from '../../words/care/doctorAppointments';
import { pageWords } from '../../words/pages';

const rejectedAt = ({ history, createdAt }: AppointmentDto) =>
  history.findLast(({ status }) => status === 'rejected')?.at ?? createdAt;

/** What the doctor rejected, newest request first. */
export function RejectedAppointmentList({ doctorId }: { doctorId: string }) {
  const { timeZone } = useHospital();
  const rejected = useRejectedAppointments(doctorId);
  return (
    <AppointmentSection heading={doctorAppointmentWords.rejectedRequests}>
      {rejected.isPending && <AppointmentsSkeleton />}
      {rejected.isError && <ErrorRetry error={rejected.error} onRetry={() => void rejected.refetch()} />}
      {rejected.data?.length === 0 && <EmptyState text={doctorAppointmentWords.rejectedEmpty} />}
      <AppointmentItems>
        {rejected.data?.map((appointment) => (
          <AppointmentCard
            key={appointment._id}
            appointment={appointment}
            who={appointment.patientId.fullName}
            portrait={<PersonInitials name={appointment.patientId.fullName} />}
            hasStatus={false}
            actions={null}
          >
            <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {appointment.reason}
            </Typography>
            {appointment.endReason && (
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {doctorAppointmentWords.reasonGiven(appointment.endReason)}
              </Typography>
            )}
            <Typography variant="body2" color="text.secondary">
              {[
                doctorAppointmentWords.rejectedOn(formatInstant(rejectedAt(appointment), timeZone)),
                appointment.doctorId === null &&
                  doctorAppointmentWords.wasOpenToSpeciality(appointment.speciality ?? pageWords.hospital),
              ]
                .filter(Boolean)
                .join(' · ')}
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
          {doctorAppointmentWords.showOlderRequests}
        </Button>
      )}
    </AppointmentSection>
  );
}
