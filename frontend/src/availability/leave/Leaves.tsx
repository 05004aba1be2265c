import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { LeaveDto } from '../../../../openapi/contract/care/availability.js';
import { sentenceOf } from '../../api/client';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Loading } from '../../common/feedback/Loading';
import { notifySuccess } from '../../common/feedback/notices';
import { Holidays } from './Holidays';
import { LeaveForm } from './LeaveForm';
import { leaveDays } from './leaveDays';
import { PlannedLeave } from './PlannedLeave';
import { useGiveLeaveBack, useLeaves, useTakeLeave } from '../useAvailability';
import { availabilityWords } from '../../words/care/availability';
import { pageWords } from '../../words/pages';

function GiveBackDialog({ leave, onClose }: { leave: LeaveDto; onClose: () => void }) {
  const removal = useGiveLeaveBack();
  const giveBack = () =>
    removal.mutate(leave.id, {
      onSuccess: () => {
        onClose();
        notifySuccess(availabilityWords.leaveRemoved, availabilityWords.patientsCanBookTheseDays);
      },
    });
  return (
    <ConfirmDialog
      title={availabilityWords.removeThisLeave}
      confirmLabel={availabilityWords.removeIt}
      cancelLabel={pageWords.keepIt}
      destructive
      busy={removal.isPending}
      error={
        removal.error && { text: availabilityWords.leaveWasNotRemoved, detail: sentenceOf(removal.error) }
      }
      onConfirm={giveBack}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>{leaveDays(leave)}</Typography>
      <Typography sx={{ mt: 1 }}>{availabilityWords.patientsCanBookTheseDaysAgain}</Typography>
    </ConfirmDialog>
  );
}

/** The doctor's leave: what is planned, and more of it. */
export function Leaves({ today }: { today: string }) {
  const leaves = useLeaves();
  const taking = useTakeLeave();
  const [removed, setRemoved] = useState<LeaveDto | null>(null);
  const coming = leaves.data?.filter(({ to }) => to >= today).reverse();
  return (
    <Card component="section" aria-label={availabilityWords.leave} sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h3" component="h2">
        {availabilityWords.leave}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3 }}>
        {availabilityWords.nobodyCanBookYouOn}
      </Typography>
      <LeaveForm
        today={today}
        taking={taking}
        readers={availabilityWords.onlyYouAndAdministratorsSee}
        visitPathOf={(id) => `/doctor-login/appointments?visit=${id}`}
      />
      {leaves.isPending && (
        <Loading>
          <Skeleton variant="rounded" height={72} sx={{ mt: 2 }} />
        </Loading>
      )}
      {leaves.isError && <ErrorRetry error={leaves.error} onRetry={() => void leaves.refetch()} />}
      {coming?.length === 0 && (
        <Typography color="text.secondary" sx={{ mt: 3 }}>
          {availabilityWords.noLeaveIsPlanned}
        </Typography>
      )}
      <Box
        component="ul"
        aria-label={availabilityWords.plannedLeave}
        sx={{ p: 0, m: 0, mt: 2, listStyle: 'none' }}
      >
        {coming?.map((leave) => (
          <Stack
            component="li"
            key={leave.id}
            direction="row"
            useFlexGap
            spacing={1}
            sx={{
              alignItems: 'center',
              justifyContent: 'space-between',
              flexWrap: 'wrap',
              py: 1.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <PlannedLeave leave={leave} />
            <Button
              color="error"
              aria-label={availabilityWords.removeLeaveOf(leaveDays(leave))}
              onClick={() => setRemoved(leave)}
            >
              {pageWords.remove}
            </Button>
          </Stack>
        ))}
      </Box>
      <Holidays today={today} />
      {removed && <GiveBackDialog leave={removed} onClose={() => setRemoved(null)} />}
    </Card>
  );
}
