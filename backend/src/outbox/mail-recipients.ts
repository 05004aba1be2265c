import type { ClientSession, Types } from 'mongoose';
import type { OutboxRow } from './outbox.schema.js';

/** Decides at the moment of delivery whether a queued mail still goes out: its person may have died meanwhile. */
export abstract class MailRecipients {
  /** Whether the mail is to or about deceased people, or a reminder for a disabled account. */
  abstract isDropped(row: OutboxRow): Promise<boolean>;

  /** Those of these people whose death is recorded. */
  abstract deceasedOf(people: Types.ObjectId[], session: ClientSession): Promise<Types.ObjectId[]>;
}
