import type { ClientSession, Model, Types } from 'mongoose';
import type { User } from '../user.schema.js';

/** The person of a login with all dependants. */
export async function familyOf(
  users: Model<User>,
  login: Types.ObjectId,
  session: ClientSession | null,
): Promise<Types.ObjectId[]> {
  const held = await users.find({ heldBy: login }, { _id: 1 }).session(session).lean<Pick<User, '_id'>[]>();
  return [login, ...held.map(({ _id }) => _id)];
}
