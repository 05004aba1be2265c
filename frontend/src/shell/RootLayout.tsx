import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { tShell } from '../messages/site/shell';

export const MAIN_ID = 'main';

/** After a page change, keyboard and screen readers continue at the new content. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}

/** The common parts of every page: the skip link, a loading bar, and the scroll position. */
export function RootLayout() {
  const navigation = useNavigation();
  useFocusOnNewPage();
  // With hash routes "#main" would be a route, so the link moves the focus by script.
  const skip = (event: React.MouseEvent) => {
    event.preventDefault();
    document.getElementById(MAIN_ID)?.focus();
  };
  return (
    <>
      <a href={`#${MAIN_ID}`} className="skip-link" onClick={skip}>
        {tShell('skipToContent')}
      </a>
      {navigation.state === 'loading' && (
        <div role="progressbar" aria-label={tShell('loadingPage')} className="progress-line" />
      )}
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
