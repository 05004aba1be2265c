import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CONTENT_WIDTH } from '../theme';
import { MAIN_ID } from './RootLayout';

/** The content of a page; the skip link and page changes bring the focus here. */
export const Main = ({ children }: { children: ReactNode }) => (
  <Box
    component="main"
    id={MAIN_ID}
    tabIndex={-1}
    sx={{
      width: '100%',
      maxWidth: CONTENT_WIDTH + 48,
      mx: 'auto',
      px: { xs: 2, sm: 3 },
      flexGrow: 1,
      '&:focus': { outline: 'none' },
    }}
  >
    {children}
  </Box>
);
