import TextField from '@mui/material/TextField';
import type { Measure } from './measures';

interface MeasureFieldProps {
  measure: Measure;
  hint?: string;
  value: string;
  problem?: string;
  onChange: (text: string) => void;
}

/** One measure to type in, with its unit; says below what is wrong with it. */
export const MeasureField = ({
  measure,
  hint = measure.hint,
  value,
  problem,
  onChange,
}: MeasureFieldProps) => (
  <TextField
    name={measure.name}
    label={`${measure.label} (${measure.unit})`}
    value={value}
    error={Boolean(problem)}
    helperText={problem ?? hint}
    autoComplete="off"
    onChange={(event) => onChange(event.target.value)}
    slotProps={{
      inputLabel: { shrink: true },
      htmlInput: { inputMode: 'decimal', maxLength: 8 },
    }}
  />
);
