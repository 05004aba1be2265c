import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { lazyPart } from '../../common/browser/lazyPart';
import { usePersonId } from '../../auth/usePerson';
import { EmptyState } from '../../common/feedback/EmptyState';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { ShowMore } from '../../common/lists/ShowMore';
import { useTitleOf } from '../../family/useTitleOf';
import { usePageTitle } from '../../hospital/usePageTitle';
import { tSpecified } from '../../messages/specified';
import { AppointmentItems, AppointmentSection, AppointmentsSkeleton } from '../AppointmentCard';
import { CancelledByHospital } from './CancelledByHospital';
import type { Opened } from './opened';
import { PatientAppointmentCard } from './PatientAppointmentCard';
import { MyLeaveCases } from '../../leave-cases/MyLeaveCases';
import { useMyLeaveCases } from '../../leave-cases/useLeaveCases';
import { VisitsToday } from '../../queue/VisitsToday';
import { byDate, doctorOf } from '../appointmentView';
import { usePatientAppointments } from '../useAppointments';
import { usePatientVisitUrl } from './usePatientVisitUrl';
import { useReviewedVisits } from './useReviewedVisits';
import { tPatientAppointment } from '../../messages/care/patientAppointments';
import { tPage } from '../../messages/pages';

const AppointmentDetailsDialog = lazyPart(
  async () => (await import('./AppointmentDetailsDialog')).AppointmentDetailsDialog,
);
const NamedVisit = lazyPart(async () => (await import('./NamedVisit')).NamedVisit);
const AskAnotherTimeDialog = lazyPart(
  async () => (await import('./AskAnotherTimeDialog')).AskAnotherTimeDialog,
);
const MoveDialog = lazyPart(async () => (await import('../move/MoveDialog')).MoveDialog);
const CancelAppointmentDialog = lazyPart(
  async () => (await import('./CancelAppointmentDialog')).CancelAppointmentDialog,
);
const ReviewDialog = lazyPart(async () => (await import('../../reviews/ReviewDialog')).ReviewDialog);

/** The patient's coming and past appointments. */
export function PatientAppointmentsPage() {
  const title = useTitleOf(tPage('appointments'));
  usePageTitle(title);
  const appointments = usePatientAppointments(usePersonId());
  const cases = useMyLeaveCases();
  // Shown together, because earlier sections would push later ones down.
  const isLoading = appointments.isPending || !cases.isFetched;
  const [opened, setOpened] = useState<Opened | null>(null);
  const reviewed = useReviewedVisits();
  const { visitId, toCancel, toReview, closeVisit } = usePatientVisitUrl();
  const close = () => setOpened(null);
  /** One dialog at a time: the one of the address closes. */
  const open = (next: Opened) => {
    closeVisit();
    setOpened(next);
  };

  const list = (items: AppointmentDto[], whenEmpty: string, offersDoctors = false) =>
    items.length === 0 ? (
      <EmptyState text={whenEmpty}>
        {offersDoctors && (
          <Button variant="contained" component={RouterLink} to="/find-doctor">
            {tPage('findDoctor')}
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

  /** An answer changes the visit while its details are open. */
  const current = (appointment: AppointmentDto) =>
    appointments.data?.rows.find(({ _id }) => _id === appointment._id) ?? appointment;
  const upcoming = appointments.data?.rows.filter(({ isUpcoming }) => isUpcoming).sort(byDate);
  const past = appointments.data?.rows.filter(({ isUpcoming }) => !isUpcoming).sort((a, b) => byDate(b, a));
  return (
    <>
      <Typography variant="h1">{title}</Typography>
      {appointments.isError && (
        <ErrorRetry error={appointments.error} onRetry={() => void appointments.refetch()} />
      )}
      {isLoading && <AppointmentsSkeleton />}
      {!isLoading && appointments.data && upcoming && past && (
        <>
          <MyLeaveCases />
          <VisitsToday appointments={appointments.data.rows} />
          <AppointmentSection heading={tPage('upcomingAppointments')}>
            {list(upcoming, tSpecified('noUpcoming'), true)}
          </AppointmentSection>
          <AppointmentSection heading={tPatientAppointment('pastAppointments')}>
            {list(past, tSpecified('noPast'))}
            <ShowMore query={appointments} of={tPage('appointments')} />
          </AppointmentSection>
          <CancelledByHospital onOpen={setOpened} />
        </>
      )}
      <Suspense>
        {opened?.as === 'details' && (
          <AppointmentDetailsDialog
            appointment={current(opened.appointment)}
            onOpen={setOpened}
            onClose={close}
          />
        )}
        {visitId && !opened && (
          <NamedVisit
            visitId={visitId}
            toCancel={toCancel}
            toReview={toReview}
            onOpen={open}
            onClose={closeVisit}
          />
        )}
        {opened?.as === 'anotherTime' && (
          <AskAnotherTimeDialog appointment={opened.appointment} onClose={close} />
        )}
        {opened?.as === 'move' && (
          <MoveDialog appointment={opened.appointment} by="patient" onClose={close} />
        )}
        {opened?.as === 'cancel' && (
          <CancelAppointmentDialog appointment={opened.appointment} onClose={close} />
        )}
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
