import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { sentenceOf } from '../api/client';
import { Button } from '../common/forms/Button';
import { PasswordField } from '../common/forms/PasswordField';
import { TextField } from '../common/forms/TextField';
import { InlineError } from '../common/feedback/InlineError';
import { notifyError } from '../common/feedback/notices';
import { messages } from '../messages';
import { AuthPage } from './AuthPage';
import { RoleField } from './RoleField';
import { toLoginState } from './loginState';
import { useLogin } from './useAuth';
import { useEnter } from './useEnter';
import { pageWords } from '../words/pages';
import { authWords } from '../words/people/auth';
import { loginResolver } from './contracts';

/** Names its notices. */
const FORM = 'login';

/** The login: email, password and role. */
function LoginForm() {
  const { email = '', type = 'patient' } = toLoginState(useLocation().state);
  const enter = useEnter();
  const login = useLogin();
  const { register, handleSubmit, watch, formState } = useForm({
    resolver: loginResolver,
    defaultValues: { email, password: '', type },
  });
  const { errors } = formState;

  const submit = handleSubmit((values) =>
    login.mutate(values, {
      onError: (error) => notifyError(messages.loginFailed, sentenceOf(error), FORM),
      onSuccess: (answer) => enter(answer, messages.loginSuccessful),
    }),
  );

  return (
    <form noValidate className="stack stack--form" onSubmit={(event) => void submit(event)}>
      <TextField
        label={pageWords.email}
        type="email"
        autoComplete="username"
        problem={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label={pageWords.password}
        autoComplete="current-password"
        problem={errors.password?.message}
        {...register('password')}
      />
      <RoleField label={authWords.logInAs} {...register('type')} />
      <InlineError subject={FORM} />
      <Button type="submit" look="contained" className="button--large" isBusy={login.isPending}>
        {authWords.login}
      </Button>
      <Link
        className="link button--start"
        to="/forgot-password"
        state={{ email: watch('email'), type: watch('type') }}
      >
        {authWords.forgottenPassword}
      </Link>
    </form>
  );
}

/** Where everybody logs in. */
export const LoginPage = () => (
  <AuthPage tab="login">
    <LoginForm />
  </AuthPage>
);
