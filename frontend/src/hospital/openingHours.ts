import type { OpeningHours } from '../../../openapi/contract/site/settings.js';
import { formatTime } from '../common/format/format';
import { tHospital } from '../messages/site/hospital';

const DAYS_OF_A_WEEK = 7;

/** "8:00 AM to 8:00 PM, every day", or the days by name; '' while the days are unknown. */
export function formatOpeningHours({ from, to, days }: OpeningHours): string {
  if (days.length === 0) return '';
  const when = days.length === DAYS_OF_A_WEEK ? tHospital('everyDay') : days.join(', ');
  return tHospital('hoursOn', { time: formatTime(from), time2: formatTime(to), when });
}
