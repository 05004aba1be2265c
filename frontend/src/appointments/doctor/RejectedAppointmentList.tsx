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
import { tDoctorAppointment } from '../../messages/care/doctorAppointments';
import { tPage } from '../../messages/pages';

const rejectedAt = ({ history, createdAt }: AppointmentDto) =>
  history.findLast(({ status }) => status === 'rejected')?.at ?? createdAt;

/** The doctor's rejected requests, newest first. */
export function RejectedAppointmentList({ doctorId }: { doctorId: string }) {
  const { timeZone } = useHospital();
  const rejected = useRejectedAppointments(doctorId);
  return (
    <AppointmentSection heading={tDoctorAppointment('rejectedRequests')}>
      {rejected.isPending && <AppointmentsSkeleton />}
      {rejected.isError && <ErrorRetry error={rejected.error} onRetry={() => void rejected.refetch()} />}
      {rejected.data?.length === 0 && <EmptyState text={tDoctorAppointment('rejectedEmpty')} />}
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
                {tDoctorAppointment('reasonGiven', { endReason: appointment.endReason })}
              </Typography>
            )}
            <Typography variant="body2" color="text.secondary">
              {[
                tDoctorAppointment('rejectedOn', {
                  instant: formatInstant(rejectedAt(appointment), timeZone),
                }),
                appointment.doctorId === null &&
                  tDoctorAppointment('wasOpenToSpeciality', {
                    speciality: appointment.speciality ?? tPage('hospital'),
                  }),
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
          {tDoctorAppointment('showOlderRequests')}
        </Button>
      )}
    </AppointmentSection>
  );
}
