import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { tShell } from '../messages/site/shell';

export const MAIN_ID = 'main';

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
