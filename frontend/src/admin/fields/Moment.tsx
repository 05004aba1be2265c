import { formatInstant } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { visitText } from './format';

/** An instant (ISO 8601 in UTC) in the hospital's time zone; a dash for none, or what `none` says. */
export function Moment({ at, none = '–' }: { at: string | null; none?: string }) {
  const { timeZone } = useHospital();
  return at ? <time dateTime={at}>{formatInstant(at, timeZone)}</time> : <>{none}</>;
}

/** Date and time of a visit (YYYY-MM-DD and HH:mm), or that none is fixed. */
export function Visit({ date, time }: { date: string | null; time: string | null }) {
  const { timeZone } = useHospital();
  return <>{visitText(date, time, timeZone)}</>;
}
