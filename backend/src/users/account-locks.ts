import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { UploaderAccounts } from '../files/uploader-accounts.js';
import { User } from './user.schema.js';

/**
 * Writes an account's row as part of a transaction, so that concurrent transactions on it run one after
 * another.
 */
@Injectable()
export class AccountLocks implements UploaderAccounts {
  constructor(@InjectModel(User.name) private readonly users: Model<User>) {}

  async lock(userId: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.users.updateOne({ _id: userId }, { $inc: { lockVersion: 1 } }, { session, timestamps: false });
  }
}
