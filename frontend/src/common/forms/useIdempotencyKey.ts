import { useRef } from 'react';

/** One key per distinct request: a retry after a lost response reuses it, changed values get a new one. */
export function useIdempotencyKey(): (values: unknown) => string {
  const last = useRef({ request: '', key: '' });
  return (values) => {
    const request = JSON.stringify(values);
    if (last.current.request !== request) last.current = { request, key: crypto.randomUUID() };
    return last.current.key;
  };
}
