import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { sentenceOf } from '../api/client';
import { notifyError } from '../common/feedback/notices';
import { clockDateTime, formatTime } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import type { DraftState } from './draftKeeper';

function textOf(state: DraftState, timeZone: string): string {
  if (state.kind === 'keeping') return 'Keeping the draft…';
  if (state.kind === 'kept')
    return `Draft kept, ${formatTime(clockDateTime(new Date(state.at), timeZone).split(' ')[1] ?? '')}`;
  if (state.kind === 'offline')
    return 'No connection. What you type stays in this tab and is kept as soon as it is back.';
  return state.kind === 'refused' ? `The draft was not kept: ${state.sentence}` : '';
}

/** Whether what was typed is kept. */
export function DraftStatus({ state }: { state: DraftState }) {
  const { timeZone } = useHospital();
  return (
    <Typography
      variant="body2"
      role="status"
      color={state.kind === 'refused' ? 'error' : 'text.secondary'}
      // On a phone above the two buttons, which stand side by side.
      sx={{ mr: 'auto', flexBasis: { xs: '100%', sm: 'auto' } }}
    >
      {textOf(state, timeZone)}
    </Typography>
  );
}

interface ConflictProps {
  onTakeOther: () => Promise<void>;
  onInsist: () => Promise<void>;
}

/** Two tabs, one visit: the doctor says which of the two counts. */
export function DraftConflict({ onTakeOther, onInsist }: ConflictProps) {
  const [isBusy, setBusy] = useState(false);
  const decide = (work: () => Promise<void>) => {
    setBusy(true);
    work()
      .catch((error: unknown) => notifyError('This did not work.', sentenceOf(error)))
      .finally(() => setBusy(false));
  };
  return (
    <Alert
      severity="warning"
      role="alert"
      action={
        <>
          <Button color="inherit" size="small" disabled={isBusy} onClick={() => decide(onTakeOther)}>
            Show the other
          </Button>
          <Button color="inherit" size="small" disabled={isBusy} onClick={() => decide(onInsist)}>
            Keep this one
          </Button>
        </>
      }
    >
      This visit has been changed in another tab. What stands here is not kept.
    </Alert>
  );
}
