import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { REACHABLE_COLUMNS, isSilenced } from '../users/deaths/deceased-accounts.js';
import { User } from '../users/user.schema.js';
import { MailRecipients } from '../outbox/mail-recipients.js';
import type { OutboxRow } from '../outbox/outbox.schema.js';

/** Judges queued mails by the accounts that they are to and about. */
@Injectable()
export class AccountRecipients implements MailRecipients {
  constructor(@InjectModel(User.name) private readonly users: Model<User>) {}

  /** A mail that names no account is judged by its address: dropped when all accounts of the address are silenced. */
  async isDropped({ people, isReminder, mail }: OutboxRow): Promise<boolean> {
    if (people?.length) {
      const rows = await this.users.find({ _id: { $in: people } }, REACHABLE_COLUMNS).lean<User[]>();
      return rows.some((row) => isSilenced(row, isReminder));
    }
    const rows = await this.users.find({ email: mail!.to.toLowerCase() }, REACHABLE_COLUMNS).lean<User[]>();
    return rows.length > 0 && rows.every((row) => isSilenced(row));
  }

  async deceasedOf(people: Types.ObjectId[], session: ClientSession): Promise<Types.ObjectId[]> {
    const rows = await this.users
      .find({ _id: { $in: people }, 'deceased.recordedAt': { $exists: true } }, { _id: 1 })
      .session(session)
      .lean<Pick<User, '_id'>[]>();
    return rows.map(({ _id }) => _id);
  }
}
