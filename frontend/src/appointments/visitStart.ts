import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { serverNow } from '../common/clock/serverClock';
import { clockDateTime } from '../common/format/format';
import { whenOf, whenText } from './when';
import { tAppointment } from '../messages/care/appointments';

/**
 * Whether a visit has begun by the hospital's clock. Without a time it begins with its day; without a day it
 * has begun.
 */
export function hasBegun(visit: AppointmentDto, timeZone: string, now = serverNow()): boolean {
  if (!visit.appointmentDate) return true;
  return `${visit.appointmentDate} ${whenOf(visit).time ?? '00:00'}` <= clockDateTime(now, timeZone);
}

/** The confirmation before an early completion; null from the start of the visit on. */
export const earlyQuestion = (visit: AppointmentDto, timeZone: string): string | null =>
  hasBegun(visit, timeZone) ? null : tAppointment('completeEarlyText', { when: whenText(visit, timeZone) });
