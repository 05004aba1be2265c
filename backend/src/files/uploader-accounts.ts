import type { ClientSession, Types } from 'mongoose';

/** The accounts that store files; users provides it. */
export abstract class UploaderAccounts {
  /** Writes the row of an account, so that the database lets parallel uploads of one account pass one after another. */
  abstract lock(userId: Types.ObjectId, session: ClientSession): Promise<void>;
}
