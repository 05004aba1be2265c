import { useCallback, useRef } from 'react';
import { type Location, type NavigateOptions, useLocation, useSearchParams } from 'react-router';
import { useSiteRouter } from './siteRouter';

/** The values of the parameters; empty values and the first page are omitted from the address. */
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
 * The address's parameters, and a function that changes some of them. It starts from the router's present
 * location, because on a slow machine the next change precedes the previous render.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  // The router's hooks return the last rendered location; only the router knows the present one.
  const router = useSiteRouter();
  const drawn = useLocation();
  const asked = useRef<{ from: Location; params: URLSearchParams }>(null);

  const change = useCallback(
    (entries: AddressChange, options?: NavigateOptions) => {
      const from = router?.state.location ?? drawn;
      // The router navigates shortly after the call.
      const params = changed(asked.current?.from === from ? asked.current.params : from.search, entries);
      asked.current = { from, params };
      setParams(params, { preventScrollReset: true, ...options });
    },
    [router, drawn, setParams],
  );
  return [params, change] as const;
}
