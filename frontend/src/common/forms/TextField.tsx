import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { FieldFrame, type FieldWords, describedBy } from './FieldFrame';

type TextFieldProps = FieldWords &
  InputHTMLAttributes<HTMLInputElement> & {
    ref?: Ref<HTMLInputElement>;
    /** What stands at the end of the field, e.g. a button. */
    end?: ReactNode;
  };

/** One line to type in; further attributes go to its input. */
export function TextField({ label, problem, hint, end, ...input }: TextFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} problem={problem} hint={hint} required={input.required}>
      {/* The placeholder tells the style sheet whether anything was typed. */}
      <input
        placeholder=" "
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
        {...area}
        {...describedBy(id, { label, problem, hint })}
        id={id}
        className="field__input"
      />
    </FieldFrame>
  );
}
