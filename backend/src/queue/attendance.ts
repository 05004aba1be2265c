import type { Attendance as AttendanceDto, AttendanceState } from '../../../openapi/contract/care/queue.js';
import { lifeCycle } from '../common/life-cycle.js';
import type { Condition } from '../common/lists/list-query.js';
import type { Appointment, Attendance } from '../appointments/appointment.schema.js';
import { tQueue } from '../messages/care/queue.js';

export type Attended = Pick<Appointment, 'attendance' | 'acceptedDoctorId' | 'appointmentDate'>;

/** `expected`: the patient has not arrived yet. */
type State = AttendanceState | 'expected';

const NEXT: Record<State, readonly State[]> = {
  expected: ['arrived', 'noShow'],
  arrived: ['called', 'inConsultation', 'noShow'],
  called: ['inConsultation', 'noShow'],
  inConsultation: [],
  noShow: ['arrived'],
};

const REFUSALS: Record<State, string> = {
  expected: tQueue('refusal.expected'),
  arrived: tQueue('refusal.arrived'),
  called: tQueue('refusal.called'),
  inConsultation: tQueue('refusal.inConsultation'),
  noShow: tQueue('refusal.noShow'),
};

export const { wrongState: wrongAttendance, assertTransition } = lifeCycle(NEXT, REFUSALS);

/** The attendance, if it belongs to the visit's present day and doctor. */
export function attendanceOf({ attendance, acceptedDoctorId, appointmentDate }: Attended): Attendance | null {
  const counts =
    attendance?.doctorId &&
    attendance.date === appointmentDate &&
    acceptedDoctorId?.equals(attendance.doctorId);
  return counts ? attendance : null;
}

export const stateOf = (visit: Attended): State => attendanceOf(visit)?.state ?? 'expected';

/** Whether the patient may still arrive. */
export const isAwaited = (visit: Attended): boolean => ['expected', 'noShow'].includes(stateOf(visit));

/** Ends a transaction when another call did the step first. */
export const LOST_RACE = new Error('Another request was faster.');

/** Returns undefined after such a transaction. */
export function nullOnConflict(error: unknown): null {
  if (error === LOST_RACE) return null;
  throw error;
}

/** Matches a visit with unchanged attendance, day and doctor. */
export const unchanged = ({
  _id,
  attendance,
  acceptedDoctorId,
  appointmentDate,
}: Appointment): Condition => ({
  _id,
  status: 'accepted',
  acceptedDoctorId,
  appointmentDate,
  'attendance.date': attendance?.date ?? null,
  'attendance.doctorId': attendance?.doctorId ?? null,
  'attendance.state': attendance?.state ?? null,
  'attendance.token': attendance?.token ?? null,
});

export function toAttendance(visit: Attended): AttendanceDto | null {
  const attendance = attendanceOf(visit);
  if (!attendance) return null;
  const { state, token, arrivedAt, calledAt, startedAt } = attendance;
  const moment = (at: Date | undefined) => at?.toISOString() ?? null;
  return {
    state,
    token: token ?? null,
    arrivedAt: moment(arrivedAt),
    calledAt: moment(calledAt),
    startedAt: moment(startedAt),
  };
}
