import type { ClientSession, Types } from 'mongoose';

/** Locks the accounts that store files; users provides it. */
export abstract class UploaderAccounts {
  /** Writes the row of an account, so that concurrent uploads of one account run one after another. */
  abstract lock(userId: Types.ObjectId, session: ClientSession): Promise<void>;
}
