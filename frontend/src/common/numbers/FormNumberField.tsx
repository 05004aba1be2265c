import type { ComponentProps } from 'react';
import { type FieldPath, type FieldValues, type UseControllerProps, useController } from 'react-hook-form';
import { NumberField } from './NumberField';

type FormNumberFieldProps<Fields extends FieldValues, Body> = Pick<
  UseControllerProps<Fields, FieldPath<Fields>, Body>,
  'control' | 'name'
> &
  Omit<ComponentProps<typeof NumberField>, 'value' | 'onChange' | 'name' | 'ref'>;

/** A number of a form, whose value is the text without grouping. */
export function FormNumberField<Fields extends FieldValues, Body>({
  control,
  name,
  problem,
  ...props
}: FormNumberFieldProps<Fields, Body>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <NumberField
      {...props}
      {...field}
      value={String(field.value ?? '')}
      problem={problem ?? fieldState.error?.message}
    />
  );
}
