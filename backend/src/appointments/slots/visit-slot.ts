import { minutesCovered, timeAt } from '../../availability/doctor-hours.js';
import type { User } from '../../users/user.schema.js';
import type { Slot } from '../appointment.schema.js';

/** A slot with all that it covers, which keeps every other visit of the doctor out of it. */
export const slotOf = (at: Omit<Slot, 'covers'>): Slot => ({ ...at, covers: minutesCovered(at) });

/** The slot of a visit that begins at this time, as long as the doctor's visits are now. */
export const slotAt = (doctor: User, date: string, time: string): Slot =>
  slotOf({ doctorId: doctor._id, date, ...timeAt(doctor, date, time) });

/** The same, unless the visit has this very time: then it stays as long as it was booked. */
export function slotKept(booked: Slot | undefined, wanted: Slot): Slot {
  const isSame =
    booked?.covers?.length &&
    booked.doctorId.equals(wanted.doctorId) &&
    booked.date === wanted.date &&
    booked.time === wanted.time;
  return isSame ? booked : wanted;
}

/** What of a time a payment for it keeps: how long the visit is, and the extra session that it is of. */
export const lengthOf = ({ minutes, sessionId }: Pick<Slot, 'minutes' | 'sessionId'>) => ({
  minutes,
  ...(sessionId && { sessionId }),
});
