import type { Model } from 'mongoose';
import type { Actor } from '../common/http/actor.js';
import type { User } from '../users/user.schema.js';
import type { Appointment } from './appointment.schema.js';
import { doctorOf } from './appointment.mapper.js';

/** For a patient: the pictures of the doctors of these visits, by the doctor's id. Others are shown none. */
export async function doctorPictures(
  users: Model<User>,
  visits: Appointment[],
  { type }: Pick<Actor, 'type'>,
): Promise<Map<string, string> | undefined> {
  if (type !== 'patient') return undefined;
  const ids = visits.flatMap((visit) => doctorOf(visit) ?? []);
  if (ids.length === 0) return new Map();
  const doctors = await users.find({ _id: { $in: ids } }, { image: 1 }).lean<Pick<User, '_id' | 'image'>[]>();
  return new Map(doctors.map(({ _id, image }) => [String(_id), image]));
}
