import { type Ref, type SelectHTMLAttributes, useId } from 'react';
import { Icon } from '../pictures/icons';
import { FieldFrame, type FieldWords, describedBy } from './FieldFrame';

type SelectFieldProps = FieldWords &
  SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement>; isSmall?: boolean };

/** A native select; the options are its children. */
export function SelectField({ label, problem, hint, isSmall, ...select }: SelectFieldProps) {
  const ownId = useId();
  const id = select.id ?? ownId;
  return (
    <FieldFrame
      id={id}
      label={label}
      problem={problem}
      hint={hint}
      required={select.required}
      isSmall={isSmall}
    >
      <select {...select} {...describedBy(id, { label, problem, hint })} id={id} className="field__input" />
      <Icon name="down" />
    </FieldFrame>
  );
}
