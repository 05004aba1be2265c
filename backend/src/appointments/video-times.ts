import { VIDEO_OPENS_MINUTES } from '../../../openapi/contract/care/visit-kinds.js';
import type { HospitalClock } from '../common/hospital-clock.js';
import { attendanceOf } from '../queue/attendance.js';
import type { Appointment } from './appointment.schema.js';

const MINUTE_MS = 60_000;
/** How long a visit may overrun while its patient is present, because doctors run late. */
const LATE_MINUTES = 4 * 60;

/**
 * When the room of a video visit is open: from shortly before the start until the end, or longer while the
 * patient is there. Null for other visits, and for visits without acceptance or time.
 */
export function videoTimes(
  visit: Appointment,
  clock: HospitalClock,
): { opensAt: Date; closesAt: Date } | null {
  const { kind, status, slot } = visit;
  if (kind !== 'video' || status !== 'accepted' || !slot) return null;
  const start = clock.instant(slot.date, slot.time).getTime();
  const state = attendanceOf(visit)?.state;
  const late = state && state !== 'noShow' ? LATE_MINUTES : 0;
  return {
    opensAt: new Date(start - VIDEO_OPENS_MINUTES * MINUTE_MS),
    closesAt: new Date(start + (slot.minutes + late) * MINUTE_MS),
  };
}

/** Identifies a room: after a move the old address leads to an empty room. */
export const roomKeyOf = ({ slot, moves = [] }: Appointment): string =>
  [String(slot!.doctorId), slot!.date, slot!.time, moves.length].join(' ');
