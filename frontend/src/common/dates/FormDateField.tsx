import { type FieldPath, type FieldValues, type UseControllerProps, useController } from 'react-hook-form';
import { DateField, type DateFieldProps } from './DateField';

type FormDateFieldProps<Fields extends FieldValues, Body> = Pick<
  UseControllerProps<Fields, FieldPath<Fields>, Body>,
  'control' | 'name'
> &
  Omit<DateFieldProps, 'value' | 'onChange' | 'name' | 'ref'>;

/** A date of a form, whose value is YYYY-MM-DD. */
export function FormDateField<Fields extends FieldValues, Body>({
  control,
  name,
  problem,
  ...props
}: FormDateFieldProps<Fields, Body>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <DateField
      {...props}
      {...field}
      value={String(field.value ?? '')}
      problem={problem ?? fieldState.error?.message}
    />
  );
}
