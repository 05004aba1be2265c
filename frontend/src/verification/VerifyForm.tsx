import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { VerifyPrescription } from '../../../openapi/contract/care/lifecycle/verification.js';
import { sentenceOf } from '../api/client';
import { DialogError } from '../common/feedback/DialogError';
import { Button } from '../common/forms/Button';
import { TextField } from '../common/forms/TextField';
import { tVerification } from '../messages/care/verification';

interface VerifyFormProps {
  /** From the link of the QR code; empty texts otherwise. */
  given: VerifyPrescription;
  isBusy: boolean;
  error: unknown;
  onVerify: (body: VerifyPrescription) => void;
}

/** Number and code of a printed prescription. */
export function VerifyForm({ given, isBusy, error, onVerify }: VerifyFormProps) {
  const form = useForm<VerifyPrescription>({
    resolver: zodResolver(VerifyPrescription),
    defaultValues: given,
  });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      className="stack stack--form"
      onSubmit={(event) => void form.handleSubmit(onVerify)(event)}
    >
      <TextField
        label={tVerification('number')}
        placeholder={tVerification('numberExample')}
        autoComplete="off"
        problem={errors.number?.message}
        {...form.register('number')}
      />
      <TextField
        label={tVerification('code')}
        placeholder={tVerification('codeExample')}
        autoComplete="off"
        problem={errors.code?.message}
        {...form.register('code')}
      />
      <DialogError text={error ? sentenceOf(error) : null} />
      <Button type="submit" look="contained" className="button--large" isBusy={isBusy}>
        {tVerification('verify')}
      </Button>
    </form>
  );
}
