import type { ReactNode } from 'react';
import './fields.css';

/** The props of every field besides its control's attributes. */
export interface FieldWords {
  label: string;
  /** The error of the input. */
  problem?: string;
  /** The help text, shown without an error. */
  hint?: ReactNode;
}

interface FieldFrameProps extends FieldWords {
  /** Id of the control. */
  id: string;
  required?: boolean;
  isSmall?: boolean;
  children: ReactNode;
}

/** The attributes that link a control with its help or error text. */
export const describedBy = (id: string, { problem, hint }: FieldWords) => ({
  'aria-invalid': Boolean(problem),
  'aria-describedby': problem || hint ? `${id}-help` : undefined,
});

/** Label, outline and help of a control; the outline has a gap for the label. */
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
