import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, lazy, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { useSession } from '../../auth/useSession';
import { EmptyState } from '../../common/feedback/EmptyState';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { usePageTitle } from '../../hospital/usePageTitle';
import { messages } from '../../messages';
import { AppointmentItems, AppointmentSection, AppointmentsSkeleton } from '../AppointmentCard';
import { AppointmentDetailsDialog } from './AppointmentDetailsDialog';
import { CancelAppointmentDialog } from './CancelAppointmentDialog';
import { type Opened, PatientAppointmentCard } from './PatientAppointmentCard';
import { byDate, doctorOf } from '../appointmentView';
import { usePatientAppointments } from '../useAppointments';
import { useReviewedVisits } from './useReviewedVisits';

// Loaded when somebody wants to write one.
const ReviewDialog = lazy(async () => ({
  default: (await import('../../reviews/ReviewDialog')).ReviewDialog,
}));

/** The patient's coming and past appointments. */
export function PatientAppointmentsPage() {
  usePageTitle('Appointments');
  const appointments = usePatientAppointments(useSession()?.userId ?? '');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [params, setParams] = useSearchParams();
  const reviewed = useReviewedVisits();
  const close = () => setOpened(null);
  const linkedId = params.get('visit');
  const linked = appointments.data?.find(({ _id }) => _id === linkedId);
  const closeLinked = () => setParams({}, { replace: true, preventScrollReset: true });

  const list = (items: AppointmentDto[], whenEmpty: string, offersDoctors = false) =>
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
          <PatientAppointmentCard
            key={appointment._id}
            appointment={appointment}
            isReviewed={reviewed?.has(appointment._id)}
            onOpen={setOpened}
          />
        ))}
      </AppointmentItems>
    );

  const upcoming = appointments.data?.filter(({ isUpcoming }) => isUpcoming).sort(byDate);
  const past = appointments.data?.filter(({ isUpcoming }) => !isUpcoming).sort((a, b) => byDate(b, a));
  return (
    <>
      <Typography variant="h1">Appointments</Typography>
      {appointments.isError && (
        <ErrorRetry error={appointments.error} onRetry={() => void appointments.refetch()} />
      )}
      {linkedId && appointments.data && !linked && (
        <Alert severity="info" sx={{ mt: 2 }} onClose={closeLinked}>
          The visit that you were led to is not in your list: it may have been cancelled.
        </Alert>
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
      {linked && <AppointmentDetailsDialog appointment={linked} onClose={closeLinked} />}
      {opened?.as === 'details' && (
        <AppointmentDetailsDialog appointment={opened.appointment} onClose={close} />
      )}
      {opened?.as === 'cancel' && (
        <CancelAppointmentDialog appointment={opened.appointment} onClose={close} />
      )}
      <Suspense>
        {opened?.as === 'review' && (
          <ReviewDialog
            appointmentId={opened.appointment._id}
            doctorName={doctorOf(opened.appointment)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
