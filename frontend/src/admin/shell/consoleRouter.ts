import { useCallback } from 'react';
import { type RouterNavigateFunction, type RouterProvider, reactRouterProvider } from 'react-admin';
import { useIsOnPage } from '../../common/browser/useIsOnPage';

/** Whether only what a list shows is to change in the address, not the page. */
const isOfThePage = (to: Parameters<RouterNavigateFunction>[0]) =>
  typeof to === 'object' && to.search !== undefined && to.pathname === undefined;

/** react-admin's own, that writes what a list was filtered by into the address only while the list is still there. */
function useNavigate(): RouterNavigateFunction {
  const navigate = reactRouterProvider.useNavigate();
  const isStillHere = useIsOnPage();
  return useCallback(
    (to, options) => {
      if (!isOfThePage(to) || isStillHere()) navigate(to, options);
    },
    [navigate, isStillHere],
  );
}

/** How the console moves: with the router of the site around it. Lists write typed text late, half a second after the last key. */
export const consoleRouter: RouterProvider = { ...reactRouterProvider, useNavigate };
