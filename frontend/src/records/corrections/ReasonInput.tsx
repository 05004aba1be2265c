import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { tEntryCorrection } from '../../messages/care/entryCorrections';

const REASON_LENGTH = 300;

/** The reason of a correction: an empty one shows an error and is not sent. */
export function useCorrectionReason() {
  const [value, setValue] = useState('');
  const [isMissing, setMissing] = useState(false);
  return {
    field: {
      value,
      isMissing,
      onChange: (next: string) => {
        setValue(next);
        setMissing(false);
      },
    },
    /** The reason; null if it is empty. */
    take: (): string | null => {
      const reason = value.trim();
      setMissing(reason === '');
      return reason || null;
    },
  };
}

interface ReasonInputProps {
  value: string;
  isMissing: boolean;
  onChange: (reason: string) => void;
}

export const ReasonInput = ({ value, isMissing, onChange }: ReasonInputProps) => (
  <TextField
    label={tEntryCorrection('reasonLabel')}
    required
    fullWidth
    value={value}
    error={isMissing}
    helperText={isMissing ? tEntryCorrection('reasonMissing') : tEntryCorrection('reasonHint')}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { maxLength: REASON_LENGTH } }}
    sx={{ mt: 2 }}
  />
);
