import {
  AS_NEEDED_REASONS,
  TIMES_OF_DAY,
  WEEKDAYS,
} from '../../../../openapi/contract/care/dosage/dosage-facts.js';
import { tDosage } from '../../../../openapi/contract/care/dosage/describe-dosage.js';
import { capitalised } from '../../../../openapi/contract/messages/sentence.js';
import { CheckField } from '../../common/forms/CheckField';
import { tDetails } from '../../messages/care/prescribing/dosageDetails';
import { ChoicePart, NumberPart, Parts, SeveralPart, type StepProps } from './fields';
import { PATTERN_TIMES, type PeriodUnit, TIMING_KINDS, isAsNeeded, withKind } from './stepFields';

const PERIOD_UNITS = ['h', 'd', 'wk', 'mo'] as const satisfies readonly PeriodUnit[];

const Days = ({ step, problems, onChange }: StepProps) => (
  <SeveralPart
    legend={tDetails('days')}
    chosen={step.dayOfWeek}
    choices={WEEKDAYS}
    labelOf={(day) => tDosage(`weekday.${day}`)}
    problem={problems['timing.dayOfWeek']}
    onChange={(dayOfWeek) => onChange({ dayOfWeek })}
  />
);

const When = ({ step, problems, onChange }: StepProps) => (
  <SeveralPart
    legend={tDetails('when')}
    chosen={step.when}
    choices={TIMES_OF_DAY}
    labelOf={(time) => capitalised(tDosage(`time.${time}`))}
    problem={problems['timing.when']}
    onChange={(when) => onChange({ when })}
  />
);

const Pattern = (props: StepProps) => (
  <>
    <Parts>
      {PATTERN_TIMES.map((time) => (
        <NumberPart
          key={time}
          {...props}
          name={time}
          label={tDetails(`pattern.${time}`)}
          path={`timing.${time}`}
          decimals={3}
        />
      ))}
      <NumberPart {...props} name="everyDays" label={tDetails('everyDays')} path="timing.everyDays" />
    </Parts>
    <Days {...props} />
  </>
);

function Every(props: StepProps) {
  const { step, onChange } = props;
  return (
    <>
      <Parts>
        {step.periodUnit !== 'h' && (
          <NumberPart {...props} name="frequency" label={tDetails('perPeriod')} path="timing.frequency" />
        )}
        <NumberPart {...props} name="period" label={tDetails('period')} path="timing.period" />
        <ChoicePart
          label={tDetails('periodUnit')}
          value={step.periodUnit}
          choices={PERIOD_UNITS}
          labelOf={(unit) => tDetails(`periods.${unit}`)}
          onChange={(periodUnit) => periodUnit !== '' && onChange({ periodUnit })}
        />
      </Parts>
      {step.periodUnit !== 'h' && <When {...props} />}
    </>
  );
}

const PerDay = (props: StepProps) => (
  <>
    <Parts>
      <NumberPart {...props} name="frequency" label={tDetails('perDay')} path="timing.frequency" />
    </Parts>
    {props.step.kind === 'weekdays' && <Days {...props} />}
    <When {...props} />
  </>
);

/** How often it is taken. */
export function TimingParts(props: StepProps) {
  const { step, problems, onChange } = props;
  const { kind } = step;
  return (
    <>
      <Parts isWide>
        <ChoicePart
          label={tDetails('timing')}
          value={kind}
          choices={TIMING_KINDS}
          labelOf={(one) => tDetails(`kinds.${one}`)}
          problem={problems.timing}
          onChange={(next) => next !== '' && onChange(withKind(step, next))}
        />
      </Parts>
      {kind === 'pattern' && <Pattern {...props} />}
      {kind === 'every' && <Every {...props} />}
      {(kind === 'perDay' || kind === 'weekdays') && <PerDay {...props} />}
    </>
  );
}

/** Whether it is taken only when needed, why, and how often at most. */
export function AsNeededParts(props: StepProps) {
  const { step, onChange } = props;
  if (step.kind === 'once') return null;
  return (
    <Parts>
      {step.kind !== 'asNeeded' && (
        <CheckField
          label={tDetails('asNeeded')}
          checked={step.isAsNeeded}
          onChange={(isChosen) => onChange({ isAsNeeded: isChosen })}
        />
      )}
      {isAsNeeded(step) && (
        <>
          <ChoicePart
            label={tDetails('reason')}
            value={step.reason}
            choices={AS_NEEDED_REASONS}
            labelOf={(reason) => tDetails(`reasons.${reason}`)}
            none={tDetails('notStated')}
            onChange={(reason) => onChange({ reason })}
          />
          <NumberPart {...props} name="maxPerDay" label={tDetails('maxPerDay')} path="asNeeded.maxPerDay" />
        </>
      )}
    </Parts>
  );
}
