import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { sentenceOf } from '../api/client';
import { AppointmentSection, AppointmentsSkeleton } from '../appointments/AppointmentCard';
import { useVisitSteps } from '../appointments/doctor/useVisitSteps';
import { useSession } from '../auth/useSession';
import { InlineError } from '../common/feedback/InlineError';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { notifyError } from '../common/feedback/notices';
import { usePageTitle } from '../hospital/usePageTitle';
import { CallNextButton } from './CallNextButton';
import { inOrder } from './attendanceView';
import { TodaysPatient } from './TodaysPatient';
import { type AttendanceStep, useAttendanceStep, useVisitsOfToday } from './useQueue';
import { tQueue } from '../messages/care/queue';
import { tPage } from '../messages/pages';

const SECTIONS = [
  { heading: tQueue('withYou'), states: ['called', 'inConsultation'] },
  { heading: tQueue('waiting'), states: ['arrived'] },
  { heading: tQueue('expected'), states: ['expected'] },
  { heading: tQueue('over'), states: ['over', 'noShow'] },
] as const;

/** The key of its notices. */
const SUBJECT = 'queue step';

/** The doctor's patients of today: arrivals and the next patient. */
export function TodayPage() {
  usePageTitle(tPage('today'));
  const doctorId = useSession()?.userId ?? '';
  const visits = useVisitsOfToday(doctorId);
  const attendance = useAttendanceStep();
  const completion = useVisitSteps(doctorId);
  const take = (visit: AppointmentDto, step: AttendanceStep) =>
    attendance.mutate(
      { id: visit._id, step },
      { onError: (error) => notifyError(tQueue('actionFailed'), sentenceOf(error), SUBJECT) },
    );
  const isBusy = (visit: AppointmentDto) =>
    completion.isCompleting(visit) || (attendance.isPending && attendance.variables.id === visit._id);
  const [next] = inOrder(visits.data ?? [], ['arrived']);
  const isSomeoneWithYou = inOrder(visits.data ?? [], ['inConsultation']).length > 0;

  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="h1">{tPage('today')}</Typography>
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Link component={RouterLink} to={`/queue/${doctorId}`} target="_blank" sx={{ py: 1 }}>
            {tQueue('waitingRoomScreen')}
          </Link>
          <CallNextButton next={next} variant={isSomeoneWithYou ? 'outlined' : 'contained'} />
        </Stack>
      </Stack>
      <InlineError subject={SUBJECT} />
      {visits.isError && <ErrorRetry error={visits.error} onRetry={() => void visits.refetch()} />}
      {visits.isPending && <AppointmentsSkeleton />}
      {visits.data?.length === 0 && (
        <EmptyState text={tPage('noVisitsToday')}>
          <Link component={RouterLink} to="/doctor-login/appointments">
            {tPage('appointments')}
          </Link>
        </EmptyState>
      )}
      {SECTIONS.map(({ heading, states }) => {
        const rows = inOrder(visits.data ?? [], [...states]);
        if (rows.length === 0) return null;
        return (
          <AppointmentSection key={heading} heading={heading}>
            <Stack component="ul" spacing={1} sx={{ p: 0, m: 0, listStyle: 'none' }}>
              {rows.map((visit) => (
                <TodaysPatient
                  key={visit._id}
                  visit={visit}
                  busy={isBusy(visit)}
                  onStep={take}
                  onComplete={() => completion.take('complete', visit)}
                />
              ))}
            </Stack>
          </AppointmentSection>
        );
      })}
      {completion.dialog}
    </>
  );
}
