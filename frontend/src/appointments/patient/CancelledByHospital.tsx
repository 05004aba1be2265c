import { useQuery } from '@tanstack/react-query';
import { client, read } from '../../api/client';
import { AppointmentItems, AppointmentSection } from '../AppointmentCard';
import type { Opened } from './opened';
import { PatientAppointmentCard } from './PatientAppointmentCard';
import { tPatientAppointment } from '../../messages/care/patientAppointments';

/** The hospital's recent cancellations, newest request first. */
const LATEST = { range: '[0,19]', filter: '{"status":"cancelled"}' };

/** Visits cancelled by the hospital. No list of coming visits contains them, so the reason is shown here. */
export function CancelledByHospital({ onOpen }: { onOpen: (opened: Opened) => void }) {
  const cancelled = useQuery({
    queryKey: ['mine', 'appointments', 'cancelled'],
    queryFn: ({ signal }) => read(client.GET('/api/v1/appointments', { params: { query: LATEST }, signal })),
  });
  const byHospital =
    cancelled.data?.filter(({ cancelledBy }) => cancelledBy && cancelledBy !== 'patient') ?? [];
  if (byHospital.length === 0) return null;
  return (
    <AppointmentSection heading={tPatientAppointment('cancelledByHospital')}>
      <AppointmentItems>
        {byHospital.map((appointment) => (
          <PatientAppointmentCard
            key={appointment._id}
            appointment={appointment}
            isReviewed={undefined}
            onOpen={onOpen}
          />
        ))}
      </AppointmentItems>
    </AppointmentSection>
  );
}
