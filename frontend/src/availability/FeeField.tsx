import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

interface FeeFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** What a visit costs, in rupees; may stay empty. */
export const FeeField = ({ value, error, onChange }: FeeFieldProps) => (
  <TextField
    label="Consultation fee in rupees"
    type="number"
    value={value}
    error={Boolean(error)}
    helperText={
      error ?? 'Paid by card when a visit is booked. Without a fee patients can only send requests.'
    }
    onChange={(event) => onChange(event.target.value)}
    slotProps={{
      htmlInput: { min: 0, step: 'any', inputMode: 'decimal' },
      input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
    }}
    sx={{ maxWidth: 420 }}
  />
);
