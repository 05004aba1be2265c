import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { EmptyState } from '../../common/feedback/EmptyState';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { ShowMore } from '../../common/lists/ShowMore';
import { tSpecified } from '../../messages/specified';
import { AppointmentItems, AppointmentSection } from '../AppointmentCard';
import { useRecentAcceptances } from '../accept/recentAcceptances';
import { byDate } from '../appointmentView';
import { useAcceptedAppointments, usePendingAppointments } from '../useAppointments';
import { AcceptedRow } from './rows/AcceptedRow';
import { PendingSection } from './rows/PendingSection';
import type { VisitStep } from './VisitSteps';
import { tDoctorAppointment } from '../../messages/care/doctorAppointments';
import { tPage } from '../../messages/pages';

interface DoctorAppointmentListProps {
  doctorId: string;
  isCompleting: (appointment: AppointmentDto) => boolean;
  onStep: (step: VisitStep, appointment: AppointmentDto) => void;
  onOpen: (id: string) => void;
}

/** Requests to answer, accepted visits to complete, and coming visits. */
export function DoctorAppointmentList({
  doctorId,
  isCompleting,
  onStep,
  onOpen,
}: DoctorAppointmentListProps) {
  const pending = usePendingAppointments(doctorId);
  const accepted = useAcceptedAppointments(doctorId);
  const recent = useRecentAcceptances();
  // Shown together, so that later content does not push down earlier content.
  const isLoading = !pending.isFetched || !accepted.isFetched;
  const visits = accepted.data?.rows
    // An acceptance that can still be undone stays among the requests.
    .filter(({ _id }) => !recent.some(({ request }) => request._id === _id))
    .toSorted(byDate);
  const begun = visits?.filter(({ isUpcoming }) => !isUpcoming) ?? [];
  const coming = visits?.filter(({ isUpcoming }) => isUpcoming);
  const rows = (shown: AppointmentDto[]) => (
    <AppointmentItems>
      {shown.map((visit) => (
        <AcceptedRow
          key={visit._id}
          visit={visit}
          busy={isCompleting(visit)}
          onStep={onStep}
          onOpen={onOpen}
        />
      ))}
    </AppointmentItems>
  );
  return (
    <>
      <PendingSection query={pending} isLoading={isLoading} onStep={onStep} onOpen={onOpen} />
      {!isLoading && begun.length > 0 && (
        <AppointmentSection heading={tDoctorAppointment('toBeCompleted')}>{rows(begun)}</AppointmentSection>
      )}
      {!isLoading && (
        <AppointmentSection heading={tPage('upcomingAppointments')}>
          {accepted.isError && <ErrorRetry error={accepted.error} onRetry={() => void accepted.refetch()} />}
          {coming?.length === 0 && !accepted.hasNextPage && <EmptyState text={tSpecified('noUpcoming')} />}
          {coming && rows(coming)}
          <ShowMore query={accepted} of={tPage('upcomingAppointments')} />
        </AppointmentSection>
      )}
    </>
  );
}
