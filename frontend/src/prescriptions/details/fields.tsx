import { type ReactNode, useId } from 'react';
import { NumberField } from '../../common/numbers/NumberField';
import { SelectField } from '../../common/forms/SelectField';
import { ToggleChip } from '../../common/forms/ToggleChip';
import { tDetails } from '../../messages/care/prescribing/dosageDetails';
import type { Problems, StepFields } from './stepFields';

/** One step and what is wrong with it. */
export interface StepProps {
  step: StepFields;
  /** By the path within the step, e.g. "timing.period". */
  problems: Problems;
  /** Whether empty fields are marked as well. */
  marksEmpty: boolean;
  onChange: (fields: Partial<StepFields>) => void;
}

type TextName = { [K in keyof StepFields]: string extends StepFields[K] ? K : never }[keyof StepFields];

interface NumberPartProps extends StepProps {
  name: TextName;
  label: string;
  /** The path of its problem. */
  path: string;
  decimals?: number;
}

/** A number of a step. */
export function NumberPart(props: NumberPartProps) {
  const { step, problems, marksEmpty, onChange, name, label, path, decimals = 0 } = props;
  const value = step[name];
  const problem = value === '' && problems[path] ? tDetails('numberMissing') : problems[path];
  return (
    <NumberField
      isSmall
      label={label}
      value={value}
      decimals={decimals}
      maxLength={10}
      problem={value === '' && !marksEmpty ? undefined : problem}
      onChange={(next) => onChange({ [name]: next })}
    />
  );
}

interface ChoicePartProps<T extends string> {
  label: string;
  value: T | '';
  choices: readonly T[];
  labelOf: (choice: T) => string;
  /** The label of the empty choice; left out when one must be chosen. */
  none?: string;
  problem?: string;
  onChange: (value: T | '') => void;
}

/** One of several. */
export function ChoicePart<T extends string>(props: ChoicePartProps<T>) {
  const { label, value, choices, labelOf, none, problem, onChange } = props;
  return (
    <SelectField
      isSmall
      label={label}
      value={value}
      problem={problem}
      onChange={(event) => onChange(event.target.value as T | '')}
    >
      {none === undefined ? (
        value === '' && <option value="" disabled hidden />
      ) : (
        <option value="">{none}</option>
      )}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {labelOf(choice)}
        </option>
      ))}
    </SelectField>
  );
}

interface SeveralPartProps<T extends string> {
  legend: string;
  chosen: readonly T[];
  choices: readonly T[];
  labelOf: (choice: T) => string;
  problem?: string;
  onChange: (chosen: T[]) => void;
}

/** Any number of several. */
export function SeveralPart<T extends string>(props: SeveralPartProps<T>) {
  const { legend, chosen, choices, labelOf, problem, onChange } = props;
  const id = useId();
  const toggle = (choice: T, isOn: boolean) =>
    onChange(isOn ? [...chosen, choice] : chosen.filter((other) => other !== choice));
  return (
    <div role="group" aria-labelledby={id} className="details__wide">
      <span id={id} className="choice__legend choice__legend--plain">
        {legend}
      </span>
      <div className="choice__options">
        {choices.map((choice) => (
          <ToggleChip
            key={choice}
            label={labelOf(choice)}
            isOn={chosen.includes(choice)}
            onChange={(isOn) => toggle(choice, isOn)}
          />
        ))}
      </div>
      {problem && (
        <p className="field__help field__help--wrong" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Fields beside each other. */
export const Parts = ({ isWide, children }: { isWide?: boolean; children: ReactNode }) => (
  <div className={isWide ? 'details__parts details__parts--wide' : 'details__parts'}>{children}</div>
);
