import { useEffect, useReducer } from 'react';
import { learnServerTime, onServerTime, serverTime } from '../../common/clock/serverClock';

/** Longer waits than this are more than a browser's timer can count. */
const LONGEST_MS = 2 ** 31 - 1;

/** Whether a moment has come by the server's clock; the component shows it as soon as it does. */
export function useMoment(at: number): boolean {
  const [woken, wake] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    learnServerTime();
    return onServerTime(wake);
  }, []);
  useEffect(() => {
    const left = at - serverTime();
    if (left <= 0) return;
    const timer = setTimeout(wake, Math.min(left + 1, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [at, woken]);
  return serverTime() >= at;
}
