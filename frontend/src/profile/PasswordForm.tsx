import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import type { ChangePassword } from '../../../openapi/contract/people/login.js';
import { ApiError, sentenceOf } from '../api/client';
import { PASSWORD_MIN_LENGTH } from '../auth/facts';
import { DialogError } from '../common/feedback/DialogError';
import { PasswordField } from '../common/forms/PasswordField';
import { notifySuccess } from '../common/feedback/notices';
import { ProfileSection } from './ProfileSection';
import { useChangePassword } from './useProfile';
import { tPage } from '../messages/pages';
import { tProfile } from '../messages/people/profile';
import { passwordResolver } from './contracts';

const EMPTY: ChangePassword = { currentPassword: '', newPassword: '' };
const FIELDS = ['currentPassword', 'newPassword'] as const;

/** Changes the password, with the current one. */
export function PasswordForm() {
  const change = useChangePassword();
  const form = useForm({ resolver: passwordResolver, defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;
  const reasons = change.error instanceof ApiError ? change.error.fieldErrors : {};
  const isAtField = FIELDS.some((field) => reasons[field]);

  const submit = form.handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: () => {
        form.reset(EMPTY);
        notifySuccess(tPage('passwordChanged'), tProfile('otherDevicesLoggedOut'));
      },
      onError: (error) => {
        const refused = error instanceof ApiError ? error.fieldErrors : {};
        for (const field of FIELDS) {
          if (refused[field]) form.setError(field, { message: refused[field] }, { shouldFocus: true });
        }
      },
    }),
  );
  return (
    <ProfileSection heading={tPage('password')} hint={tProfile('newPasswordHint')}>
      <Stack
        component="form"
        spacing={2.5}
        noValidate
        sx={{ maxWidth: 400 }}
        onSubmit={(event) => void submit(event)}
      >
        <PasswordField
          label={tProfile('currentPassword')}
          autoComplete="current-password"
          problem={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <PasswordField
          label={tPage('newPassword')}
          autoComplete="new-password"
          problem={errors.newPassword?.message}
          hint={tPage('passwordHint', { passwordMinLength: PASSWORD_MIN_LENGTH })}
          {...form.register('newPassword')}
        />
        <DialogError text={change.error && !isAtField ? sentenceOf(change.error) : null} />
        <Button
          type="submit"
          variant="outlined"
          loading={isSubmitting || change.isPending}
          sx={{ alignSelf: 'flex-start' }}
        >
          {tPage('changePassword')}
        </Button>
      </Stack>
    </ProfileSection>
  );
}
