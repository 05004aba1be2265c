import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type Dependant, InviteDependant } from '../../../../openapi/contract/people/dependants.js';
import { ApiError, sentenceOf } from '../../api/client';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../common/feedback/notices';
import { tPage } from '../../messages/pages';
import { tFamily } from '../../messages/people/family';
import { useInviteDependant } from '../useDependants';

const resolver = zodResolver(InviteDependant);

/** Explains the consequences, then mails an adult a link for the takeover of their records. */
export function InviteDialog({ dependant, onClose }: { dependant: Dependant; onClose: () => void }) {
  const { id, fullName } = dependant;
  const inviting = useInviteDependant();
  const { register, handleSubmit, setError, formState } = useForm({ resolver, defaultValues: { email: '' } });
  const problem = formState.errors.email?.message;
  const invite = handleSubmit(({ email }) =>
    inviting.mutate(
      { id, email },
      {
        onSuccess: () => {
          onClose();
          notifySuccess(tFamily('invitationSent', { email }));
        },
        onError: (error) => {
          const message = error instanceof ApiError ? error.fieldErrors.email : undefined;
          if (message) setError('email', { message }, { shouldFocus: true });
        },
      },
    ),
  );
  const failure = inviting.error && { text: tFamily('inviteFailed'), detail: sentenceOf(inviting.error) };
  return (
    <ConfirmDialog
      title={tFamily('inviteTitle', { name: fullName })}
      confirmLabel={tFamily('sendInvitation')}
      busy={inviting.isPending}
      error={problem ? null : failure}
      onConfirm={() => void invite()}
      onClose={onClose}
    >
      <Typography>{tFamily('inviteText', { name: fullName })}</Typography>
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {[tFamily('inviteEndsRecords'), tFamily('inviteEndsBookings'), tFamily('inviteEndsMails')].map(
          (sentence) => (
            <li key={sentence}>{sentence}</li>
          ),
        )}
      </Box>
      <Typography sx={{ mb: 2.5 }}>{tFamily('inviteUntil')}</Typography>
      <form noValidate onSubmit={(event) => void invite(event)}>
        <TextField
          fullWidth
          type="email"
          label={tPage('email')}
          error={Boolean(problem)}
          helperText={problem}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { autoComplete: 'off' } }}
          {...register('email')}
        />
      </form>
    </ConfirmDialog>
  );
}
