import type { Appointment, StatusChange } from '../../backend/src/appointments/appointment.schema.js';
import type { Context } from '../context.js';

export const HOUR_MS = 3_600_000;

/** In the morning of the day before yesterday: the same moment when a seeding that was cut off goes on. */
export const askedAt = ({ clock }: Context): Date => clock.instant(clock.addDays(clock.today(), -2), '11:00');

/** What says of a visit when it was asked for, and that its doctor accepted it an hour later. */
export function acceptedAnHourAfter(
  { patientId, acceptedDoctorId }: Appointment,
  createdAt: Date,
): Pick<Appointment, 'createdAt' | 'updatedAt'> & { history: StatusChange[] } {
  const updatedAt = new Date(createdAt.getTime() + HOUR_MS);
  const history: StatusChange[] = [
    { status: 'pending', at: createdAt, by: patientId },
    { status: 'accepted', at: updatedAt, by: acceptedDoctorId },
  ];
  return { createdAt, updatedAt, history };
}
