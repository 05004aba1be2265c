import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Appointment } from '../../../openapi/contract/appointments.js';
import { useSession } from '../auth/useSession';
import { EmptyState } from '../common/EmptyState';
import { ErrorRetry } from '../common/ErrorRetry';
import { usePageTitle } from '../common/usePageTitle';
import { messages } from '../messages';
import {
  AppointmentCard,
  AppointmentItems,
  AppointmentSection,
  AppointmentsSkeleton,
} from './AppointmentCard';
import { AppointmentDetailsDialog } from './AppointmentDetailsDialog';
import { CancelAppointmentDialog } from './CancelAppointmentDialog';
import { byDate, canCancel, doctorOf, openFirst } from './appointmentView';
import { usePatientAppointments } from './useAppointments';

type Opened = { appointment: Appointment; as: 'details' | 'cancel' } | null;

interface PatientCardProps {
  appointment: Appointment;
  onOpen: (opened: Opened) => void;
}

const PatientCard = ({ appointment, onOpen }: PatientCardProps) => (
  <AppointmentCard
    appointment={appointment}
    who={doctorOf(appointment)}
    actions={
      <>
        <Button variant="outlined" onClick={() => onOpen({ appointment, as: 'details' })}>
          View Details
        </Button>
        {canCancel(appointment) && (
          <Button color="error" onClick={() => onOpen({ appointment, as: 'cancel' })}>
            Cancel Appointment
          </Button>
        )}
      </>
    }
  >
    <Typography variant="body2" color="text.secondary">
      {[appointment.doctorName && `Requested: ${appointment.doctorName}`, appointment.speciality]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  </AppointmentCard>
);

/** The patient's coming and past appointments. */
export function PatientAppointmentsPage() {
  usePageTitle('Appointments');
  const appointments = usePatientAppointments(useSession()?.userId ?? '');
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);

  const list = (items: Appointment[], whenEmpty: string, offersDoctors = false) =>
    items.length === 0 ? (
      <EmptyState text={whenEmpty}>
        {offersDoctors && (
          <Button variant="contained" component={RouterLink} to="/find-doctor">
            Find a doctor
          </Button>
        )}
      </EmptyState>
    ) : (
      <AppointmentItems>
        {items.map((appointment) => (
          <PatientCard key={appointment._id} appointment={appointment} onOpen={setOpened} />
        ))}
      </AppointmentItems>
    );

  const upcoming = appointments.data?.filter(({ status }) => status !== 'completed').sort(openFirst);
  const past = appointments.data?.filter(({ status }) => status === 'completed').sort((a, b) => byDate(b, a));
  return (
    <>
      <Typography variant="h1">Appointments</Typography>
      {appointments.isError && (
        <ErrorRetry error={appointments.error} onRetry={() => void appointments.refetch()} />
      )}
      {!appointments.isError && (
        <>
          <AppointmentSection heading="Upcoming Appointments">
            {upcoming ? list(upcoming, messages.noUpcoming, true) : <AppointmentsSkeleton />}
          </AppointmentSection>
          <AppointmentSection heading="Past Appointments">
            {past ? list(past, messages.noPast) : <AppointmentsSkeleton />}
          </AppointmentSection>
        </>
      )}
      {opened?.as === 'details' && (
        <AppointmentDetailsDialog appointment={opened.appointment} onClose={close} />
      )}
      {opened?.as === 'cancel' && (
        <CancelAppointmentDialog appointment={opened.appointment} onClose={close} />
      )}
    </>
  );
}
