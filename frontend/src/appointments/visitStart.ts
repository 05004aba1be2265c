import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { serverNow } from '../common/clock/serverClock';
import { clockDateTime } from '../common/format/format';
import { whenOf, whenText } from './when';
import { tAppointment } from '../messages/care/appointments';

/**
 * Whether a visit has begun by the hospital's clock. One without a time
 * begins with its day, one without a day has begun.
 */
export function hasBegun(visit: AppointmentDto, timeZone: string, now = serverNow()): boolean {
  if (!visit.appointmentDate) return true;
  return `${visit.appointmentDate} ${whenOf(visit).time ?? '00:00'}` <= clockDateTime(now, timeZone);
}

/** What is asked before a visit is completed whose start is still ahead; null from its start on. */
export const earlyQuestion = (visit: AppointmentDto, timeZone: string): string | null =>
  hasBegun(visit, timeZone) ? null : tAppointment('completeEarlyText', { when: whenText(visit, timeZone) });
