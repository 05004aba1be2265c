import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { usePageTitle } from '../../hospital/usePageTitle';
import { AuthCard } from '../AuthCard';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { toLoginState } from '../loginState';

/** Asks for the account whose password is forgotten and says where the way back in was sent. */
export function ForgotPasswordPage() {
  usePageTitle('Forgotten password');
  const { email = '', type = 'patient' } = toLoginState(useLocation().state);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthCard title="Forgotten password">
      {sentTo === null ? (
        <>
          <Typography sx={{ mb: 2.5 }}>
            Enter the email address of your account. We send you a link to choose a new password.
          </Typography>
          <ForgotPasswordForm email={email} type={type} onSent={setSentTo} />
        </>
      ) : (
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Alert severity="success" role="alert" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
            If there is such an account, a mail with a link is on its way to {sentTo}.
          </Alert>
          <Typography>
            The link works once, within 30 minutes. Nothing arrived? Look into the spam folder, and check the
            address and the role.
          </Typography>
          <Button onClick={() => setSentTo(null)}>Try another address</Button>
        </Stack>
      )}
      <Typography sx={{ mt: 3 }}>
        <Link component={RouterLink} to="/login">
          Back to the login
        </Link>
      </Typography>
    </AuthCard>
  );
}
