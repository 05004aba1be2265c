import { useEffect, useState } from 'react';
import { onServerTime, serverNow } from '../../common/clock/serverClock';
import { useHospital } from '../useHospital';
import { openingAt } from './opening';

const MINUTE_MS = 60_000;

/** Whether the hospital is open by the server's clock, updated each minute. */
export function useOpening() {
  const hospital = useHospital();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const look = () => setNow(serverNow());
    const timer = setInterval(look, MINUTE_MS);
    const stop = onServerTime(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return openingAt(hospital, now);
}
