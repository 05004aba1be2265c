import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router';
import { usePageTitle } from '../hospital/usePageTitle';
import { accountWords } from '../words/accounts';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './register/RegisterForm';
import { profileOf } from './landing';
import { useSession } from './useSession';

function AlreadyLoggedIn() {
  const session = useSession();
  if (!session) return null;
  return (
    <Alert severity="info" icon={false} sx={{ mb: 3 }}>
      {accountWords.loggedInAs(session.userType)}{' '}
      <Link component={RouterLink} to={profileOf(session.userType)} sx={{ fontWeight: 600 }}>
        Go to your area
      </Link>
    </Alert>
  );
}

function AuthPage({ tab }: { tab: 'login' | 'register' }) {
  const isLogin = tab === 'login';
  usePageTitle(
    isLogin ? 'Login' : 'Register',
    isLogin
      ? 'Log in to your appointments, records, prescriptions and orders.'
      : 'Create an account to book doctors, read your reports and order medicines.',
  );
  const { state } = useLocation();
  return (
    <Box sx={{ maxWidth: isLogin ? 480 : 720, mx: 'auto', py: { xs: 3, md: 6 } }}>
      <Card sx={{ p: { xs: 2, sm: 4 } }}>
        <Tabs value={tab} variant="fullWidth" aria-label="Login or register" sx={{ mb: 3 }}>
          <Tab label="Login" value="login" component={RouterLink} to="/login" state={state} replace />
          <Tab
            label="Register"
            value="register"
            component={RouterLink}
            to="/register"
            state={state}
            replace
          />
        </Tabs>
        <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
          {isLogin ? 'Log in' : 'Create an account'}
        </Typography>
        <AlreadyLoggedIn />
        {isLogin ? <LoginForm /> : <RegisterForm />}
      </Card>
    </Box>
  );
}

export const LoginPage = () => <AuthPage tab="login" />;
export const RegisterPage = () => <AuthPage tab="register" />;
