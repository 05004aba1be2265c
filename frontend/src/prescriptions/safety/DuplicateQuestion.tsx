import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Alert } from '../../common/feedback/Alert';
import { Button } from '../../common/forms/Button';
import { ChoiceChips } from '../../common/forms/ChoiceChips';
import { tSafety } from '../../messages/care/prescribing/prescriptionSafety';
import type { DuplicateQuestion as Question } from './safetyAnswers';
import type { Safety } from './useSafety';

interface DuplicateQuestionProps {
  question: Question;
  safety: Safety;
  onRemove: () => void;
}

/** Asks what happens to a medicine that the patient takes already. */
export function DuplicateQuestion({ question, safety, onRemove }: DuplicateQuestionProps) {
  const decision = safety.decisionFor(question);
  const medicine = question.names[0];
  const count = question.warnings.length;
  const choices = [
    { value: 'replace', label: tSafety('stopOld', { count }) },
    { value: 'keep', label: tSafety('keepBoth', { count }) },
  ];
  return (
    <Alert severity="error" role="note">
      {question.warnings.map(({ id, text }) => (
        <Typography key={id} sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      ))}
      <Box sx={{ mt: 1.5 }}>
        <ChoiceChips
          legend={tSafety('duplicateQuestion', { medicine, count })}
          choices={choices}
          value={decision ?? ''}
          error={safety.isRefused && !decision ? tSafety('decisionMissing') : undefined}
          onChange={(value) => safety.decide(question, value === 'replace' ? 'replace' : 'keep')}
          after={
            <Button aria-label={tSafety('removeLineOf', { medicine })} onClick={onRemove}>
              {tSafety('removeLine')}
            </Button>
          }
        />
      </Box>
    </Alert>
  );
}
