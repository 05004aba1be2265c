import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSiteRouter } from './siteRouter';

/**
 * For what is done late, such as writing typed text into the address: a function, always the same one, that says
 * whether the person is still on the page on which this component was drawn. The router has gone on before its pages are drawn anew
 * and before the code of the next page has come, so a component may be on the screen long after it was left.
 */
export function useIsOnPage(): () => boolean {
  // The hooks of the router tell what was rendered last; only the router itself knows what is true now.
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
