import { useEffect, useState } from 'react';
import type { Appointment } from '../../../openapi/contract/appointments.js';
import { clockDateTime } from '../common/format';
import { useHospital } from '../common/useHospital';
import { whenOf } from './appointmentView';

/** How often a visit that has not begun is looked at again, ms. */
const LOOKED_AT_MS = 30_000;

/**
 * Whether a visit has begun by the hospital's clock, as the server asks before it is completed. One without a time
 * begins with its day, one without a day has begun.
 */
export function hasBegun(visit: Appointment, timeZone: string, now = new Date()): boolean {
  const { appointmentDate, appointmentTime, preferredTime } = visit;
  if (!appointmentDate) return true;
  return `${appointmentDate} ${appointmentTime ?? preferredTime ?? '00:00'}` <= clockDateTime(now, timeZone);
}

/** Why a visit cannot be completed yet, or null from its start on, also when that comes while the page is open. */
export function useTooEarly(visit: Appointment): string | null {
  const { timeZone } = useHospital();
  const [now, setNow] = useState(() => new Date());
  const isEarly = !hasBegun(visit, timeZone, now);
  useEffect(() => {
    if (!isEarly) return;
    const timer = setInterval(() => setNow(new Date()), LOOKED_AT_MS);
    return () => clearInterval(timer);
  }, [isEarly]);
  return isEarly ? `This visit is on ${whenOf(visit, timeZone)}. It can be completed from then on.` : null;
}
