import Button from '@mui/material/Button';
import { useState } from 'react';
import type { LeaveDto } from '../../../../openapi/contract/care/availability.js';
import { Holidays } from './Holidays';
import { LeaveForm } from './LeaveForm';
import { leaveDays } from './leaveDays';
import { PlannedLeave } from './PlannedLeave';
import { PlannedCard } from '../PlannedCard';
import { useLeaves, useTakeLeave } from '../useAvailability';
import { tAvailability } from '../../messages/care/availability';
import { tPage } from '../../messages/pages';
import { GiveBackDialog } from './GiveBackDialog';

/** The doctor's planned leave, with a form to add more. */
export function Leaves({ today }: { today: string }) {
  const leaves = useLeaves();
  const taking = useTakeLeave();
  const [removed, setRemoved] = useState<LeaveDto | null>(null);
  return (
    <PlannedCard
      title={tAvailability('leave')}
      hint={tAvailability('notBookableOnDays')}
      form={
        <LeaveForm
          today={today}
          taking={taking}
          readers={tAvailability('leaveReasonHint')}
          visitPathOf={(id) => `/doctor-login/appointments?visit=${id}`}
        />
      }
      query={leaves}
      coming={leaves.data?.filter(({ to }) => to >= today).toReversed()}
      none={tAvailability('noLeavePlanned')}
      listName={tAvailability('plannedLeave')}
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
            color="inherit"
            aria-label={tAvailability('removeLeaveOf', { leaveDays: leaveDays(leave) })}
            onClick={() => setRemoved(leave)}
          >
            {tPage('remove')}
          </Button>
        </>
      )}
    </PlannedCard>
  );
}
