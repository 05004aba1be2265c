import type { Model, Types } from 'mongoose';
import type { Speciality } from '../../../openapi/contract/users.js';
import { SPECIALITIES } from '../../../openapi/contract/users.js';
import type { Condition } from '../common/list-query.js';
import type { User } from '../users/user.schema.js';

type Doctor = Pick<User, '_id' | 'speciality'>;

/** The doctors of a speciality who can log in, and so take its requests. */
export const doctorsOf = (users: Model<User>, speciality: Speciality | null): Promise<Doctor[]> =>
  users.find({ type: 'doctor', speciality, disabled: false }, { speciality: 1 }).lean<Doctor[]>();

/**
 * Requests to a speciality that nobody of it can take any more: every doctor who can log in has left them, or there is
 * no such doctor. As of now: a new colleague takes them off this list.
 */
export async function nobodyLeft(users: Model<User>): Promise<Condition> {
  const doctors = await users
    .find({ type: 'doctor', speciality: { $in: [...SPECIALITIES] }, disabled: false }, { speciality: 1 })
    .lean<Doctor[]>();
  const open = { status: 'pending', doctorId: null };
  const ofSpeciality = (speciality: Speciality): Condition => {
    const all: Types.ObjectId[] = doctors
      .filter((one) => one.speciality === speciality)
      .map(({ _id }) => _id);
    return { ...open, speciality, ...(all.length > 0 && { leftBy: { $all: all } }) };
  };
  return { $or: SPECIALITIES.map(ofSpeciality) };
}
