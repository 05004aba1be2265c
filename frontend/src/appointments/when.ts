import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { formatVisit } from '../common/format/format';
import { tVideo } from '../messages/care/video';

interface When {
  /** YYYY-MM-DD; null without a fixed or preferred day. */
  date: string | null;
  /** HH:mm; null without a time. */
  time: string | null;
}

/** When a visit is: the doctor's time, else the preferred one. */
export const whenOf = (visit: AppointmentDto): When => ({
  date: visit.appointmentDate ?? visit.preferredDate,
  time: visit.appointmentTime ?? visit.preferredTime,
});

/** A time, with ", by video" if the visit is by video. */
export const withKind = (time: string, kind: string | null | undefined): string =>
  kind === 'video' ? tVideo('atTimeByVideo', { time }) : time;

/** "Tue, 24 Nov 2026, 10:30 AM IST", or "TBD"; and whether it is by video. */
export function whenText(visit: AppointmentDto, timeZone: string): string {
  const { date, time } = whenOf(visit);
  const when = date ? formatVisit(date, time, timeZone) : 'TBD';
  return withKind(when, visit.kind);
}
