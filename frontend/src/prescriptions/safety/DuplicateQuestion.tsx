import Typography from '@mui/material/Typography';
import { Alert } from '../../common/feedback/Alert';
import { Button } from '../../common/forms/Button';
import { ChoiceChips } from '../../common/forms/ChoiceChips';
import { tSafety } from '../../messages/care/prescriptionSafety';
import type { DuplicateQuestion as Question } from './safetyAnswers';
import type { Safety } from './useSafety';

const CHOICES = [
  { value: 'replace', label: tSafety('stopOld') },
  { value: 'keep', label: tSafety('keepBoth') },
] as const;

interface DuplicateQuestionProps {
  question: Question;
  safety: Safety;
  onRemove: () => void;
}

/** Asks what happens to a medicine that the patient takes already. */
export function DuplicateQuestion({ question, safety, onRemove }: DuplicateQuestionProps) {
  const decision = safety.decisionFor(question);
  const medicine = question.names[0];
  return (
    <Alert severity="error" role="note">
      {question.warnings.map(({ id, text }) => (
        <Typography key={id} sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      ))}
      <ChoiceChips
        legend={tSafety('duplicateQuestion', { medicine })}
        choices={[...CHOICES]}
        value={decision ?? ''}
        error={safety.isRefused && !decision ? tSafety('decisionMissing') : undefined}
        onChange={(value) => safety.decide(question, value === 'replace' ? 'replace' : 'keep')}
        after={
          <Button aria-label={tSafety('removeLineOf', { medicine })} onClick={onRemove}>
            {tSafety('removeLine')}
          </Button>
        }
      />
    </Alert>
  );
}
