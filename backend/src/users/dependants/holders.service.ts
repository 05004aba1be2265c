import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Holder } from '../../../../openapi/contract/people/dependants.js';
import { User } from '../user.schema.js';
import { toHolder } from './dependant.mapper.js';

/** Knows who looks after patients without a login. */
@Injectable()
export class Holders {
  constructor(@InjectModel(User.name) private readonly users: Model<User>) {}

  /** Of these people: who looks after each of them, by the person's id. One read, or none when nobody is looked after. */
  async of(people: User[]): Promise<Map<string, Holder>> {
    const ids = people.flatMap(({ heldBy }) => heldBy ?? []);
    if (ids.length === 0) return new Map();
    const columns = { fullName: 1, mobile: 1, email: 1 };
    const rows = await this.users.find({ _id: { $in: ids } }, columns).lean<User[]>();
    const byId = new Map(rows.map((row) => [String(row._id), row]));
    return new Map(
      people.flatMap((person): [string, Holder][] => {
        const holder = toHolder(person, byId.get(String(person.heldBy)));
        return holder ? [[String(person._id), holder]] : [];
      }),
    );
  }
}
