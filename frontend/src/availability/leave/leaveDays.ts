import type { LeaveDto } from '../../../../openapi/contract/care/availability.js';
import { formatDate, formatTime } from '../../common/format/format';
import { availabilityWords } from '../../words/care/availability';
import { pageWords } from '../../words/pages';

const MIDDAY = '13:00';
const [FIRST_MINUTE, LAST_MINUTE] = ['00:00', '23:59'];

export type LeavePart = 'days' | 'morning' | 'afternoon' | 'hours';

/** How much of its days a leave takes: a half is the time before or after 1 PM. */
export const LEAVE_PARTS: Record<LeavePart, { label: string; fromTime?: string; toTime?: string }> = {
  days: { label: availabilityWords.wholeDays },
  morning: { label: availabilityWords.morningUntil1Pm, fromTime: FIRST_MINUTE, toTime: MIDDAY },
  afternoon: { label: availabilityWords.afternoonFrom1Pm, fromTime: MIDDAY, toTime: LAST_MINUTE },
  hours: { label: availabilityWords.someHours },
};

type Leave = Pick<LeaveDto, 'from' | 'to'> & Partial<Pick<LeaveDto, 'fromTime' | 'toTime'>>;

function hoursText(day: string, fromTime: string, toTime: string): string {
  if (fromTime === FIRST_MINUTE) return availabilityWords.dayUntil(day, formatTime(toTime));
  if (toTime === LAST_MINUTE) return availabilityWords.dayFrom(day, formatTime(fromTime));
  return availabilityWords.dayHours(day, formatTime(fromTime), formatTime(toTime));
}

/** "Thu, 24 Dec 2026 to Thu, 31 Dec 2026", the one day, or that and its hours. */
export function leaveDays({ from, to, fromTime, toTime }: Leave): string {
  if (fromTime && toTime) return hoursText(formatDate(from), fromTime, toTime);
  return from === to ? formatDate(from) : pageWords.fromTo(formatDate(from), formatDate(to));
}
