import { type ReactNode, type Ref, useId } from 'react';
import './fields.css';

export interface Choice {
  value: string;
  /** What is read out; also shown unless there is a `face`. */
  label: string;
  face?: ReactNode;
}

interface ChoiceChipsProps {
  legend: string;
  choices: Choice[];
  value: string;
  error?: string;
  /** Of the first choice, where a form puts the focus when none is chosen. */
  inputRef?: Ref<HTMLInputElement>;
  /** Stands behind the last choice, such as a way to add one. */
  after?: ReactNode;
  onChange: (value: string) => void;
}

/** One of several, as a group of radio buttons that look like chips. */
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
