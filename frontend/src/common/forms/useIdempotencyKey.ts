import { useRef } from 'react';

/** One key per distinct request: a second press after a lost answer repeats it, changed values are a new one. */
export function useIdempotencyKey(): (values: unknown) => string {
  const last = useRef({ request: '', key: '' });
  return (values) => {
    const request = JSON.stringify(values);
    if (last.current.request !== request) last.current = { request, key: crypto.randomUUID() };
    return last.current.key;
  };
}
