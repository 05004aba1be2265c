import type { LeaveDto } from '../../../openapi/contract/care/availability.js';
import { formatDate, formatTime } from '../common/format/format';

const MIDDAY = '13:00';
const [FIRST_MINUTE, LAST_MINUTE] = ['00:00', '23:59'];

export type LeavePart = 'days' | 'morning' | 'afternoon' | 'hours';

/** How much of its days a leave takes: a half is the time before or after 1 PM. */
export const LEAVE_PARTS: Record<LeavePart, { label: string; fromTime?: string; toTime?: string }> = {
  days: { label: 'Whole days' },
  morning: { label: 'A morning, until 1 PM', fromTime: FIRST_MINUTE, toTime: MIDDAY },
  afternoon: { label: 'An afternoon, from 1 PM', fromTime: MIDDAY, toTime: LAST_MINUTE },
  hours: { label: 'Some hours' },
};

type Leave = Pick<LeaveDto, 'from' | 'to' | 'fromTime' | 'toTime'>;

function hoursText(fromTime: string, toTime: string): string {
  if (fromTime === FIRST_MINUTE) return `until ${formatTime(toTime)}`;
  if (toTime === LAST_MINUTE) return `from ${formatTime(fromTime)}`;
  return `${formatTime(fromTime)} to ${formatTime(toTime)}`;
}

/** "Thu, 24 Dec 2026 to Thu, 31 Dec 2026", the one day, or that and its hours. */
export function leaveDays({ from, to, fromTime, toTime }: Leave): string {
  if (fromTime && toTime) return `${formatDate(from)}, ${hoursText(fromTime, toTime)}`;
  return from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;
}
