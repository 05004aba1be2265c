import { minutesCovered, timeAt } from '../../availability/doctor-hours.js';
import type { User } from '../../users/user.schema.js';
import type { Slot } from '../appointment.schema.js';

/** A slot with all minutes that it covers, which blocks every other visit of the doctor. */
export const slotOf = (at: Omit<Slot, 'covers'>): Slot => ({ ...at, covers: minutesCovered(at) });

/** The slot of a visit that begins at this time, with the doctor's current visit length. */
export const slotAt = (doctor: User, date: string, time: string): Slot =>
  slotOf({ doctorId: doctor._id, date, ...timeAt(doctor, date, time) });

/** The same; a visit that already has this time keeps its booked length. */
export function slotKept(booked: Slot | undefined, wanted: Slot): Slot {
  const isSame =
    booked?.covers?.length &&
    booked.doctorId.equals(wanted.doctorId) &&
    booked.date === wanted.date &&
    booked.time === wanted.time;
  return isSame ? booked : wanted;
}

/** What a payment stores about a time: the length of the visit and its extra session. */
export const lengthOf = ({ minutes, sessionId }: Pick<Slot, 'minutes' | 'sessionId'>) => ({
  minutes,
  ...(sessionId && { sessionId }),
});
