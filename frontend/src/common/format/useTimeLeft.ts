import { useEffect, useReducer } from 'react';
import { learnServerTime, onServerTime, serverTime } from '../clock/serverClock';

/** Milliseconds until an instant (ISO) by the server's clock, updated each second. */
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
  // At each render, because an older value may come from the device's own clock.
  return new Date(until).getTime() - serverTime();
}
