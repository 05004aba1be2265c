import { Suspense, lazy } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import type { UserType } from '../../../openapi/contract/people/fields.js';
import { ApiError, sentenceOf } from '../api/client';
import { Button } from '../common/forms/Button';
import { PasswordField } from '../common/forms/PasswordField';
import { TextField } from '../common/forms/TextField';
import { InlineError } from '../common/feedback/InlineError';
import { LoadingPage } from '../common/feedback/LoadingPage';
import { notifyError } from '../common/feedback/notices';
import { tSpecified } from '../messages/specified';
import { AuthPage } from './AuthPage';
import { RoleField } from './RoleField';
import { toLoginState } from './loginState';
import { session } from './session';
import { useLogin } from './useAuth';
import { useEnter } from './useEnter';
import { tPage } from '../messages/pages';
import { tAuth } from '../messages/people/auth';
import { loginResolver } from './contracts';

const RegisterPage = lazy(async () => ({ default: (await import('./register/RegisterPage')).RegisterPage }));

/** The key of its notices. */
const FORM = 'login';

/** The login: email, password and role. */
function LoginForm() {
  const { email = '', type = 'patient' } = toLoginState(useLocation().state);
  const enter = useEnter();
  const login = useLogin();
  const { register, handleSubmit, setValue, watch, formState } = useForm({
    resolver: loginResolver,
    defaultValues: { email, password: '', type },
  });
  const { errors } = formState;

  const submit = handleSubmit((values) =>
    login.mutate(values, {
      onError: (error) => notifyError(tSpecified('loginFailed'), sentenceOf(error), FORM),
      onSuccess: (answer) => enter(answer, tSpecified('loginSuccessful')),
    }),
  );

  const otherRole = login.error instanceof ApiError ? login.error.accountType : undefined;
  const logInAs = (role: UserType) => {
    setValue('type', role);
    void submit();
  };

  return (
    <form noValidate className="stack stack--form" onSubmit={(event) => void submit(event)}>
      <TextField
        label={tPage('email')}
        type="email"
        autoComplete="username"
        problem={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label={tPage('password')}
        autoComplete="current-password"
        problem={errors.password?.message}
        {...register('password')}
      />
      <RoleField label={tAuth('logInAs')} {...register('type')} />
      <InlineError subject={FORM} />
      {otherRole && (
        <Button look="outlined" isBusy={login.isPending} onClick={() => logInAs(otherRole)}>
          {tAuth('logInAsRole', { type: otherRole })}
        </Button>
      )}
      <Button type="submit" look="contained" className="button--large" isBusy={login.isPending}>
        {tAuth('login')}
      </Button>
      <Link
        className="link button--start"
        to="/forgot-password"
        state={{ email: watch('email'), type: watch('type') }}
      >
        {tAuth('forgottenPassword')}
      </Link>
    </form>
  );
}

/** The login page; a new visitor who was about to book starts with the registration. */
export function LoginPage() {
  const { isBooking } = toLoginState(useLocation().state);
  if (isBooking && !session.hasLoggedIn()) {
    return (
      <Suspense fallback={<LoadingPage />}>
        <RegisterPage />
      </Suspense>
    );
  }
  return (
    <AuthPage tab="login">
      <LoginForm />
    </AuthPage>
  );
}
