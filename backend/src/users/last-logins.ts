import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { LOGIN } from '../audit/audit-event.schema.js';
import { User } from './user.schema.js';

interface UserWithLogins {
  _id: Types.ObjectId;
  logins: { at: Date }[];
}

/** The last logins from the audit trail: a login writes no other row. */
@Injectable()
export class LastLogins {
  constructor(@InjectModel(User.name) private readonly users: Model<User>) {}

  /** By account id; accounts without a login are missing. One index key per account. */
  async of(ids: Types.ObjectId[]): Promise<Map<string, Date>> {
    const newest = [{ $match: { action: LOGIN } }, { $sort: { _id: -1 } }, { $limit: 1 }] as const;
    const rows = await this.users.aggregate<UserWithLogins>([
      { $match: { _id: { $in: ids } } },
      { $project: { _id: 1 } },
      {
        $lookup: {
          from: 'auditevents',
          localField: '_id',
          foreignField: 'actorId',
          pipeline: [...newest, { $project: { at: 1 } }],
          as: 'logins',
        },
      },
    ]);
    return new Map(rows.flatMap(({ _id, logins }) => logins.map(({ at }) => [String(_id), at] as const)));
  }
}
