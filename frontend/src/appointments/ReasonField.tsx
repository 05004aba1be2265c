import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { STEP_REASON_LENGTH } from '../../../openapi/contract/care/appointments.js';
import { tAppointment } from '../messages/care/appointments';
import { tPage } from '../messages/pages';

/** Frequent reasons as buttons. */
const USUAL = [
  tAppointment('doctorUnavailable'),
  tAppointment('otherSpecialityNeeded'),
  tAppointment('patientUnreachable'),
];

/** The error of an empty field. */
export const REASON_MISSING = tAppointment('reasonRequired');

interface ReasonFieldProps {
  value: string;
  /** Who reads it. */
  readers?: string;
  error?: string | null;
  onChange: (reason: string) => void;
}

/** The hospital's reason for a refusal, which the patient reads. */
export const ReasonField = ({
  value,
  readers = tAppointment('reasonHint'),
  error,
  onChange,
}: ReasonFieldProps) => (
  <Box sx={{ mt: 2 }}>
    <TextField
      label={tPage('reasonLabel')}
      required
      fullWidth
      value={value}
      error={Boolean(error)}
      helperText={error ?? readers}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: STEP_REASON_LENGTH } }}
    />
    <Box
      role="group"
      aria-label={tPage('suggestions')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}
    >
      {USUAL.map((reason) => (
        <Chip
          key={reason}
          label={reason}
          variant="outlined"
          onClick={() => onChange(reason)}
          sx={{ maxWidth: '100%', height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 0.75 } }}
        />
      ))}
    </Box>
  </Box>
);
