import { useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { VITALS, type VitalName } from '../../../../../openapi/contract/care/vital-facts.js';
import { readVital } from '../../../../../openapi/contract/care/vital-input.js';
import { TextField } from '../../../common/forms/TextField';
import { tDoctorRecord } from '../../../messages/care/doctorRecords';

interface FormSizeFieldProps<Fields extends FieldValues, Body> {
  control: Control<Fields, unknown, Body>;
  name: FieldPath<Fields>;
  vital: VitalName;
  label: string;
  hint: string;
}

/** A weight or a length of a form; it may be typed with another unit, such as "2850 g". */
export function FormSizeField<Fields extends FieldValues, Body>(props: FormSizeFieldProps<Fields, Body>) {
  const { control, name, vital, label, hint } = props;
  const { field, fieldState } = useController({ control, name });
  const value = String(field.value ?? '');
  const [typed, setTyped] = useState({ text: value, value });
  const text = typed.value === value ? typed.text : value;
  const number = readVital(vital, text);
  const isConverted = number !== null && /\p{L}|"/u.test(text);
  const change = (next: string) => {
    const read = readVital(vital, next);
    const stored = read === null ? next : String(read);
    setTyped({ text: next, value: stored });
    field.onChange(stored);
  };
  return (
    <TextField
      ref={field.ref}
      name={field.name}
      label={label}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      maxLength={10}
      problem={fieldState.error?.message}
      hint={isConverted ? tDoctorRecord('sizeRead', { value: number, unit: VITALS[vital].unit }) : hint}
      onChange={({ target }) => change(target.value)}
      onBlur={field.onBlur}
    />
  );
}
