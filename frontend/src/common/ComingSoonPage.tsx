import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { telephoneLink, useHospital } from './useHospital';
import { usePageTitle } from './usePageTitle';

interface ComingSoonPageProps {
  title: string;
  /** What opens here later, a whole sentence. */
  sentence: string;
  /** What calling the hospital does meanwhile, e.g. "to order medicines". */
  callTo?: string;
}

/** A part of the site that is not open yet: its name and what to do until then. */
export function ComingSoonPage({ title, sentence, callTo }: ComingSoonPageProps) {
  usePageTitle(title);
  const { phone } = useHospital();
  return (
    <Stack spacing={2} sx={{ py: { xs: 4, md: 8 }, maxWidth: 640 }}>
      <Typography variant="h1">{title}</Typography>
      <Typography>
        {sentence}
        {callTo && phone && (
          <>
            {' '}
            Call{' '}
            <Link underline="always" href={telephoneLink(phone)}>
              {phone}
            </Link>{' '}
            {callTo}.
          </>
        )}
      </Typography>
      <Typography>
        <Link component={RouterLink} to="/find-doctor">
          Find a doctor
        </Link>
      </Typography>
    </Stack>
  );
}
