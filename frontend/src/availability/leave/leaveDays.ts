import type { LeaveDto } from '../../../../openapi/contract/care/availability.js';
import { formatDate, formatTime } from '../../common/format/format';
import { tAvailability } from '../../messages/care/availability';
import { tPage } from '../../messages/pages';

const MIDDAY = '13:00';
const [FIRST_MINUTE, LAST_MINUTE] = ['00:00', '23:59'];

export type LeavePart = 'days' | 'morning' | 'afternoon' | 'hours';

/** How much of its days a leave takes: a half is before or after 1 PM. */
export const LEAVE_PARTS: Record<LeavePart, { label: string; fromTime?: string; toTime?: string }> = {
  days: { label: tAvailability('wholeDays') },
  morning: { label: tAvailability('morningUntil1Pm'), fromTime: FIRST_MINUTE, toTime: MIDDAY },
  afternoon: { label: tAvailability('afternoonFrom1Pm'), fromTime: MIDDAY, toTime: LAST_MINUTE },
  hours: { label: tAvailability('someHours') },
};

type Leave = Pick<LeaveDto, 'from' | 'to'> & Partial<Pick<LeaveDto, 'fromTime' | 'toTime'>>;

function hoursText(day: string, fromTime: string, toTime: string): string {
  if (fromTime === FIRST_MINUTE) return tAvailability('dayUntil', { day, time: formatTime(toTime) });
  if (toTime === LAST_MINUTE) return tAvailability('dayFrom', { day, time: formatTime(fromTime) });
  return tAvailability('dayHours', { day, from: formatTime(fromTime), to: formatTime(toTime) });
}

/** "Thu, 24 Dec 2026 to Thu, 31 Dec 2026", or a single day with its hours. */
export function leaveDays({ from, to, fromTime, toTime }: Leave): string {
  if (fromTime && toTime) return hoursText(formatDate(from), fromTime, toTime);
  return from === to ? formatDate(from) : tPage('fromTo', { date: formatDate(from), date2: formatDate(to) });
}
