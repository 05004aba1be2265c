import type { TextFieldProps } from '@mui/material';
import type { ReactNode } from 'react';
import { FieldTitle, InputHelperText, type UseInputValue } from 'react-admin';

export interface FieldProps extends Pick<
  TextFieldProps,
  'autoFocus' | 'fullWidth' | 'required' | 'size' | 'slotProps'
> {
  source: string;
  label?: string;
  helperText?: ReactNode;
}

/** The text field props of react-admin's inputs; its filter form passes more props than a field accepts. */
export function fieldOf(
  { id, isRequired, fieldState }: UseInputValue,
  { source, label, helperText, required, autoFocus, fullWidth, size, slotProps }: FieldProps,
): TextFieldProps {
  const { error, invalid } = fieldState;
  return {
    autoFocus,
    fullWidth,
    size,
    slotProps,
    id,
    required,
    className: `ra-input ra-input-${source}`,
    label: <FieldTitle label={label} source={source} isRequired={isRequired} />,
    error: invalid,
    helperText:
      helperText !== false || invalid ? (
        <InputHelperText error={error?.message} helperText={helperText} />
      ) : null,
  };
}
