import { TextField } from '@mui/material';
import { type UseInputValue, useInput } from 'react-admin';
import type { NumberRules } from '../../../common/numbers/numberText';
import { useNumberText } from '../../../common/numbers/useNumberText';
import { type FieldProps, fieldOf } from './inputField';

type NumberInputProps = FieldProps & NumberRules;

/** The stored number; other input stays a text, which the contract refuses with its message. */
function parse(text: string): number | string | null {
  if (text === '') return null;
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
}

function NumberText({ input, ...props }: NumberInputProps & { input: UseInputValue }) {
  const { decimals, comma, isNegativeAllowed, ...look } = props;
  const { field } = input;
  const { note, inputMode, ...text } = useNumberText({
    value: String(field.value ?? ''),
    onChange: (value) => field.onChange(parse(value)),
    decimals,
    comma,
    isNegativeAllowed,
  });
  const { slotProps } = look;
  return (
    <TextField
      {...fieldOf(input, look)}
      {...text}
      {...(note && { helperText: note })}
      name={field.name}
      inputRef={field.ref}
      autoComplete="off"
      slotProps={{
        ...slotProps,
        htmlInput: { inputMode },
        formHelperText: note ? { role: 'alert', sx: { color: 'error.main' } } : slotProps?.formHelperText,
      }}
      onBlur={() => {
        text.onBlur();
        field.onBlur();
      }}
    />
  );
}

/** A number input. react-admin's own changes with the mouse wheel. */
export function NumberInput(props: NumberInputProps) {
  const input = useInput({ source: props.source, defaultValue: null });
  return <NumberText {...props} input={input} />;
}
