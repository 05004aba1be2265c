import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { ForgotPassword } from '../../../../openapi/contract/people/login.js';
import type { UserType } from '../../../../openapi/contract/people/fields.js';
import { sentenceOf } from '../../api/client';
import { DialogError } from '../../common/feedback/DialogError';
import { RoleField } from '../RoleField';
import { useForgotPassword } from '../useAuth';

interface ForgotPasswordFormProps {
  /** Filled in already, when the login knows them. */
  email: string;
  type: UserType;
  onSent: (email: string) => void;
}

/** Email address and role of the account. */
export function ForgotPasswordForm({ email, type, onSent }: ForgotPasswordFormProps) {
  const request = useForgotPassword();
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(ForgotPassword),
    defaultValues: { email, type },
  });
  const submit = handleSubmit((values) => request.mutate(values, { onSuccess: () => onSent(values.email) }));
  return (
    <Stack component="form" spacing={2.5} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={Boolean(formState.errors.email)}
        helperText={formState.errors.email?.message}
        {...register('email')}
      />
      <RoleField control={control} name="type" id="forgot-type" label="Account of a" />
      <DialogError text={request.error && sentenceOf(request.error)} />
      <Button type="submit" size="large" variant="contained" loading={request.isPending}>
        Send the link
      </Button>
    </Stack>
  );
}
