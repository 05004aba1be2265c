import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { ApiError, sentenceOf } from '../../api/client';
import { DialogError } from '../../common/feedback/DialogError';
import { messages } from '../../messages';
import { useVerifyDoctorId } from '../useAuth';

interface DoctorIdDialogProps {
  onVerified: (doctorId: string) => void;
  onClose: () => void;
}

/** Asks for the doctor ID that the hospital issued and has the server check it. */
export function DoctorIdDialog({ onVerified, onClose }: DoctorIdDialogProps) {
  const [doctorId, setDoctorId] = useState('');
  const [error, setError] = useState<string | null>(null);
  const verification = useVerifyDoctorId();

  const refuse = (cause: unknown) => {
    const isWrong = cause instanceof ApiError && [400, 422].includes(cause.status);
    setError(isWrong ? messages.invalidDoctorId : sentenceOf(cause));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const entry = doctorId.trim();
    setError(entry ? null : messages.invalidDoctorId);
    if (entry) verification.mutate(entry, { onError: refuse, onSuccess: () => onVerified(entry) });
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby="doctor-id-title" fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle id="doctor-id-title">Register as a doctor</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            Enter the doctor ID that the hospital gave you.
          </DialogContentText>
          <DialogError text={error} />
          <TextField
            label="Doctor ID"
            autoFocus
            fullWidth
            margin="dense"
            autoComplete="off"
            value={doctorId}
            onChange={(event) => setDoctorId(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 40 } }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" loading={verification.isPending}>
            Continue
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
