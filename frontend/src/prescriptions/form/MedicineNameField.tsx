import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type Control, Controller, useWatch } from 'react-hook-form';
import type { CreatePrescription } from '../../../../openapi/contract/care/prescriptions.js';
import type { PrescriptionFields } from './prescriptionFields';
import { useMedicineNames } from './usePrescriptions';

interface MedicineNameFieldProps {
  index: number;
  control: Control<PrescriptionFields, unknown, CreatePrescription>;
}

/** The name of a medicine: anything, with those that the hospital sells suggested. */
export function MedicineNameField({ index, control }: MedicineNameFieldProps) {
  const name = `medicines.${index}.name` as const;
  const typed = useWatch({ control, name });
  const names = useMedicineNames(typed);
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <Autocomplete
          freeSolo
          options={names}
          // The server has searched already, and forgives a typing error.
          filterOptions={(options) => options}
          inputValue={field.value}
          onInputChange={(_, text, reason) => reason !== 'reset' && field.onChange(text)}
          onChange={(_, chosen) => chosen !== null && field.onChange(chosen)}
          renderInput={(params) => (
            <TextField
              {...params}
              required
              size="small"
              label="Medicine name"
              error={Boolean(fieldState.error)}
              helperText={fieldState.error?.message}
              onBlur={field.onBlur}
              inputRef={field.ref}
            />
          )}
        />
      )}
    />
  );
}
