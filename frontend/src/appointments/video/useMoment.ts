import { useEffect, useReducer } from 'react';
import { learnServerTime, onServerTime, serverTime } from '../../common/clock/serverClock';

/** Browser timers cannot wait longer than this. */
const LONGEST_MS = 2 ** 31 - 1;

/** Whether a moment of the server's clock has come; rerenders when it does. */
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
