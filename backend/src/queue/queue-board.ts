import { LAST_CALLS } from '../../../openapi/contract/care/queue.js';
import type { Queue } from '../../../openapi/contract/care/queue.js';
import type { Appointment } from '../appointments/appointment.schema.js';
import { attendanceOf } from './attendance.js';

const MINUTE_MS = 60_000;
/** The number of recent consultations used for the estimate. */
const PACED_BY = 5;
/** Longer consultations were probably not ended by mistake, so they are ignored. */
const MAX_PACE_MINUTES = 120;

export type QueuedVisit = Pick<
  Appointment,
  'status' | 'slot' | 'history' | 'attendance' | 'acceptedDoctorId' | 'appointmentDate'
>;

interface Setting {
  now: number;
  /** Assumed length of a consultation without data. */
  usualMinutes: number;
  /** The booked start of a visit; undefined without a time. */
  startOf: (visit: QueuedVisit) => number | null;
}

const completedAt = ({ history }: QueuedVisit): number | undefined =>
  history.findLast(({ status }) => status === 'completed')?.at.getTime();

const startedAt = (visit: QueuedVisit): number | undefined => attendanceOf(visit)?.startedAt?.getTime();

/** The mean length of today's last consultations, in whole minutes from 1. */
function paceOf(visits: QueuedVisit[], usualMinutes: number): number {
  const done = visits
    .flatMap((visit) => {
      const [from, to] = [startedAt(visit), completedAt(visit)];
      return from !== undefined && to !== undefined ? [{ to, minutes: (to - from) / MINUTE_MS }] : [];
    })
    .toSorted((a, b) => b.to - a.to)
    .slice(0, PACED_BY);
  if (done.length === 0) return usualMinutes;
  const mean = done.reduce((sum, { minutes }) => sum + minutes, 0) / done.length;
  return Math.min(Math.max(Math.round(mean), 1), MAX_PACE_MINUTES);
}

/** The newest calls first. A visit that began without a call counts as called at its start. */
const lastCallsOf = (visits: QueuedVisit[]): Queue['lastCalls'] =>
  visits
    .flatMap((visit) => {
      const { token, calledAt, startedAt: at } = attendanceOf(visit) ?? {};
      const called = calledAt ?? at;
      return token && called ? [{ token, calledAt: called.toISOString() }] : [];
    })
    .toSorted((a, b) => b.calledAt.localeCompare(a.calledAt))
    .slice(0, LAST_CALLS);

/** The queue of a doctor's day, from its visits with a token. */
export function queueBoard(
  visits: QueuedVisit[],
  { now, usualMinutes, startOf }: Setting,
): Omit<Queue, 'doctor' | 'date'> {
  const paceMinutes = paceOf(visits, usualMinutes);
  const open = visits
    .filter(({ status }) => status === 'accepted')
    .flatMap((visit) => {
      const { state, token } = attendanceOf(visit) ?? {};
      return state && token ? [{ visit, state, token }] : [];
    })
    .toSorted((a, b) => a.token - b.token);
  const current = open.flatMap(({ state, token }) =>
    state === 'called' || state === 'inConsultation' ? [{ token, state }] : [],
  );
  const waiting = open.filter(({ state }) => state === 'arrived');
  const inside = open.filter(({ state }) => state === 'inConsultation');
  const minutesLeft = inside.map(({ visit }) => {
    const spent = (now - startedAt(visit)!) / MINUTE_MS;
    return Math.max(paceMinutes - spent, 0);
  });
  const called = current.length - inside.length;
  const untilDoctor = visits.some((visit) => startedAt(visit) !== undefined)
    ? Math.max(0, ...minutesLeft)
    : minutesToFirst(
        waiting.map(({ visit }) => startOf(visit)),
        now,
      );
  return {
    paceMinutes,
    current,
    waiting: waiting.map(({ token }, ahead) => ({
      token,
      place: ahead + 1,
      waitMinutes: Math.ceil(untilDoctor + (called + ahead) * paceMinutes),
    })),
    lastCalls: lastCallsOf(visits),
  };
}

/** Before the first consultation of the day, the doctor is expected to begin at the first booked time. */
function minutesToFirst(starts: (number | null)[], now: number): number {
  const known = starts.filter((start) => start !== null);
  return known.length > 0 ? Math.max(0, (Math.min(...known) - now) / MINUTE_MS) : 0;
}
