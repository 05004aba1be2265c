import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { WaitlistEntry } from '../../../openapi/contract/care/waitlist.js';
import { sentenceOf } from '../api/client';
import { ConfirmDialog } from '../common/feedback/ConfirmDialog';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { notifySuccess } from '../common/feedback/notices';
import { RecordList, RecordsSkeleton } from '../common/lists/RecordCard';
import { useTitleOf } from '../family/useTitleOf';
import { usePageTitle } from '../hospital/usePageTitle';
import { WaitForSpeciality } from './WaitForSpeciality';
import { WaitlistCard } from './WaitlistCard';
import { useLeaveWaitlist, useMyWaitlist } from './useWaitlist';
import { whomText, preferenceText } from './waitlistView';
import { tWaitlist } from '../messages/care/waitlist';
import { tPage } from '../messages/pages';

function LeaveDialog({ entry, onClose }: { entry: WaitlistEntry; onClose: () => void }) {
  const leaving = useLeaveWaitlist();
  const leave = () =>
    leaving.mutate(entry.id, {
      onSuccess: () => {
        onClose();
        notifySuccess(tWaitlist('listLeft'));
      },
    });
  return (
    <ConfirmDialog
      title={tWaitlist('leaveTitle')}
      confirmLabel={tWaitlist('leaveList')}
      cancelLabel={tWaitlist('stay')}
      destructive
      busy={leaving.isPending}
      error={leaving.error && { text: tWaitlist('leaveFailed'), detail: sentenceOf(leaving.error) }}
      onConfirm={leave}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>{whomText(entry)}</Typography>
      <Typography>{preferenceText(entry)}</Typography>
      <Typography sx={{ mt: 1 }}>{tWaitlist('leaveText')}</Typography>
    </ConfirmDialog>
  );
}

/** The patient's waiting list: positions, held times, and leaving the list. */
export function WaitlistPage() {
  const title = useTitleOf(tPage('waitingList'));
  usePageTitle(title);
  const waiting = useMyWaitlist();
  const [left, setLeft] = useState<WaitlistEntry | null>(null);
  return (
    <>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {title}
      </Typography>
      {waiting.isPending && <RecordsSkeleton />}
      {waiting.isError && <ErrorRetry error={waiting.error} onRetry={() => void waiting.refetch()} />}
      {waiting.data?.length === 0 && (
        <EmptyState text={tWaitlist('listEmpty')}>
          <Button variant="contained" component={RouterLink} to="/find-doctor">
            {tPage('findDoctor')}
          </Button>
        </EmptyState>
      )}
      {waiting.data && (
        <RecordList label={tPage('waitingList')}>
          {waiting.data.map((entry) => (
            <WaitlistCard key={entry.id} entry={entry} onLeave={() => setLeft(entry)} />
          ))}
        </RecordList>
      )}
      {/* It uses the same query, which becomes pending again when this mounts after a failure. */}
      {waiting.isFetched && <WaitForSpeciality />}
      {left && <LeaveDialog entry={left} onClose={() => setLeft(null)} />}
    </>
  );
}
