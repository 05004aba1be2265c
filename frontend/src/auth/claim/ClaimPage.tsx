import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { ClaimAccount } from '../../../../openapi/contract/people/walk-ins.js';
import { ApiError, sentenceOf } from '../../api/client';
import { DialogError } from '../../common/feedback/DialogError';
import { notifySuccess } from '../../common/feedback/notices';
import { Button } from '../../common/forms/Button';
import { PasswordField } from '../../common/forms/PasswordField';
import { TextField } from '../../common/forms/TextField';
import { usePageTitle } from '../../hospital/usePageTitle';
import { AuthCard } from '../AuthCard';
import { PASSWORD_MIN_LENGTH } from '../facts';
import { useClaimAccount } from '../useAuth';
import { useLinkSecret } from '../useLinkSecret';
import { tPage } from '../../messages/pages';
import { tAuth } from '../../messages/people/auth';
import { claimResolver } from './claimResolver';

const FIELDS = ['code', 'email', 'password'] as const;

interface ClaimFormProps {
  /** From the mailed link, whose address is known, so neither is requested. */
  code: string;
  /** Whether a guardian had access before. */
  takesOver: boolean;
}

function ClaimForm({ code, takesOver }: ClaimFormProps) {
  const navigate = useNavigate();
  const claim = useClaimAccount();
  const { register, handleSubmit, formState, setError } = useForm<ClaimAccount>({
    resolver: claimResolver,
    defaultValues: { code, email: code ? undefined : '', password: '' },
  });
  const submit = handleSubmit((values) =>
    claim.mutate(values, {
      onSuccess: () => {
        notifySuccess(tAuth('accountClaimed'), tAuth('accountClaimedText'));
        void navigate('/login', { replace: true });
      },
      onError: (error) => {
        for (const field of FIELDS) {
          const message = error instanceof ApiError ? error.fieldErrors[field] : undefined;
          if (message) setError(field, { message }, { shouldFocus: true });
        }
      },
    }),
  );
  const { errors } = formState;
  return (
    <form noValidate className="stack stack--form" onSubmit={(event) => void submit(event)}>
      {(takesOver || !code) && <p>{tAuth('claimText')}</p>}
      {!code && (
        <>
          <p>{tAuth('claimIntro')}</p>
          <TextField
            label={tAuth('code')}
            autoComplete="one-time-code"
            problem={errors.code?.message}
            hint={tAuth('codeHint')}
            {...register('code')}
          />
          <TextField
            label={tPage('email')}
            type="email"
            autoComplete="email"
            problem={errors.email?.message}
            {...register('email')}
          />
        </>
      )}
      <PasswordField
        label={tPage('password')}
        autoComplete="new-password"
        problem={errors.password?.message}
        hint={tPage('passwordHint', { passwordMinLength: PASSWORD_MIN_LENGTH })}
        {...register('password')}
      />
      {Object.keys(errors).length === 0 && <DialogError text={claim.error && sentenceOf(claim.error)} />}
      <Button type="submit" look="contained" className="button--large" isBusy={claim.isPending}>
        {tAuth('claimAccount')}
      </Button>
    </form>
  );
}

/** Transfers a desk account to its patient, with a printed code or a mailed link. */
export function ClaimPage() {
  usePageTitle(tAuth('claimYourAccount'));
  const params = useLinkSecret();
  return (
    <AuthCard title={tAuth('claimYourAccount')}>
      <ClaimForm code={params.get('code') ?? ''} takesOver={params.has('takes-over')} />
    </AuthCard>
  );
}
