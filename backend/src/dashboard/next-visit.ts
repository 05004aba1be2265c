import type { Appointment } from '../appointments/appointment.schema.js';
import { videoTimes } from '../appointments/video-times.js';
import { isUpcoming, whenOf } from '../appointments/visit-time.js';
import type { HospitalClock } from '../common/hospital-clock.js';
import { attendanceOf } from '../queue/attendance.js';
import { checkInFrom } from '../queue/check-in-time.js';

/** Whether an accepted visit still needs attention, also after its start. */
function isCurrent(visit: Appointment, clock: HospitalClock): boolean {
  if (isUpcoming(visit, clock)) return true;
  const state = attendanceOf(visit)?.state;
  if (visit.appointmentDate === clock.today() && state && state !== 'noShow') return true;
  const closesAt = videoTimes(visit, clock)?.closesAt;
  return checkInFrom(visit, clock) !== null || (closesAt !== undefined && closesAt.getTime() > Date.now());
}

const sortKey = (visit: Appointment): string => {
  const { date, time } = whenOf(visit);
  return `${date ?? '9999'} ${time ?? ''}`;
};

/** A patient's next visit: an accepted one, else a request with a day. */
export function nextVisitOf(visits: Appointment[], clock: HospitalClock): Appointment | undefined {
  const [accepted, requested] = (['accepted', 'pending'] as const).map((status) =>
    visits
      .filter((visit) => visit.status === status && isCurrent(visit, clock) && whenOf(visit).date !== null)
      .toSorted((a, b) => sortKey(a).localeCompare(sortKey(b))),
  );
  return accepted[0] ?? requested[0];
}
