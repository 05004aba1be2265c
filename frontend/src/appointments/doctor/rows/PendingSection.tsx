import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { AppointmentDto } from '../../../../../openapi/contract/care/appointments.js';
import type { CountedQuery } from '../../../api/countedPages';
import { EmptyState } from '../../../common/feedback/EmptyState';
import { ErrorRetry } from '../../../common/feedback/ErrorRetry';
import { ShowMore } from '../../../common/lists/ShowMore';
import { useHospital } from '../../../hospital/useHospital';
import { tDoctorAppointment } from '../../../messages/care/doctorAppointments';
import { AppointmentItems, AppointmentSection, AppointmentsSkeleton } from '../../AppointmentCard';
import { useRecentAcceptances } from '../../accept/recentAcceptances';
import { hasRequestedTime } from '../../accept/useAcceptRequested';
import { byDate } from '../../appointmentView';
import type { VisitStep } from '../VisitSteps';
import { AcceptAllDialog } from './AcceptAllDialog';
import { AcceptedNow } from './AcceptedNow';
import { RequestRow } from './RequestRow';

interface PendingSectionProps {
  query: CountedQuery<AppointmentDto>;
  /** Whether it waits for other sections, so that later content does not push it down. */
  isLoading: boolean;
  onStep: (step: VisitStep, appointment: AppointmentDto) => void;
  onOpen: (id: string) => void;
}

/** In the server's order: accounts without a confirmed email address last. */
const confirmedFirst = (a: AppointmentDto, b: AppointmentDto): number =>
  Number(a.isUnconfirmed ?? false) - Number(b.isUnconfirmed ?? false) || byDate(a, b);

/** Requests to answer, nearest first; a just accepted one keeps its place while it can be undone. */
export function PendingSection({ query, isLoading, onStep, onOpen }: PendingSectionProps) {
  const { timeZone } = useHospital();
  const [toAccept, setToAccept] = useState<AppointmentDto[] | null>(null);
  const recent = useRecentAcceptances();
  const isRecent = ({ _id }: AppointmentDto) => recent.some(({ request }) => request._id === _id);
  const waiting = isLoading ? [] : (query.data?.rows ?? []).filter((request) => !isRecent(request));
  const paid = waiting.filter((request) => request.payment && hasRequestedTime(request, timeZone));
  const rows = [...waiting, ...recent.map(({ request }) => request)].toSorted(confirmedFirst);
  return (
    <AppointmentSection heading={tDoctorAppointment('pendingAppointments')}>
      {(isLoading || query.isPending) && <AppointmentsSkeleton />}
      {query.isError && <ErrorRetry error={query.error} onRetry={() => void query.refetch()} />}
      {!isLoading && query.data && rows.length === 0 && (
        <EmptyState text={tDoctorAppointment('pendingEmpty')} />
      )}
      {paid.length > 1 && (
        <Box sx={{ mb: 2 }}>
          <Button variant="contained" onClick={() => setToAccept(paid.toSorted(byDate))}>
            {tDoctorAppointment('acceptAllPaid', { count: paid.length })}
          </Button>
        </Box>
      )}
      <AppointmentItems>
        {rows.map((request) => {
          const acceptance = recent.find((one) => one.request._id === request._id);
          return acceptance ? (
            <AcceptedNow key={request._id} acceptance={acceptance} />
          ) : (
            <RequestRow key={request._id} request={request} onStep={onStep} onOpen={onOpen} />
          );
        })}
      </AppointmentItems>
      <ShowMore query={query} of={tDoctorAppointment('pendingAppointments')} />
      {toAccept && <AcceptAllDialog requests={toAccept} onClose={() => setToAccept(null)} />}
    </AppointmentSection>
  );
}
