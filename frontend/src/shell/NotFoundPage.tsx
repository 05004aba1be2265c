import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { usePageTitle } from '../hospital/usePageTitle';

/** An address of the site that leads nowhere. */
export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <Stack spacing={3} sx={{ py: 8, alignItems: 'flex-start' }}>
      <Typography variant="h1">This page does not exist</Typography>
      <Typography>The address may be misspelt, or the page has moved.</Typography>
      <Button variant="contained" component={RouterLink} to="/">
        Go to the first page
      </Button>
    </Stack>
  );
}
