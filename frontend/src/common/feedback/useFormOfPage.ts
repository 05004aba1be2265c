import { useLocation } from 'react-router';

/** Name, for its notices, of the form that a page consists of: the page's address. */
export function useFormOfPage(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
