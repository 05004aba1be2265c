import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { availabilityWords } from '../words/care/availability';

interface FeeFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** What a visit costs, in rupees; may stay empty. */
export const FeeField = ({ value, error, onChange }: FeeFieldProps) => (
  <TextField
    label={availabilityWords.consultationFeeInRupees}
    type="number"
    value={value}
    error={Boolean(error)}
    helperText={error ?? availabilityWords.paidByCardWhenVisit}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{
      htmlInput: { min: 0, step: 'any', inputMode: 'decimal' },
      input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
    }}
    sx={{ maxWidth: 420 }}
  />
);
