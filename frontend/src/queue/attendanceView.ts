import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import type { Attendance, Queue } from '../../../openapi/contract/care/queue.js';
import { NO_SHOW_AFTER_MINUTES } from '../../../openapi/contract/care/check-in.js';
import { whenOf } from '../appointments/when';
import { serverTime } from '../common/clock/serverClock';
import { clockDateTime } from '../common/format/format';
import { tQueue } from '../messages/care/queue';

type State = Attendance['state'] | 'expected' | 'over';

/** The patient's state on the day of the visit. */
export const stateOf = ({ status, attendance }: AppointmentDto): State =>
  status === 'completed' ? 'over' : (attendance?.state ?? 'expected');

/** Whether so much time has passed that the patient can be marked as not come. */
export function mayBeNoShow(visit: AppointmentDto, timeZone: string, now = serverTime()): boolean {
  const { date, time } = whenOf(visit);
  const latest = new Date(now - NO_SHOW_AFTER_MINUTES * 60_000);
  return time !== null && `${date} ${time}` <= clockDateTime(latest, timeZone);
}

/** First patients inside or called, then waiting ones by token, then others by time. */
export function inOrder(visits: AppointmentDto[], states: State[]): AppointmentDto[] {
  const token = (visit: AppointmentDto) => visit.attendance?.token ?? Infinity;
  const time = (visit: AppointmentDto) => whenOf(visit).time ?? '24:00';
  return visits
    .filter((visit) => states.includes(stateOf(visit)))
    .sort((a, b) => (token(a) === token(b) ? time(a).localeCompare(time(b)) : token(a) - token(b)));
}

/** "2 patients are before you. Expected wait: about 25 minutes." */
export function waitText(queue: Queue, token: number): string | null {
  const own = queue.waiting.find((one) => one.token === token);
  if (!own) return null;
  const before = own.place - 1;
  const place = before === 0 ? tQueue('youAreNext') : tQueue('patientsAhead', { before });
  const { waitMinutes } = own;
  const wait = waitMinutes < 1 ? tQueue('shortWait') : tQueue('longWait', { minutes: waitMinutes });
  return `${place} ${wait}`;
}
