import { useEffect, useState } from 'react';
import { learnServerTime, serverTime } from '../clock/serverClock';

/** Milliseconds left until an instant (ISO) by the server's clock, counted each second. */
export function useTimeLeft(until: string): number {
  const [now, setNow] = useState(serverTime);
  useEffect(() => {
    learnServerTime();
    const timer = setInterval(() => setNow(serverTime()), 1000);
    return () => clearInterval(timer);
  }, []);
  return new Date(until).getTime() - now;
}
