import { useCallback, useContext, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router';

/**
 * For what is done late, such as writing typed text into the address: a function, always the same one, that says
 * whether the person is still on the page on which this component was drawn. The router has gone on before its pages are drawn anew
 * and before the code of the next page has come, so a component may be on the screen long after it was left.
 */
export function useStillHere(): () => boolean {
  // The public hooks tell what was drawn last. What is true now only the router knows, which react-admin asks so, too.
  const router = useContext(RouterContext)?.router;
  const { pathname } = useLocation();
  const drawn = useRef(pathname);
  useLayoutEffect(() => {
    drawn.current = pathname;
  }, [pathname]);
  return useCallback(
    () =>
      router === undefined ||
      (router.state.navigation.state === 'idle' && router.state.location.pathname === drawn.current),
    [router],
  );
}
