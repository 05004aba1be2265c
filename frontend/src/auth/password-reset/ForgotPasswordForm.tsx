import { useForm } from 'react-hook-form';
import type { UserType } from '../../../../openapi/contract/people/fields.js';
import { sentenceOf } from '../../api/client';
import { DialogError } from '../../common/feedback/DialogError';
import { Button } from '../../common/forms/Button';
import { TextField } from '../../common/forms/TextField';
import { RoleField } from '../RoleField';
import { useForgotPassword } from '../useAuth';
import { tPage } from '../../messages/pages';
import { tAuth } from '../../messages/people/auth';
import { forgotPasswordResolver } from '../contracts';

interface ForgotPasswordFormProps {
  /** Prefilled when the login knows them. */
  email: string;
  type: UserType;
  onSent: (email: string) => void;
}

/** Email address and role of the account. */
export function ForgotPasswordForm({ email, type, onSent }: ForgotPasswordFormProps) {
  const request = useForgotPassword();
  const { register, handleSubmit, formState } = useForm({
    resolver: forgotPasswordResolver,
    defaultValues: { email, type },
  });
  const submit = handleSubmit((values) => request.mutate(values, { onSuccess: () => onSent(values.email) }));
  return (
    <form noValidate className="stack stack--form" onSubmit={(event) => void submit(event)}>
      <TextField
        label={tPage('email')}
        type="email"
        autoComplete="username"
        problem={formState.errors.email?.message}
        {...register('email')}
      />
      <RoleField label={tAuth('kindOfAccount')} {...register('type')} />
      <DialogError text={request.error && sentenceOf(request.error)} />
      <Button type="submit" look="contained" className="button--large" isBusy={request.isPending}>
        {tAuth('sendLink')}
      </Button>
    </form>
  );
}
