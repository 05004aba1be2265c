import type { ClientSession, Types } from 'mongoose';
import type { User } from '../user.schema.js';

/** Blocks the coming holidays for a new doctor; the availability module implements it. */
export abstract class FirstLeaves {
  /** Part of the transaction that opens the account; returns the copy for the account. */
  abstract take(doctorId: Types.ObjectId, session: ClientSession): Promise<User['leaves']>;
}
