import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { isFirstAnswerDue } from '../../common/browser/isFirstAnswerDue';
import { EmptyState } from '../../common/feedback/EmptyState';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { formatRupees } from '../../common/format/format';
import { messages } from '../../messages';
import {
  AppointmentCard,
  AppointmentItems,
  AppointmentSection,
  AppointmentsSkeleton,
} from '../AppointmentCard';
import { MoveState } from './MoveState';
import { byDate } from '../appointmentView';
import { useAcceptedAppointments, usePendingAppointments } from '../useAppointments';
import { doctorAppointmentWords } from '../../words/care/doctorAppointments';
import { pageWords } from '../../words/pages';

interface SectionProps {
  heading: string;
  whenEmpty: string;
  query: UseQueryResult<AppointmentDto[]>;
  /** What of its answer stands here. */
  shown: AppointmentDto[] | undefined;
  /** Whether it waits for others, so that what comes later pushes nothing down. */
  isHeld?: boolean;
  actions: (appointment: AppointmentDto) => ReactNode;
}

const Section = ({ heading, whenEmpty, query, shown, isHeld, actions }: SectionProps) => (
  <AppointmentSection heading={heading}>
    {(isHeld || query.isPending) && <AppointmentsSkeleton />}
    {query.isError && <ErrorRetry error={query.error} onRetry={() => void query.refetch()} />}
    {shown?.length === 0 && <EmptyState text={whenEmpty} />}
    <AppointmentItems>
      {shown?.toSorted(byDate).map((appointment) => (
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
              ? pageWords.amountPaid(formatRupees(appointment.payment.amount))
              : doctorAppointmentWords.nothingPaidOnline}
            {appointment.doctorId === null &&
              doctorAppointmentWords.openToEveryDoctorOf(appointment.speciality ?? pageWords.hospital)}
          </Typography>
          <MoveState appointment={appointment} />
        </AppointmentCard>
      ))}
    </AppointmentItems>
  </AppointmentSection>
);

interface DoctorAppointmentListProps {
  doctorId: string;
  actions: (appointment: AppointmentDto) => ReactNode;
}

/** Requests that wait for an answer, accepted visits whose time has come until they are completed, and the coming ones. */
export function DoctorAppointmentList({ doctorId, actions }: DoctorAppointmentListProps) {
  const pending = usePendingAppointments(doctorId);
  const accepted = useAcceptedAppointments(doctorId);
  const begun = accepted.data?.filter(({ isUpcoming }) => !isUpcoming) ?? [];
  // Together: what comes later would push down what is read.
  const isLoading = isFirstAnswerDue(pending) || isFirstAnswerDue(accepted);
  return (
    <>
      <Section
        heading={doctorAppointmentWords.pendingAppointments}
        whenEmpty={doctorAppointmentWords.noPendingAppointments}
        query={pending}
        shown={isLoading ? undefined : pending.data}
        isHeld={isLoading}
        actions={actions}
      />
      {!isLoading && begun.length > 0 && (
        <Section
          heading={doctorAppointmentWords.toBeCompleted}
          whenEmpty=""
          query={accepted}
          shown={begun}
          actions={actions}
        />
      )}
      {!isLoading && (
        <Section
          heading={pageWords.upcomingAppointments}
          whenEmpty={messages.noUpcoming}
          query={accepted}
          shown={accepted.data?.filter(({ isUpcoming }) => isUpcoming)}
          actions={actions}
        />
      )}
    </>
  );
}
