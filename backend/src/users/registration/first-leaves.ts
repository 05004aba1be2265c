import type { ClientSession, Types } from 'mongoose';
import type { User } from '../user.schema.js';

/** Takes the hospital's coming holidays from a doctor who is new here; the availability, which keeps them, provides it. */
export abstract class FirstLeaves {
  /** As part of the transaction that opens the account; gives the copy that the account carries. */
  abstract take(doctorId: Types.ObjectId, session: ClientSession): Promise<User['leaves']>;
}
