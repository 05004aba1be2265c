import {
  type CSSProperties,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { keepAsciiDigits } from '../numbers/keepAsciiDigits';
import { FieldFrame, type FieldWords, describedBy } from './FieldFrame';

type TextFieldProps = FieldWords &
  InputHTMLAttributes<HTMLInputElement> & {
    ref?: Ref<HTMLInputElement>;
    /** A prefix, e.g. a currency. */
    start?: ReactNode;
    /** A suffix, e.g. a button. */
    end?: ReactNode;
    isSmall?: boolean;
  };

/** A single-line input; further attributes go to the input. */
export function TextField({ label, problem, hint, start, end, isSmall, ...input }: TextFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <FieldFrame
      id={id}
      label={label}
      problem={problem}
      hint={hint}
      required={input.required}
      isSmall={isSmall}
    >
      {start && <span className="field__start">{start}</span>}
      {/* The style sheet detects an empty input by its placeholder. */}
      <input
        placeholder={start ? '' : ' '}
        onInput={input.type === 'tel' ? keepAsciiDigits : undefined}
        {...input}
        {...describedBy(id, { label, problem, hint })}
        id={id}
        className="field__input"
      />
      {end}
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldWords &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** A multi-line input. */
export function TextAreaField({ label, problem, hint, ...area }: TextAreaFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} problem={problem} hint={hint} required={area.required}>
      <textarea
        placeholder=" "
        rows={2}
        style={{ '--rows': area.rows ?? 2 } as CSSProperties}
        {...area}
        {...describedBy(id, { label, problem, hint })}
        id={id}
        className="field__input"
      />
    </FieldFrame>
  );
}
