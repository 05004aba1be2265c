import DeleteIcon from '@mui/icons-material/DeleteOutline';
import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import type { CreateLeave, LeaveDto } from '../../../../openapi/contract/care/availability.js';
import { client, read } from '../../api/client';
import { LeaveForm } from '../../availability/LeaveForm';
import { leaveDays } from '../../availability/leaveDays';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Loading } from '../../common/feedback/Loading';
import { calendarDate } from '../../common/format/format';
import { notifySuccess } from '../../common/feedback/notices';
import { useHospital } from '../../hospital/useHospital';
import { StepButton } from '../steps/StepButton';

const ROW_HEIGHT_PX = 72;
/** Of the latest leaves; nobody plans more ahead than this many. */
const LEAVES = { pagination: { page: 1, perPage: 50 }, sort: { field: 'from', order: 'DESC' } } as const;

/** Takes leave for a doctor; only the leaves are read again, so that a half-filled form beside them stays. */
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
    label="Remove"
    name={`Remove the leave of ${leaveDays(leave)}`}
    icon={<DeleteIcon />}
    color="error"
    question="Remove this leave?"
    consequence={`${leaveDays(leave)}: patients can book these days again at once.`}
    run={(provider) => provider.delete('leaves', { id: leave.id, previousData: leave })}
    onDone={() => notifySuccess('Leave removed.', leaveDays(leave))}
    failure={(reason) => ({ text: 'The leave was not removed.', detail: reason })}
    rereads="leaves"
  />
);

function Planned({ doctorId, today }: { doctorId: string; today: string }) {
  const { data, error, isPending, refetch } = useGetList<LeaveDto>(
    'leaves',
    { ...LEAVES, filter: { doctorId } },
    { onError: () => undefined }, // the section itself says why the leaves did not come
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
        No leave is planned.
      </Typography>
    );
  return (
    <Box component="ul" aria-label="Planned leave" sx={{ p: 0, m: 0, mt: 2, listStyle: 'none' }}>
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
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600 }}>{leaveDays(leave)}</Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {leave.reason}
            </Typography>
          </Box>
          <RemoveButton leave={leave} />
        </Stack>
      ))}
    </Box>
  );
}

/** A doctor's leave: what is planned, and more of it. */
export function DoctorLeaves({ doctorId }: { doctorId: string }) {
  const { timeZone } = useHospital();
  const today = calendarDate(new Date(), timeZone);
  const taking = useTakeLeaveFor(doctorId);
  return (
    <Card component="section" aria-label="Leave" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography component="h2" variant="h3">
        Leave
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3 }}>
        Nobody can book the doctor on these days. It is saved at once.
      </Typography>
      <LeaveForm
        today={today}
        taking={taking}
        readers="Only the doctor and the administrators see it"
        visitPathOf={(id) => `/admin/appointments/${id}/show`}
      />
      <Planned doctorId={doctorId} today={today} />
    </Card>
  );
}
