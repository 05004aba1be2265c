import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { secretOf, secretState, tidyParams } from '../common/browser/openedAddress';

/**
 * The secret of a mailed link, e.g. its token. It is removed from the address bar immediately and kept in the
 * history entry, so that the page can be reloaded.
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
