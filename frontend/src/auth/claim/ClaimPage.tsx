import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { PASSWORD_MIN_LENGTH } from '../../../../openapi/contract/people/login.js';
import { ClaimAccount } from '../../../../openapi/contract/people/walk-ins.js';
import { ApiError, sentenceOf } from '../../api/client';
import { DialogError } from '../../common/feedback/DialogError';
import { notifySuccess } from '../../common/feedback/notices';
import { PasswordField } from '../../common/forms/PasswordField';
import { usePageTitle } from '../../hospital/usePageTitle';
import { AuthCard } from '../AuthCard';
import { useClaimAccount } from '../useAuth';

const FIELDS = ['code', 'email', 'password'] as const;
const Typed = ClaimAccount.required({ email: true });

/** @param code of the link that was mailed; its address is known, so neither is asked for */
function ClaimForm({ code }: { code: string }) {
  const navigate = useNavigate();
  const claim = useClaimAccount();
  const { register, handleSubmit, formState, setError } = useForm<ClaimAccount>({
    resolver: zodResolver(code ? ClaimAccount : Typed),
    defaultValues: { code, email: code ? undefined : '', password: '' },
  });
  const submit = handleSubmit((values) =>
    claim.mutate(values, {
      onSuccess: () => {
        notifySuccess('The account is yours now.', 'Log in to see your visits.');
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
    <Stack component="form" spacing={2.5} noValidate onSubmit={(event) => void submit(event)}>
      {!code && (
        <>
          <Typography>
            Our desk has given you a code. With it the account with your visits is yours.
          </Typography>
          <TextField
            label="Code"
            autoComplete="one-time-code"
            error={Boolean(errors.code)}
            helperText={errors.code?.message ?? 'For example K7QM-2HX9-PD4T.'}
            {...register('code')}
          />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            error={Boolean(errors.email)}
            helperText={errors.email?.message}
            {...register('email')}
          />
        </>
      )}
      <PasswordField
        label="Password"
        autoComplete="new-password"
        error={Boolean(errors.password)}
        helperText={errors.password?.message ?? `At least ${PASSWORD_MIN_LENGTH} characters.`}
        {...register('password')}
      />
      {Object.keys(errors).length === 0 && <DialogError text={claim.error && sentenceOf(claim.error)} />}
      <Button type="submit" size="large" variant="contained" loading={claim.isPending}>
        Claim the account
      </Button>
    </Stack>
  );
}

/** Makes an account that the hospital's desk has opened its patient's own: by a printed code or a mailed link. */
export function ClaimPage() {
  usePageTitle('Claim your account');
  const code = useSearchParams()[0].get('code') ?? '';
  return (
    <AuthCard title="Claim your account">
      <ClaimForm code={code} />
    </AuthCard>
  );
}
