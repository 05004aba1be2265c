import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSiteRouter } from './siteRouter';

/**
 * For delayed work, such as writing typed text into the address: a stable function that tells whether the
 * person is still on this component's page. The router navigates before new pages render and load, so a
 * component may stay mounted after its page was left.
 */
export function useIsOnPage(): () => boolean {
  // The router's hooks return the last rendered location; only the router knows the present one.
  const router = useSiteRouter();
  const { pathname } = useLocation();
  const drawn = useRef(pathname);
  useLayoutEffect(() => {
    drawn.current = pathname;
  }, [pathname]);
  return useCallback(
    () =>
      router === null ||
      (router.state.navigation.state === 'idle' && router.state.location.pathname === drawn.current),
    [router],
  );
}
