import type { ClientSession, Model, Types } from 'mongoose';
import { Failure } from '../common/errors/errors.js';
import type { User } from './user.schema.js';

/**
 * Takes part in a transaction that writes something for a person. It writes the person's row, as an erasure
 * does, so that concurrent ones conflict.
 * @returns false when the person's data has been erased
 */
export async function isActive(
  users: Model<User>,
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<boolean> {
  const { matchedCount } = await users.updateOne(
    { _id: userId, erasedAt: { $exists: false } },
    { $inc: { lockVersion: 1 } },
    { session, timestamps: false },
  );
  return matchedCount > 0;
}

/** As `assertActive`, and not for a disabled account. @throws Failure ACCOUNT_ERASED, which ends the transaction */
export async function assertEnabled(
  users: Model<User>,
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await assertActive(users, userId, session);
  const isEnabled = await users.exists({ _id: userId, disabled: false }).session(session);
  if (!isEnabled) throw new Failure('ACCOUNT_ERASED');
}

/** @throws Failure ACCOUNT_ERASED, which ends the transaction */
export async function assertActive(
  users: Model<User>,
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  if (!(await isActive(users, userId, session))) throw new Failure('ACCOUNT_ERASED');
}
