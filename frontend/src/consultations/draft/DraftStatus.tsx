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
import { tConsultation } from '../../messages/care/consultations';

function textOf(state: DraftState, timeZone: string): string {
  if (state.kind === 'keeping') return tConsultation('keepingDraft');
  if (state.kind === 'kept')
    return tConsultation('draftKeptAt', {
      time: formatTime(clockDateTime(new Date(state.at), timeZone).split(' ')[1] ?? ''),
    });
  if (state.kind === 'offline') return tConsultation('offlineDraft');
  return state.kind === 'refused' ? tConsultation('draftFailed', { sentence: state.sentence }) : '';
}

/** Whether the input is stored. */
export function DraftStatus({ state }: { state: DraftState }) {
  const { timeZone } = useHospital();
  return (
    <Typography
      variant="body2"
      role="status"
      color={state.kind === 'refused' ? 'error' : 'text.secondary'}
      // On a phone above the two buttons, which are side by side.
      sx={{ mr: 'auto', flexBasis: { xs: '100%', sm: 'auto' } }}
    >
      {textOf(state, timeZone)}
    </Typography>
  );
}

/** The key of its notices. */
const SUBJECT = 'draft conflict';

interface ConflictProps {
  onTakeOther: () => Promise<void>;
  onInsist: () => Promise<void>;
}

/** Two tabs with one visit: the doctor chooses which version counts. */
export function DraftConflict({ onTakeOther, onInsist }: ConflictProps) {
  const [isBusy, setBusy] = useState(false);
  const decide = (work: () => Promise<void>) => {
    setBusy(true);
    work()
      .catch((error: unknown) => notifyError(tConsultation('actionFailed'), sentenceOf(error), SUBJECT))
      .finally(() => setBusy(false));
  };
  return (
    <Alert
      severity="warning"
      role="alert"
      action={
        <>
          <Button color="inherit" size="small" disabled={isBusy} onClick={() => decide(onTakeOther)}>
            {tConsultation('showOther')}
          </Button>
          <Button color="inherit" size="small" disabled={isBusy} onClick={() => decide(onInsist)}>
            {tConsultation('keepThisOne')}
          </Button>
        </>
      }
    >
      {tConsultation('changedInOtherTab')}
      <InlineError subject={SUBJECT} />
    </Alert>
  );
}
