import TextField from '@mui/material/TextField';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { pageWords } from '../../../words/pages';

interface RecordDateFieldProps {
  /** YYYY-MM-DD at the hospital: the last day that can be chosen. */
  today: string;
  error?: string;
  field: UseFormRegisterReturn;
}

/** The day that an entry is about. */
export const RecordDateField = ({ today, error, field }: RecordDateFieldProps) => (
  <TextField
    label={pageWords.date}
    type="date"
    error={Boolean(error)}
    helperText={error}
    slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
    {...field}
  />
);
