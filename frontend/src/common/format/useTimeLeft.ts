import { useEffect, useReducer } from 'react';
import { learnServerTime, onServerTime, serverTime } from '../clock/serverClock';

/** Milliseconds left until an instant (ISO) by the server's clock, counted each second. */
export function useTimeLeft(until: string): number {
  const [, tick] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    learnServerTime();
    const stop = onServerTime(tick);
    const timer = setInterval(tick, 1000);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, []);
  // At each render: an older reading may be of the device's own clock.
  return new Date(until).getTime() - serverTime();
}
