import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router';
import { ResetPassword } from '../../../../openapi/contract/people/login.js';
import { PASSWORD_MIN_LENGTH } from '../../../../openapi/contract/people/login.js';
import { ApiError, sentenceOf } from '../../api/client';
import { DialogError } from '../../common/feedback/DialogError';
import { PasswordField } from '../../common/forms/PasswordField';
import { notifySuccess } from '../../common/feedback/notices';
import { usePageTitle } from '../../hospital/usePageTitle';
import { AuthCard } from '../AuthCard';
import { useResetPassword } from '../useAuth';

const NewLink = () => (
  <Link component={RouterLink} to="/forgot-password">
    Ask for a new link
  </Link>
);

function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const reset = useResetPassword();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(ResetPassword),
    defaultValues: { token, password: '' },
  });
  const submit = handleSubmit((values) =>
    reset.mutate(values, {
      onSuccess: () => {
        notifySuccess('Your password is changed.', 'Log in with the new one.');
        void navigate('/login', { replace: true });
      },
      onError: (error) => {
        const message = error instanceof ApiError ? error.fieldErrors.password : undefined;
        if (message) setError('password', { message }, { shouldFocus: true });
      },
    }),
  );
  const refused = formState.errors.password?.message;
  return (
    <Stack component="form" spacing={2.5} noValidate onSubmit={(event) => void submit(event)}>
      <Typography>All your devices are logged out when you choose a new password.</Typography>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        error={Boolean(refused)}
        helperText={refused ?? `At least ${PASSWORD_MIN_LENGTH} characters.`}
        {...register('password')}
      />
      {!refused && <DialogError text={reset.error && sentenceOf(reset.error)} />}
      <Button type="submit" size="large" variant="contained" loading={reset.isPending}>
        Change the password
      </Button>
      <NewLink />
    </Stack>
  );
}

/** Where the link of the mail leads: chooses a new password. */
export function ResetPasswordPage() {
  usePageTitle('New password');
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <AuthCard title="Choose a new password">
      {token ? (
        <NewPasswordForm token={token} />
      ) : (
        <Typography>
          This address is not complete. Open the link from the mail again. <NewLink />
        </Typography>
      )}
    </AuthCard>
  );
}
