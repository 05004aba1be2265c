import { useCallback, useRef } from 'react';
import { type Location, type NavigateOptions, useLocation, useSearchParams } from 'react-router';
import { useSiteRouter } from './siteRouter';

/** What is to stand behind the names; what says nothing, and the first page, is left out of the address. */
export type AddressChange = Record<string, string | number | null | undefined>;

/** The parameters of an address with some of them changed. */
export function changed(params: string | URLSearchParams, entries: AddressChange): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(entries)) {
    if (!value || value === 1) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/**
 * What the address says behind its path, and a function that changes some of it: from what it says by then, since on a
 * slow machine the next choice comes before the previous one is drawn.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  // The hooks of the router tell what was rendered last; only the router itself knows where the browser is now.
  const router = useSiteRouter();
  const drawn = useLocation();
  const asked = useRef<{ from: Location; params: URLSearchParams }>(null);

  const change = useCallback(
    (entries: AddressChange, options?: NavigateOptions) => {
      const from = router?.state.location ?? drawn;
      // The router itself moves a moment after it was asked to.
      const params = changed(asked.current?.from === from ? asked.current.params : from.search, entries);
      asked.current = { from, params };
      setParams(params, { preventScrollReset: true, ...options });
    },
    [router, drawn, setParams],
  );
  return [params, change] as const;
}
