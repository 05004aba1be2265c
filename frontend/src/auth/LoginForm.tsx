import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, useLocation } from 'react-router';
import { Login } from '../../../openapi/contract/people/login.js';
import { sentenceOf } from '../api/client';
import { PasswordField } from '../common/forms/PasswordField';
import { notifyError } from '../common/feedback/notices';
import { messages } from '../messages';
import { RoleField } from './RoleField';
import { toLoginState } from './loginState';
import { useLogin } from './useAuth';
import { useEnter } from './useEnter';

/** The login: email, password and role. */
export function LoginForm() {
  const { email = '', type = 'patient' } = toLoginState(useLocation().state);
  const enter = useEnter();
  const login = useLogin();
  const { register, control, handleSubmit, watch, formState } = useForm({
    resolver: zodResolver(Login),
    defaultValues: { email, password: '', type },
  });
  const { errors } = formState;

  const submit = handleSubmit((values) =>
    login.mutate(values, {
      onError: (error) => notifyError(messages.loginFailed, sentenceOf(error)),
      onSuccess: (answer) => enter(answer, messages.loginSuccessful),
    }),
  );

  return (
    <Stack component="form" spacing={2.5} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={Boolean(errors.email)}
        helperText={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={Boolean(errors.password)}
        helperText={errors.password?.message}
        {...register('password')}
      />
      <RoleField control={control} name="type" id="login-type" label="Log in as" />
      <Button type="submit" size="large" variant="contained" loading={login.isPending}>
        Login
      </Button>
      <Link
        component={RouterLink}
        to="/forgot-password"
        state={{ email: watch('email'), type: watch('type') }}
      >
        Forgotten password?
      </Link>
    </Stack>
  );
}
