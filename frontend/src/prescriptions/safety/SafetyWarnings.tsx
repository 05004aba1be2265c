import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { PrescriptionWarning } from '../../../../openapi/contract/care/safety/checks.js';
import { Alert } from '../../common/feedback/Alert';
import { formatDate } from '../../common/format/format';
import { CheckField } from '../../common/forms/CheckField';
import { TextField } from '../../common/forms/TextField';
import { tSafety } from '../../messages/care/prescribing/prescriptionSafety';
import { DuplicateQuestion } from './DuplicateQuestion';
import type { DuplicateQuestion as Question } from './safetyAnswers';
import type { Safety } from './useSafety';

interface WarningProps {
  warning: PrescriptionWarning;
  safety: Safety;
}

function Reason({ warning: { id }, safety }: WarningProps) {
  const reason = safety.reasonFor(id);
  return (
    <Box sx={{ mt: 1.5 }}>
      <TextField
        label={tSafety('reasonLabel')}
        required
        maxLength={300}
        autoComplete="off"
        value={reason}
        hint={tSafety('reasonHint')}
        problem={safety.isRefused && reason.trim() === '' ? tSafety('reasonMissing') : undefined}
        onChange={({ target }) => safety.setReason(id, target.value)}
      />
    </Box>
  );
}

function Warning({ warning, safety }: WarningProps) {
  const { level, text, source, sourceDate } = warning;
  return (
    <Box component="li">
      <Alert severity={level === 'information' ? 'info' : 'error'} role="note">
        <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
        {source && sourceDate && (
          <Typography variant="body2">
            {tSafety('source', { source, date: formatDate(sourceDate) })}
          </Typography>
        )}
        {level === 'reason' && <Reason warning={warning} safety={safety} />}
      </Alert>
    </Box>
  );
}

function PersonAnswer({ safety }: { safety: Safety }) {
  const { confirmPerson, setConfirmPerson, isRefused } = safety;
  const isMissing = isRefused && !confirmPerson;
  return (
    <Box>
      <CheckField
        label={tSafety('confirmPerson')}
        checked={confirmPerson}
        isInvalid={isMissing}
        onChange={setConfirmPerson}
      />
      {isMissing && (
        <p className="field__help field__help--wrong" role="alert">
          {tSafety('personMissing')}
        </p>
      )}
    </Box>
  );
}

/** After a refusal the first question without an answer gets the focus. */
function useFocusOfOpen(section: RefObject<HTMLElement | null>, refusals: number) {
  useEffect(() => {
    if (refusals === 0) return;
    const open = section.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (open?.querySelector<HTMLElement>('input') ?? open)?.focus();
  }, [section, refusals]);
}

/** What the doctor should know before sending, with fields for the answers; nothing while there are no warnings. */
export function SafetyWarnings({ safety }: { safety: Safety }) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const { warnings, questions, notice, hasFailed, refusals } = safety;
  useFocusOfOpen(section, refusals);
  const [removals, setRemovals] = useState(0);
  const focusLine = useEffectEvent(safety.focusFirstLine);
  useEffect(() => {
    if (removals > 0) focusLine();
  }, [removals]);
  const [reasons, others] = [
    warnings.filter(({ level }) => level === 'reason'),
    warnings.filter(({ level }) => level !== 'reason'),
  ];
  const toItem = (warning: PrescriptionWarning) => (
    <Warning key={warning.id} warning={warning} safety={safety} />
  );
  const remove = (question: Question) => {
    safety.removeLines(question);
    setRemovals((count) => count + 1);
  };
  return (
    <Box aria-live="polite">
      {hasFailed && <Typography color="text.secondary">{tSafety('checkFailed')}</Typography>}
      {warnings.length + questions.length > 0 && (
        <Box component="section" aria-labelledby={headingId} ref={section}>
          <Typography variant="h6" component="h3" id={headingId}>
            {tSafety('warnings')}
          </Typography>
          <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {reasons.map(toItem)}
            {questions.map((question) => (
              <li key={question.names.join('\n')}>
                <DuplicateQuestion question={question} safety={safety} onRemove={() => remove(question)} />
              </li>
            ))}
            {others.map(toItem)}
          </Stack>
          {warnings.some(({ level }) => level === 'confirmation') && <PersonAnswer safety={safety} />}
          {notice && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
              {notice}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}
