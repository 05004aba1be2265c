import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { ApiError, sentenceOf } from '../../api/client';
import { DialogError } from '../../common/feedback/DialogError';
import { Button } from '../../common/forms/Button';
import { PasswordField } from '../../common/forms/PasswordField';
import { notifySuccess } from '../../common/feedback/notices';
import { usePageTitle } from '../../hospital/usePageTitle';
import { AuthCard } from '../AuthCard';
import { PASSWORD_MIN_LENGTH } from '../facts';
import { useResetPassword } from '../useAuth';
import { useLinkSecret } from '../useLinkSecret';
import { tPage } from '../../messages/pages';
import { tAuth } from '../../messages/people/auth';
import { resetPasswordResolver } from '../contracts';

const NewLink = () => (
  <Link className="link" to="/forgot-password">
    {tAuth('askForNewLink')}
  </Link>
);

function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const reset = useResetPassword();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: resetPasswordResolver,
    defaultValues: { token, password: '' },
  });
  const submit = handleSubmit((values) =>
    reset.mutate(values, {
      onSuccess: () => {
        notifySuccess(tPage('passwordChanged'), tAuth('passwordChangedText'));
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
    <form noValidate className="stack stack--form" onSubmit={(event) => void submit(event)}>
      <p>{tAuth('newPasswordHint')}</p>
      <PasswordField
        label={tPage('newPassword')}
        autoComplete="new-password"
        problem={refused}
        hint={tPage('passwordHint', { passwordMinLength: PASSWORD_MIN_LENGTH })}
        {...register('password')}
      />
      {!refused && <DialogError text={reset.error && sentenceOf(reset.error)} />}
      <Button type="submit" look="contained" className="button--large" isBusy={reset.isPending}>
        {tPage('changePassword')}
      </Button>
      <NewLink />
    </form>
  );
}

/** The target of the mailed link: chooses a new password. */
export function ResetPasswordPage() {
  usePageTitle(tPage('newPassword'));
  const token = useLinkSecret().get('token') ?? '';
  return (
    <AuthCard title={tAuth('chooseNewPassword')}>
      {token ? (
        <NewPasswordForm token={token} />
      ) : (
        <p>
          {tAuth('linkIncomplete')} <NewLink />
        </p>
      )}
    </AuthCard>
  );
}
