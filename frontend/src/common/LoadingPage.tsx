import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { CONTENT_WIDTH } from '../theme';
import { Loading } from './Loading';

/** A page whose content is not known yet. */
export const LoadingPage = () => (
  <Box sx={{ maxWidth: CONTENT_WIDTH, mx: 'auto', px: 2, py: 4, minHeight: '100vh' }}>
    <Loading>
      <Stack spacing={2}>
        <Skeleton variant="rounded" height={56} width="60%" />
        <Skeleton variant="rounded" height={120} />
        <Skeleton variant="rounded" height={120} />
      </Stack>
    </Loading>
  </Box>
);
