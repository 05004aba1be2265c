import { WEEKDAYS, inWeekOrder } from '../../../../openapi/contract/people/fields.js';
import type { OpeningHours } from '../../../../openapi/contract/site/settings.js';
import { tChat } from '../../messages/site/chat.js';

/** "from 8 AM to 8 PM, every day" */
export function hoursOf({ from, to, days }: OpeningHours): string {
  const when = days.length === WEEKDAYS.length ? tChat('everyDay') : inWeekOrder(days).join(', ');
  return tChat('openingHours', { from: clockOf(from), to: clockOf(to), days: when });
}

/** "20:30" → "8:30 PM" */
export function clockOf(time: string): string {
  const [hour, minute] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
