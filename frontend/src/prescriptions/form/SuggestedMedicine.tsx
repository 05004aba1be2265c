import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { PlainMedicineProps } from './medicineNameProps';
import { NOT_HERE, useMedicineNames } from './useMedicineNames';
import { tPrescription } from '../../messages/care/prescriptions';

/** The name of a medicine, with those that the hospital sells suggested. */
export function SuggestedMedicine({ value, onChange, onBlur, error, hint, inputRef }: PlainMedicineProps) {
  const suggested = useMedicineNames(value);
  return (
    <Autocomplete
      freeSolo
      options={suggested.map(({ name }) => name)}
      // The server has searched already, and forgives a typing error.
      filterOptions={(options) => options}
      openOnFocus={value !== ''}
      inputValue={value}
      onInputChange={(_, text, reason) => reason !== 'reset' && onChange(text)}
      onChange={(_, chosen) => chosen !== null && onChange(chosen)}
      renderOption={({ key, ...props }, name) => (
        <li key={key} {...props}>
          <span>
            {name}
            {suggested.some((one) => one.name === name && one.stock === 0) && (
              <Typography component="span" variant="body2" color="error" sx={{ display: 'block' }}>
                {NOT_HERE}
              </Typography>
            )}
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          required
          size="small"
          label={tPrescription('medicineName')}
          error={Boolean(error)}
          helperText={error ?? hint}
          onBlur={onBlur}
          inputRef={inputRef}
        />
      )}
    />
  );
}
