import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ApiError, sentenceOf } from '../../api/client';
import { DialogError } from '../../common/feedback/DialogError';
import { Button } from '../../common/forms/Button';
import { lazyResolver } from '../../common/forms/lazyResolver';
import { PasswordField } from '../../common/forms/PasswordField';
import { notifySuccess } from '../../common/feedback/notices';
import { usePageTitle } from '../../hospital/usePageTitle';
import { AuthCard } from '../AuthCard';
import { PASSWORD_MIN_LENGTH } from '../facts';
import { useResetPassword } from '../useAuth';

const loadContract = async () => (await import('../contracts')).resetPassword;

const NewLink = () => (
  <Link className="link" to="/forgot-password">
    Ask for a new link
  </Link>
);

function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const reset = useResetPassword();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: lazyResolver(loadContract),
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
    <form
      noValidate
      className="stack stack--form"
      onFocus={() => void loadContract()}
      onSubmit={(event) => void submit(event)}
    >
      <p>All your devices are logged out when you choose a new password.</p>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        problem={refused}
        hint={`At least ${PASSWORD_MIN_LENGTH} characters.`}
        {...register('password')}
      />
      {!refused && <DialogError text={reset.error && sentenceOf(reset.error)} />}
      <Button type="submit" look="contained" className="button--large" isBusy={reset.isPending}>
        Change the password
      </Button>
      <NewLink />
    </form>
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
        <p>
          This address is not complete. Open the link from the mail again. <NewLink />
        </p>
      )}
    </AuthCard>
  );
}
