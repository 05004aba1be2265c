import { type ReactNode, type Ref, useId } from 'react';
import './fields.css';

export interface Choice {
  value: string;
  /** The accessible label; also the visible one unless there is a `face`. */
  label: string;
  face?: ReactNode;
}

interface ChoiceChipsProps {
  legend: string;
  choices: Choice[];
  value: string;
  error?: string;
  /** Ref of the first choice, which a form focuses when none is chosen. */
  inputRef?: Ref<HTMLInputElement>;
  /** Rendered after the last choice, e.g. a button to add one. */
  after?: ReactNode;
  onChange: (value: string) => void;
}

/** A single choice as radio buttons that look like chips. */
export function ChoiceChips({ legend, choices, value, error, inputRef, after, onChange }: ChoiceChipsProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={Boolean(error)}
      aria-describedby={error ? `${id}-error` : undefined}
      className={error ? 'choice--wrong' : undefined}
    >
      <span className="choice__legend" id={id}>
        {legend}
      </span>
      <div className="choice__options">
        {choices.map((choice, index) => (
          <label className="choice__option" key={choice.value}>
            <input
              ref={index === 0 ? inputRef : undefined}
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              aria-label={choice.label}
              onChange={() => onChange(choice.value)}
            />
            {choice.face ?? choice.label}
          </label>
        ))}
        {after}
      </div>
      {error && (
        <p className="field__help" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
