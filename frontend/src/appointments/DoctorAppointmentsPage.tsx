import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Appointment } from '../../../openapi/contract/appointments.js';
import { sentenceOf } from '../api/client';
import { useSession } from '../auth/useSession';
import { EmptyState } from '../common/EmptyState';
import { ErrorRetry } from '../common/ErrorRetry';
import { formatRupees } from '../common/format';
import { notifyError, notifySuccess } from '../common/notices';
import { usePageTitle } from '../common/usePageTitle';
import { messages } from '../messages';
import { AcceptDialog } from './AcceptDialog';
import {
  AppointmentCard,
  AppointmentItems,
  AppointmentSection,
  AppointmentsSkeleton,
} from './AppointmentCard';
import { AppointmentDetailsDialog } from './AppointmentDetailsDialog';
import { CancelAppointmentDialog } from './CancelAppointmentDialog';
import { RejectDialog } from './RejectDialog';
import { byDate } from './appointmentView';
import { useAcceptedAppointments, usePendingAppointments, useRespondToAppointment } from './useAppointments';

type Opened = { appointment: Appointment; as: 'accept' | 'reject' | 'cancel' | 'details' } | null;

interface SectionProps {
  heading: string;
  whenEmpty: string;
  query: UseQueryResult<Appointment[]>;
  actions: (appointment: Appointment) => ReactNode;
}

function Section({ heading, whenEmpty, query, actions }: SectionProps) {
  return (
    <AppointmentSection heading={heading}>
      {query.isPending && <AppointmentsSkeleton />}
      {query.isError && <ErrorRetry error={query.error} onRetry={() => void query.refetch()} />}
      {query.data?.length === 0 && <EmptyState text={whenEmpty} />}
      <AppointmentItems>
        {query.data?.toSorted(byDate).map((appointment) => (
          <AppointmentCard
            key={appointment._id}
            appointment={appointment}
            who={appointment.patientId.fullName}
            actions={actions(appointment)}
          >
            <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {appointment.reason}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {appointment.payment
                ? `${formatRupees(appointment.payment.amount)} paid`
                : 'Nothing paid online'}
              {appointment.doctorId === null &&
                ` · Open to every doctor of ${appointment.speciality ?? 'the hospital'}`}
            </Typography>
          </AppointmentCard>
        ))}
      </AppointmentItems>
    </AppointmentSection>
  );
}

/** The doctor's requests and accepted visits. */
export function DoctorAppointmentsPage() {
  usePageTitle('Appointments');
  const doctorId = useSession()?.userId ?? '';
  const pending = usePendingAppointments(doctorId);
  const accepted = useAcceptedAppointments(doctorId);
  const completion = useRespondToAppointment();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);

  const complete = ({ _id: id }: Appointment) =>
    completion.mutate(
      { id, status: 'completed', doctorId },
      {
        onSuccess: () => notifySuccess('Appointment completed.'),
        onError: (error) => notifyError(messages.completeFailed(sentenceOf(error))),
      },
    );

  const details = (appointment: Appointment) => (
    <Button onClick={() => setOpened({ appointment, as: 'details' })}>View Details</Button>
  );

  return (
    <>
      <Typography variant="h1">Appointments</Typography>
      <Section
        heading="Pending Appointments"
        whenEmpty="No pending appointments."
        query={pending}
        actions={(appointment) => (
          <>
            {details(appointment)}
            <Button color="error" onClick={() => setOpened({ appointment, as: 'reject' })}>
              Reject
            </Button>
            <Button variant="contained" onClick={() => setOpened({ appointment, as: 'accept' })}>
              Accept
            </Button>
          </>
        )}
      />
      <Section
        heading="Upcoming Appointments"
        whenEmpty={messages.noUpcoming}
        query={accepted}
        actions={(appointment) => (
          <>
            {details(appointment)}
            <Button color="error" onClick={() => setOpened({ appointment, as: 'cancel' })}>
              Cancel
            </Button>
            <Button
              variant="contained"
              loading={completion.isPending && completion.variables.id === appointment._id}
              onClick={() => complete(appointment)}
            >
              Complete
            </Button>
          </>
        )}
      />
      {opened?.as === 'accept' && (
        <AcceptDialog appointment={opened.appointment} doctorId={doctorId} onClose={close} />
      )}
      {opened?.as === 'reject' && (
        <RejectDialog appointment={opened.appointment} doctorId={doctorId} onClose={close} />
      )}
      {opened?.as === 'cancel' && (
        <CancelAppointmentDialog appointment={opened.appointment} onClose={close} />
      )}
      {opened?.as === 'details' && (
        <AppointmentDetailsDialog appointment={opened.appointment} onClose={close} />
      )}
    </>
  );
}
