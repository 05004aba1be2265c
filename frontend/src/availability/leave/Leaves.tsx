import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { LeaveDto } from '../../../../openapi/contract/care/availability.js';
import { sentenceOf } from '../../api/client';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../common/feedback/notices';
import { Holidays } from './Holidays';
import { LeaveForm } from './LeaveForm';
import { leaveDays } from './leaveDays';
import { PlannedLeave } from './PlannedLeave';
import { PlannedCard } from '../PlannedCard';
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
  return (
    <PlannedCard
      title={availabilityWords.leave}
      hint={availabilityWords.nobodyCanBookYouOn}
      form={
        <LeaveForm
          today={today}
          taking={taking}
          readers={availabilityWords.onlyYouAndAdministratorsSee}
          visitPathOf={(id) => `/doctor-login/appointments?visit=${id}`}
        />
      }
      query={leaves}
      coming={leaves.data?.filter(({ to }) => to >= today).toReversed()}
      none={availabilityWords.noLeaveIsPlanned}
      listName={availabilityWords.plannedLeave}
      after={
        <>
          <Holidays today={today} />
          {removed && <GiveBackDialog leave={removed} onClose={() => setRemoved(null)} />}
        </>
      }
    >
      {(leave) => (
        <>
          <PlannedLeave leave={leave} />
          <Button
            color="error"
            aria-label={availabilityWords.removeLeaveOf(leaveDays(leave))}
            onClick={() => setRemoved(leave)}
          >
            {pageWords.remove}
          </Button>
        </>
      )}
    </PlannedCard>
  );
}
