import type { ClientSession, Model, Types } from 'mongoose';
import { Failure } from '../../common/errors/errors.js';
import type { User } from '../user.schema.js';

/**
 * Takes part in a transaction that takes the access of owners away. It writes the rows of the other owners, so that
 * of two owners who weaken each other at the same moment one is refused.
 * @throws Failure LAST_OWNER unless another owner can log in
 */
export async function assertOtherOwner(
  users: Model<User>,
  weakened: Types.ObjectId[],
  session: ClientSession,
): Promise<void> {
  const { matchedCount } = await users.updateMany(
    {
      _id: { $nin: weakened },
      type: 'admin',
      staffRole: 'owner',
      disabled: false,
      emailConfirmedAt: { $ne: null },
    },
    { $inc: { lockVersion: 1 } },
    { session, timestamps: false },
  );
  if (matchedCount === 0) throw new Failure('LAST_OWNER');
}
