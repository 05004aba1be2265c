import { useEffect, useState } from 'react';

/** Milliseconds left until an instant (ISO), counted each second. */
export function useTimeLeft(until: string): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return new Date(until).getTime() - now;
}
