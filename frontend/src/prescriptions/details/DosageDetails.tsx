import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DOSE_UNITS,
  DURATION_UNITS,
  INSTRUCTIONS,
  MAX_STEPS,
  ROUTES,
} from '../../../../openapi/contract/care/dosage/dosage-facts.js';
import { tDosage } from '../../../../openapi/contract/care/dosage/describe-dosage.js';
import { capitalised } from '../../../../openapi/contract/messages/sentence.js';
import { tDetails } from '../../messages/care/prescribing/dosageDetails';
import type { MedicineLine } from '../line/useMedicineLine';
import { AsNeededParts, TimingParts } from './TimingParts';
import { ChoicePart, NumberPart, Parts, SeveralPart, type StepProps } from './fields';
import type { Problems } from './stepFields';
import { useDetails } from './useDetails';
import './details.css';

function DoseParts(props: StepProps) {
  const { step, problems, marksEmpty, onChange } = props;
  const isMissing = step.unit === '' && Boolean(problems['dose.unit'] ?? problems.dose);
  return (
    <Parts>
      {step.kind !== 'pattern' && (
        <NumberPart {...props} name="amount" label={tDetails('dose')} path="dose.value" decimals={3} />
      )}
      <ChoicePart
        label={tDetails('unit')}
        value={step.unit}
        choices={DOSE_UNITS}
        labelOf={(unit) => tDetails(`units.${unit}`)}
        none={tDetails('notStated')}
        problem={isMissing && (marksEmpty || step.amount !== '') ? tDetails('unitMissing') : undefined}
        onChange={(unit) => onChange({ unit })}
      />
      <ChoicePart
        label={tDetails('route')}
        value={step.route}
        choices={ROUTES}
        labelOf={(route) => capitalised(tDosage(`route.${route}`))}
        none={tDetails('notStated')}
        onChange={(route) => onChange({ route })}
      />
    </Parts>
  );
}

function DurationParts(props: StepProps) {
  const { step, problems, onChange } = props;
  if (step.kind === 'once') return null;
  return (
    <Parts>
      <ChoicePart
        label={tDetails('lasting')}
        value={step.lasting}
        choices={['fixed', 'untilReview', 'longTerm'] as const}
        labelOf={(lasting) => tDetails(`lastings.${lasting}`)}
        none={tDetails('notStated')}
        problem={problems.duration}
        onChange={(lasting) => onChange({ lasting })}
      />
      {step.lasting === 'fixed' && (
        <>
          <NumberPart
            {...props}
            name="length"
            label={tDetails('length')}
            path="duration.value"
            decimals={3}
          />
          <ChoicePart
            label={tDetails('lengthUnit')}
            value={step.lengthUnit}
            choices={DURATION_UNITS}
            labelOf={(unit) => tDetails(`lengths.${unit}`)}
            onChange={(lengthUnit) => lengthUnit !== '' && onChange({ lengthUnit })}
          />
        </>
      )}
    </Parts>
  );
}

const Step = (props: StepProps) => (
  <>
    <DoseParts {...props} />
    <TimingParts {...props} />
    <AsNeededParts {...props} />
    <DurationParts {...props} />
    <SeveralPart
      legend={tDetails('instructions')}
      chosen={props.step.instructions}
      choices={INSTRUCTIONS}
      labelOf={(instruction) => capitalised(tDosage(`instruction.${instruction}`))}
      problem={props.problems.instructions}
      onChange={(instructions) => props.onChange({ instructions })}
    />
  </>
);

/** The problems of one step, by the path within it. */
const ofStep = (problems: Problems, at: number): Problems =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([path, problem]) =>
      path.startsWith(`${at}.`) ? [[path.slice(`${at}.`.length), problem]] : [],
    ),
  );

/** The structure of a medicine in fields, to correct what was read. */
export function DosageDetails({ medicine }: { medicine: MedicineLine }) {
  const { steps, problems, wasComplete, replacesTexts, changeStep, addStep, removeStep } =
    useDetails(medicine);
  const general = problems[''];
  const hasProblems = Object.keys(problems).length > 0;
  return (
    <div className="details">
      {replacesTexts && <Typography variant="body2">{tDetails('replacesTexts')}</Typography>}
      {steps.map((step, at) => (
        <fieldset key={at} className="details__step">
          {steps.length > 1 && <legend>{tDetails('step', { number: at + 1 })}</legend>}
          <Step
            step={step}
            problems={ofStep(problems, at)}
            marksEmpty={wasComplete}
            onChange={(fields) => changeStep(at, fields)}
          />
          {steps.length > 1 && (
            <Button size="small" onClick={() => removeStep(at)}>
              {tDetails('removeStep', { number: at + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      <Button size="small" startIcon={<AddIcon />} disabled={steps.length >= MAX_STEPS} onClick={addStep}>
        {tDetails('addStep')}
      </Button>
      <p role="status" className={`field__help${general ? ' field__help--wrong' : ''}`}>
        {general ?? (hasProblems ? tDetails('notWritten') : '')}
      </p>
    </div>
  );
}
