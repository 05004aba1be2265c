import { formatDate, formatInstant } from '../common/format/format';
import type { ChartTime } from './charts';

/** The day of a value; with the time if there are several on the day. */
export const timeText = ({ at, date, isOneOfDay }: ChartTime, timeZone: string): string =>
  isOneOfDay ? formatInstant(at, timeZone) : formatDate(date);
