import { Types } from 'mongoose';
import type { Actor } from '../common/http/actor.js';
import type { Condition } from '../common/lists/list-query.js';
import { Failure } from '../common/errors/errors.js';

/** Holds are not appointments yet. */
const BOOKED = { status: { $ne: 'held' } };

/** Which appointments a person may see, as a filter for every query. */
export function appointmentScope(actor: Actor): Condition {
  const me = new Types.ObjectId(actor.userId);
  if (actor.type === 'admin') return BOOKED;
  if (actor.type === 'patient') return { ...BOOKED, patientId: me };
  const own = [{ doctorId: me }, { acceptedDoctorId: me }, { rejectedBy: me }];
  return { ...BOOKED, $or: [...own, unassignedFor(actor)] };
}

/** A request to a speciality is open to each approved doctor of it who has not left it to colleagues. */
export const unassignedFor = ({
  speciality,
  approved,
  userId,
}: Pick<Actor, 'speciality' | 'approved' | 'userId'>): Condition => ({
  doctorId: null,
  status: 'pending',
  speciality: approved ? speciality : { $in: [] },
  leftBy: { $ne: new Types.ObjectId(userId) },
});

/** Requests that wait for this doctor: the doctor's own and the open ones of the speciality. */
export function waitingFor(doctorId: string, actor: Actor): Condition[] {
  const own = { doctorId: new Types.ObjectId(doctorId), status: 'pending' };
  return actor.type === 'doctor' && actor.speciality ? [own, unassignedFor(actor)] : [own];
}

/** @throws Failure NOT_YOURS when the caller names another person as themselves; an admin may name anyone. */
export function assertSelf(claimedId: string, actor: Actor): void {
  if (actor.type !== 'admin' && claimedId !== actor.userId) throw new Failure('NOT_YOURS');
}
