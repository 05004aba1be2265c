import { useEffect, useState } from 'react';

/** Longer waits than this are more than a browser's timer can count. */
const LONGEST_MS = 2 ** 31 - 1;

/** Whether a moment has come; the component shows it as soon as it does. */
export function useMoment(at: number): boolean {
  const [, wake] = useState(0);
  useEffect(() => {
    const left = at - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(() => wake((times) => times + 1), Math.min(left + 1, LONGEST_MS));
    return () => clearTimeout(timer);
  });
  return Date.now() >= at;
}
