import type { ComponentProps } from 'react';
import { TextField } from '../forms/TextField';
import type { NumberRules } from './numberText';
import { useNumberText } from './useNumberText';

type NumberFieldProps = NumberRules &
  Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type' | 'inputMode'> & {
    /** The number as text, '' for none. */
    value: string;
    onChange: (value: string) => void;
  };

/** A number input. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, hint, decimals, comma, isNegativeAllowed, ...field } = props;
  const { note, ...text } = useNumberText({ value, onChange, decimals, comma, isNegativeAllowed });
  return (
    <TextField
      autoComplete="off"
      {...field}
      {...text}
      hint={
        note ? (
          <span role="alert" className="field__help--wrong">
            {note}
          </span>
        ) : (
          hint
        )
      }
      onBlur={(event) => {
        text.onBlur();
        onBlur?.(event);
      }}
    />
  );
}
