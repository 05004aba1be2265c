import Box from '@mui/material/Box';
import { Suspense, lazy } from 'react';
import { Outlet } from 'react-router';
import { Main } from './Main';
import { Navbar } from './Navbar';
import { PromoBanner } from './PromoBanner';

// Below the fold of every page, so it is not waited for.
const Footer = lazy(async () => ({ default: (await import('./Footer')).Footer }));

/** Frame of the public pages. */
export const PublicLayout = () => (
  <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
    <PromoBanner />
    <Navbar />
    <Main>
      <Outlet />
    </Main>
    <Suspense fallback={<Box component="footer" sx={{ minHeight: 480 }} />}>
      <Footer />
    </Suspense>
  </Box>
);
