import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { sentenceOf } from '../../api/client';
import { InlineError } from '../../common/feedback/InlineError';
import { notifyError } from '../../common/feedback/notices';
import { clockDateTime, formatTime } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import type { DraftState } from './draftKeeper';
import { consultationWords } from '../../words/care/consultations';

function textOf(state: DraftState, timeZone: string): string {
  if (state.kind === 'keeping') return consultationWords.keepingDraft;
  if (state.kind === 'kept')
    return consultationWords.draftKeptAt(
      formatTime(clockDateTime(new Date(state.at), timeZone).split(' ')[1] ?? ''),
    );
  if (state.kind === 'offline') return consultationWords.offlineDraft;
  return state.kind === 'refused' ? consultationWords.draftFailed(state.sentence) : '';
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

/** Names its notices. */
const SUBJECT = 'draft conflict';

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
      .catch((error: unknown) => notifyError(consultationWords.actionFailed, sentenceOf(error), SUBJECT))
      .finally(() => setBusy(false));
  };
  return (
    <Alert
      severity="warning"
      role="alert"
      action={
        <>
          <Button color="inherit" size="small" disabled={isBusy} onClick={() => decide(onTakeOther)}>
            {consultationWords.showOther}
          </Button>
          <Button color="inherit" size="small" disabled={isBusy} onClick={() => decide(onInsist)}>
            {consultationWords.keepThisOne}
          </Button>
        </>
      }
    >
      {consultationWords.changedInOtherTab}
      <InlineError subject={SUBJECT} />
    </Alert>
  );
}
