import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { sentenceOf } from '../../api/client';
import { DialogError } from '../../common/feedback/DialogError';
import { usePageTitle } from '../../hospital/usePageTitle';
import { AuthCard } from '../AuthCard';
import { landingOf } from '../landing';
import { useConfirmEmail } from './useEmailConfirmation';
import { useSession } from '../useSession';

function Confirmed() {
  const session = useSession();
  const next = session
    ? { to: landingOf(session.userType) ?? '/', text: 'Go on' }
    : { to: '/login', text: 'Log in' };
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Alert severity="success" role="alert" sx={{ width: '100%' }}>
        Your email address is confirmed. Thank you.
      </Alert>
      <Button component={RouterLink} to={next.to} variant="contained">
        {next.text}
      </Button>
    </Stack>
  );
}

/** Mail programs open links to look at them, so the link alone confirms nothing: a person does. */
function ConfirmForm({ token }: { token: string }) {
  const confirmation = useConfirmEmail();
  if (confirmation.isSuccess) return <Confirmed />;
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>Please confirm that this email address is yours.</Typography>
      <DialogError text={confirmation.error && sentenceOf(confirmation.error)} />
      <Button
        size="large"
        variant="contained"
        loading={confirmation.isPending}
        onClick={() => confirmation.mutate(token)}
      >
        Confirm my email address
      </Button>
    </Stack>
  );
}

/** Where the link of the mail leads that asks whether an address is its account holder's. */
export function ConfirmEmailPage() {
  usePageTitle('Email address');
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <AuthCard title="Confirm your email address">
      {token ? (
        <ConfirmForm token={token} />
      ) : (
        <Typography>This address is not complete. Open the link from the mail again.</Typography>
      )}
    </AuthCard>
  );
}
