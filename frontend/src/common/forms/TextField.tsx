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
    /** What stands before the text, e.g. a currency. */
    start?: ReactNode;
    /** What stands at the end of the field, e.g. a button. */
    end?: ReactNode;
    isSmall?: boolean;
  };

/** One line to type in; further attributes go to its input. */
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
      {/* The placeholder tells the style sheet whether anything was typed. */}
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

/** Several lines to type in. */
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
