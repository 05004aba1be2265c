import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { USER_TYPES } from '../../../openapi/contract/people/fields.js';
import { capitalize } from '../common/format/text';

interface RoleFieldProps<T extends FieldValues, Out> {
  control: Control<T, unknown, Out>;
  name: FieldPath<T>;
  id: string;
  label: string;
}

/** Patient, doctor or admin: one person may have an account of each. */
export const RoleField = <T extends FieldValues, Out>({
  control,
  name,
  id,
  label,
}: RoleFieldProps<T, Out>) => (
  <Controller
    name={name}
    control={control}
    render={({ field }) => (
      <TextField select label={label} id={id} {...field}>
        {USER_TYPES.map((each) => (
          <MenuItem key={each} value={each}>
            {capitalize(each)}
          </MenuItem>
        ))}
      </TextField>
    )}
  />
);
