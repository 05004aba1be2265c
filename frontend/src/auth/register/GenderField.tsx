import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { GENDERS } from '../../../../openapi/contract/people/fields.js';
import { capitalize } from '../../common/format/text';

interface GenderFieldProps<T extends FieldValues, Out> {
  control: Control<T, unknown, Out>;
  name: FieldPath<T>;
}

/** Male or female, as the contract has it, side by side; an error is read with the group. */
export function GenderField<T extends FieldValues, Out>({ control, name }: GenderFieldProps<T, Out>) {
  const id = useId();
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { ref, ...field }, fieldState: { error } }) => (
        <FormControl error={Boolean(error)}>
          <FormLabel id={id}>Gender</FormLabel>
          <RadioGroup
            row
            aria-labelledby={id}
            aria-describedby={error ? `${id}-error` : undefined}
            {...field}
          >
            {GENDERS.map((gender, index) => (
              <FormControlLabel
                key={gender}
                value={gender}
                label={capitalize(gender)}
                control={<Radio slotProps={{ input: { ref: index === 0 ? ref : undefined } }} />}
              />
            ))}
          </RadioGroup>
          {error && <FormHelperText id={`${id}-error`}>{error.message}</FormHelperText>}
        </FormControl>
      )}
    />
  );
}
