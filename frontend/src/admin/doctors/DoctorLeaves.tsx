import DeleteIcon from '@mui/icons-material/DeleteOutline';
import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import type { CreateLeave, LeaveDto } from '../../../../openapi/contract/care/availability.js';
import { client, read } from '../../api/client';
import { LeaveForm } from '../../availability/leave/LeaveForm';
import { leaveDays } from '../../availability/leave/leaveDays';
import { PlannedLeave } from '../../availability/leave/PlannedLeave';
import { serverNow } from '../../common/clock/serverClock';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Loading } from '../../common/feedback/Loading';
import { calendarDate } from '../../common/format/format';
import { notifySuccess } from '../../common/feedback/notices';
import { useHospital } from '../../hospital/useHospital';
import { StepButton } from '../steps/StepButton';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminDoctor } from '../../messages/admin/people/doctors';

const ROW_HEIGHT_PX = 72;
/** The number of latest leaves; no doctor plans more. */
const LEAVES = { pagination: { page: 1, perPage: 50 }, sort: { field: 'from', order: 'DESC' } } as const;

/** Adds a leave for a doctor. Only the leaves are read again, so that a half-filled form on the page stays. */
function useTakeLeaveFor(doctorId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: CreateLeave & { idempotencyKey: string }) =>
      read(
        client.POST('/api/v1/leaves', {
          body: { ...body, doctorId },
          headers: { 'Idempotency-Key': idempotencyKey },
        }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['leaves'] }),
  });
}

const RemoveButton = ({ leave }: { leave: LeaveDto }) => (
  <StepButton
    needs="leaves.edit"
    label={tAdminCommon('remove')}
    name={tAdminDoctor('removeLeaveOf', { leaveDays: leaveDays(leave) })}
    icon={<DeleteIcon />}
    color="error"
    question={tAdminDoctor('removeLeaveTitle')}
    consequence={tAdminDoctor('removeLeaveText', { leaveDays: leaveDays(leave) })}
    run={(provider) => provider.delete('leaves', { id: leave.id, previousData: leave })}
    onDone={() => notifySuccess(tAdminDoctor('leaveRemoved'), leaveDays(leave))}
    failure={(reason) => ({ text: tAdminDoctor('removeLeaveFailed'), detail: reason })}
    rereads="leaves"
  />
);

function Planned({ doctorId, today }: { doctorId: string; today: string }) {
  const { data, error, isPending, refetch } = useGetList<LeaveDto>(
    'leaves',
    { ...LEAVES, filter: { doctorId } },
    { onError: () => undefined }, // the section itself shows why the leaves are missing
  );
  if (isPending)
    return (
      <Loading>
        <Skeleton variant="rounded" height={ROW_HEIGHT_PX} sx={{ mt: 2 }} />
      </Loading>
    );
  if (error) return <ErrorRetry error={error} onRetry={() => void refetch()} />;
  const coming = data.filter(({ to }) => to >= today).toReversed();
  if (coming.length === 0)
    return (
      <Typography color="text.secondary" sx={{ mt: 3 }}>
        {tAdminDoctor('noLeavePlanned')}
      </Typography>
    );
  return (
    <Box
      component="ul"
      aria-label={tAdminDoctor('plannedLeave')}
      sx={{ p: 0, m: 0, mt: 2, listStyle: 'none' }}
    >
      {coming.map((leave) => (
        <Stack
          component="li"
          key={leave.id}
          direction="row"
          sx={{
            gap: 1,
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            minHeight: ROW_HEIGHT_PX,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <PlannedLeave leave={leave} />
          <RemoveButton leave={leave} />
        </Stack>
      ))}
    </Box>
  );
}

/** A doctor's planned leave, with a form to add more. */
export function DoctorLeaves({ doctorId }: { doctorId: string }) {
  const { timeZone } = useHospital();
  const today = calendarDate(serverNow(), timeZone);
  const taking = useTakeLeaveFor(doctorId);
  return (
    <Card component="section" aria-label={tAdminCommon('leave')} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography component="h2" variant="h3">
        {tAdminCommon('leave')}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3 }}>
        {tAdminDoctor('leaveHint')}
      </Typography>
      <LeaveForm
        today={today}
        taking={taking}
        readers={tAdminDoctor('leaveReasonHint')}
        visitPathOf={(id) => `/admin/appointments/${id}/show`}
      />
      <Planned doctorId={doctorId} today={today} />
    </Card>
  );
}
