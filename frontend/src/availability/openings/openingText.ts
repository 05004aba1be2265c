import type { Opening } from '../../../../openapi/contract/care/slots.js';
import { addDays, formatDate, formatTime } from '../../common/format/format';
import { tPage } from '../../messages/pages';

const known = new Map<string, string>();

/** "Tue, 24 Nov"; cached, because a list repeats the same days. */
function shortDate(date: string): string {
  const text = known.get(date) ?? formatDate(date).replace(/ \d+$/, '');
  known.set(date, text);
  return text;
}

/** The day of an opening as text: "Today", "Tomorrow", else "Tue, 24 Nov". */
export function dayText(date: string, today: string): string {
  if (date === today) return tPage('today');
  return date === addDays(today, 1) ? tPage('tomorrow') : shortDate(date);
}

/** "Tomorrow, 10:30 AM" */
export const openingText = ({ date, time }: Opening, today: string): string =>
  `${dayText(date, today)}, ${formatTime(time)}`;
