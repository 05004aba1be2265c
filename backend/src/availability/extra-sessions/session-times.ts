import type { CreateExtraSession } from '../../../../openapi/contract/care/extra-sessions.js';
import { minutesOf } from '../../../../openapi/contract/care/hours.js';
import { fieldFailure } from '../../common/errors/errors.js';
import type { HospitalClock } from '../../common/hospital-clock.js';
import type { User } from '../../users/user.schema.js';
import { tAvailability } from '../../messages/care/availability.js';
import { doOverlap, timesOn, timesWithin, usualMinutesOf } from '../doctor-hours.js';
import type { OfferedTime } from '../doctor-hours.js';
import { closedOn, isOnLeave, isOnLeaveAt } from '../on-leave.js';

const MINUTES_PER_DAY = 24 * 60;

/** The times of a session: a range of hours or a list. */
export type RequestedSession = Pick<CreateExtraSession, 'date' | 'from' | 'to' | 'times'>;

/**
 * The times that a session adds for a doctor, each with the length of the doctor's visits. Leave and holidays
 * have priority: no session can be added to them, and later ones close the session while they last.
 * @throws Failure ON_LEAVE; UNACCEPTABLE for times that do not fit the length of the doctor's visits;
 *   SESSION_OVERLAPS for times that the doctor already offers
 */
export function sessionTimes(doctor: User, requested: RequestedSession, clock: HospitalClock): OfferedTime[] {
  const { date } = requested;
  const times = timesOf(doctor, requested);
  if (isOnLeave(doctor, date) || times.some((time) => isOnLeaveAt(doctor, date, time)))
    throw fieldFailure('date', awaySentence(doctor, date, clock), 'ON_LEAVE');
  const offered = timesOn(doctor, date).find((other) => times.some((time) => doOverlap(time, other)));
  if (!offered) return times;
  const sentence = tAvailability('timeOffered', {
    fullName: doctor.fullName,
    when: clock.format(date, offered.time),
  });
  throw fieldFailure(requested.times ? 'times' : 'from', sentence, 'SESSION_OVERLAPS');
}

/** @throws Failure UNACCEPTABLE */
function timesOf(doctor: User, { from, to, times }: RequestedSession): OfferedTime[] {
  const minutes = usualMinutesOf(doctor);
  if (!times) {
    const fitting = timesWithin({ from: minutesOf(from!), to: minutesOf(to!) }, minutes);
    if (fitting.length > 0) return fitting;
    throw fieldFailure('to', tAvailability('noVisitFits', { fullName: doctor.fullName, minutes }));
  }
  const listed = times.toSorted().map((time) => ({ time, minutes }));
  const clashes = listed.some((one, index) => index > 0 && doOverlap(listed[index - 1], one));
  if (clashes)
    throw fieldFailure('times', tAvailability('timesOverlap', { fullName: doctor.fullName, minutes }));
  if (minutesOf(listed.at(-1)!.time) + minutes > MINUTES_PER_DAY)
    throw fieldFailure(
      'times',
      tAvailability('visitEndsAfterMidnight', { fullName: doctor.fullName, minutes }),
    );
  return listed;
}

const awaySentence = (doctor: User, date: string, clock: HospitalClock): string =>
  closedOn(doctor, date, clock) ??
  tAvailability('doctorOnLeave', { fullName: doctor.fullName, date: clock.format(date, null) });
