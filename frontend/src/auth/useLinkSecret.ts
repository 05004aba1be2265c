import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { secretOf, secretState, tidyParams } from '../common/browser/openedAddress';

/**
 * What the link of a mail said, e.g. its token. It leaves the address bar at once and stays with this entry of the
 * tab's history, so that the page can be reloaded.
 */
export function useLinkSecret(): URLSearchParams {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const given = tidyParams(search.slice(1));
  const secret = given || secretOf(state);
  useEffect(() => {
    if (given) void navigate(pathname, { replace: true, state: secretState(given) });
  }, [given, pathname, navigate]);
  return useMemo(() => new URLSearchParams(secret), [secret]);
}
