import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';

export const MAIN_ID = 'main';

const skipLink = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 'tooltip',
  px: 2,
  py: 1.5,
  bgcolor: 'background.paper',
  color: 'primary.main',
  borderRadius: 1,
  border: 1,
  '&:not(:focus)': { transform: 'translateY(-500%)' },
};

const progressLine = {
  position: 'fixed',
  top: 0,
  left: 0,
  right: 0,
  height: 4,
  zIndex: 'tooltip',
  bgcolor: 'primary.main',
  transformOrigin: 'left',
  animation: 'page-loading 1s ease-out infinite',
  '@keyframes page-loading': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } },
};

/** After a change of page a keyboard or screen reader goes on at the new content, not at the old link. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}

/** What every page has: the skip link, a line while the next page loads, and the scroll position. */
export function RootLayout() {
  const navigation = useNavigation();
  useFocusOnNewPage();
  // With hash routes "#main" would be an address of the site, so the link moves the focus itself.
  const skip = (event: React.MouseEvent) => {
    event.preventDefault();
    document.getElementById(MAIN_ID)?.focus();
  };
  return (
    <>
      <Box component="a" href={`#${MAIN_ID}`} sx={skipLink} onClick={skip}>
        Skip to the content
      </Box>
      {navigation.state === 'loading' && (
        <Box role="progressbar" aria-label="Loading the page" sx={progressLine} />
      )}
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
