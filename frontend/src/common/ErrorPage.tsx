import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';

/** Shown when a page cannot be drawn or its part of the program cannot be loaded. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <Stack component="main" role="alert" spacing={3} sx={{ p: { xs: 2, md: 8 }, alignItems: 'flex-start' }}>
      <Typography variant="h1">This page could not be shown</Typography>
      <Typography>
        Check your connection and load the page again. Nothing you sent before was lost.
      </Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        Load again
      </Button>
      <Button component="a" href="#/" onClick={() => window.setTimeout(() => window.location.reload())}>
        Go to the first page
      </Button>
    </Stack>
  );
}
