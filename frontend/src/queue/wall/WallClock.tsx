import { useEffect, useState } from 'react';
import { learnServerTime, onServerTime, serverNow } from '../../common/clock/serverClock';
import { clockDateTime, formatDay, formatTime } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';

/** The hospital's day and time, by the server's clock. */
export function WallClock() {
  const { timeZone } = useHospital();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    learnServerTime();
    const look = () => setNow(serverNow());
    const timer = setInterval(look, 1000);
    const stop = onServerTime(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  const [date, time] = clockDateTime(now, timeZone).split(' ');
  return (
    <p className="wall__clock">
      <span>{formatDay(date)}</span>
      <strong>{formatTime(time)}</strong>
    </p>
  );
}
