import type { ReactNode } from 'react';
import './fields.css';

/** What every field says of itself, besides the attributes of its control. */
export interface FieldWords {
  label: string;
  /** What is wrong with what was entered. */
  problem?: string;
  /** What to enter, while nothing is wrong. */
  hint?: ReactNode;
}

interface FieldFrameProps extends FieldWords {
  /** Of the control. */
  id: string;
  required?: boolean;
  isSmall?: boolean;
  children: ReactNode;
}

/** The attributes by which a control is read together with its line of help or error. */
export const describedBy = (id: string, { problem, hint }: FieldWords) => ({
  'aria-invalid': Boolean(problem),
  'aria-describedby': problem || hint ? `${id}-help` : undefined,
});

/** Label, edge and help of one control; the edge has a gap where the label stands in it. */
export function FieldFrame({ id, label, required, problem, hint, isSmall, children }: FieldFrameProps) {
  const mark = required && <span aria-hidden>&thinsp;*</span>;
  const looks = ['field', problem && 'field--wrong', isSmall && 'field--small'].filter(Boolean).join(' ');
  return (
    <div className={looks}>
      <label className="field__label" htmlFor={id}>
        {label}
        {mark}
      </label>
      <div className="field__box">
        {children}
        <fieldset className="field__line" aria-hidden>
          <legend>
            <span>
              {label}
              {mark}
            </span>
          </legend>
        </fieldset>
      </div>
      {(problem ?? hint) && (
        <p className="field__help" id={`${id}-help`}>
          {problem ?? hint}
        </p>
      )}
    </div>
  );
}
