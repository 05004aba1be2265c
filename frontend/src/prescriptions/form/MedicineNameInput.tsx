import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { NOT_HERE, useMedicineAvailability, useMedicineNames } from './useMedicineNames';
import { prescriptionWords } from '../../words/care/prescriptions';

interface MedicineNameInputProps {
  value: string;
  onChange: (name: string) => void;
  onBlur?: () => void;
  /** What is wrong with the name; left out when nothing is. */
  error?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * The name of a medicine: anything, with those that the hospital sells suggested. It says when our pharmacy does not
 * have it now, and offers the same substance of another brand. For any form: it holds no state of its own.
 */
export function MedicineNameInput({ value, onChange, onBlur, error, inputRef }: MedicineNameInputProps) {
  const suggested = useMedicineNames(value);
  const { isMissing, instead } = useMedicineAvailability(value);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Autocomplete
        freeSolo
        options={suggested.map(({ name }) => name)}
        // The server has searched already, and forgives a typing error.
        filterOptions={(options) => options}
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
            label={prescriptionWords.medicineName}
            error={Boolean(error)}
            helperText={error ?? (isMissing ? NOT_HERE : undefined)}
            onBlur={onBlur}
            inputRef={inputRef}
          />
        )}
      />
      {instead && (
        <Button size="small" onClick={() => onChange(instead)} sx={{ textAlign: 'left' }}>
          {prescriptionWords.useInstead(instead)}
        </Button>
      )}
    </Box>
  );
}
