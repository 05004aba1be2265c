import { minutesOf } from '../../../openapi/contract/care/hours.js';
import type { HospitalClock } from '../common/hospital-clock.js';
import type { User } from '../users/user.schema.js';
import type { OfferedTime } from './doctor-hours.js';
import { tAvailability } from '../messages/care/availability.js';

/** Accounts of an earlier version have no list. */
type Leaves = Partial<Pick<User, 'leaves'>>;
type Copy = User['leaves'][number];

const hasDay = ({ from, to }: Copy, date: string): boolean => from <= date && date <= to;
const isPart = ({ fromTime }: Copy): boolean => Boolean(fromTime);

/** Whether a doctor is on leave for all of this day (YYYY-MM-DD), according to this copy of the account. */
export const isOnLeave = ({ leaves = [] }: Leaves, date: string): boolean =>
  leaves.some((leave) => !isPart(leave) && hasDay(leave, date));

/** Why a day is blocked: a holiday is named; otherwise the failure alone says it. */
export function closedOn({ leaves = [] }: Leaves, date: string, clock: HospitalClock): string | undefined {
  const name = leaves.find((leave) => leave.holiday && hasDay(leave, date))?.holiday;
  return name && tAvailability('closedOn', { date: clock.format(date, null), name });
}

/** Whether a visit of this day and time falls into a leave, also one of some hours. */
export const isOnLeaveAt = (
  { leaves = [] }: Leaves,
  date: string,
  { time, minutes }: OfferedTime,
): boolean => {
  const start = minutesOf(time);
  return leaves.some(
    (leave) =>
      hasDay(leave, date) &&
      (!leave.fromTime ||
        !leave.toTime ||
        (start < minutesOf(leave.toTime) && minutesOf(leave.fromTime) < start + minutes)),
  );
};
