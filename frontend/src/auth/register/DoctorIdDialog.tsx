import { type FormEvent, useState } from 'react';
import { ApiError, sentenceOf } from '../../api/client';
import { Dialog } from '../../common/feedback/Dialog';
import { DialogError } from '../../common/feedback/DialogError';
import { Button } from '../../common/forms/Button';
import { TextField } from '../../common/forms/TextField';
import { tSpecified } from '../../messages/specified';
import { useVerifyDoctorId } from '../useAuth';
import { tPage } from '../../messages/pages';
import { tAuth } from '../../messages/people/auth';

interface DoctorIdDialogProps {
  onVerified: (doctorId: string) => void;
  onClose: () => void;
}

/** Asks for the doctor ID that the hospital issued and verifies it. */
export function DoctorIdDialog({ onVerified, onClose }: DoctorIdDialogProps) {
  const [doctorId, setDoctorId] = useState('');
  const [error, setError] = useState<string | null>(null);
  const verification = useVerifyDoctorId();

  const refuse = (cause: unknown) => {
    const isWrong = cause instanceof ApiError && [400, 422].includes(cause.status);
    setError(isWrong ? tSpecified('invalidDoctorId') : sentenceOf(cause));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const entry = doctorId.trim();
    setError(entry ? null : tSpecified('invalidDoctorId'));
    if (entry) verification.mutate(entry, { onError: refuse, onSuccess: () => onVerified(entry) });
  };

  return (
    <Dialog title={tAuth('registerAsDoctor')} onClose={onClose}>
      <form onSubmit={submit}>
        <div className="dialog__content stack">
          <p className="muted">{tAuth('doctorIdHint')}</p>
          <DialogError text={error} />
          <TextField
            label={tPage('doctorId')}
            autoFocus
            autoComplete="off"
            maxLength={40}
            value={doctorId}
            onChange={(event) => setDoctorId(event.target.value)}
          />
        </div>
        <div className="dialog__actions">
          <Button onClick={onClose}>{tPage('cancel')}</Button>
          <Button type="submit" look="contained" isBusy={verification.isPending}>
            {tAuth('continue')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
