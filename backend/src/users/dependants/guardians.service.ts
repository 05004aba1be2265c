import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { Holder, ListedHolder, Relationship } from '../../../../openapi/contract/people/dependants.js';
import type { Actor } from '../../common/http/actor.js';
import { User } from '../user.schema.js';
import { toHolder } from './dependant.mapper.js';

/** Knows who looks after patients without a login. */
@Injectable()
export class Guardians {
  constructor(@InjectModel(User.name) private readonly users: Model<User>) {}

  /** Of these people: who looks after each of them, by the person's id. One read, or none without dependants. */
  async of(people: User[]): Promise<Map<string, Holder>> {
    const ids = people.flatMap(({ heldBy }) => heldBy ?? []);
    if (ids.length === 0) return new Map();
    const columns = { fullName: 1, mobile: 1, email: 1, gender: 1 };
    const rows = await this.users.find({ _id: { $in: ids } }, columns).lean<User[]>();
    const byId = new Map(rows.map((row) => [String(row._id), row]));
    return new Map(
      people.flatMap((person): [string, Holder][] => {
        const holder = toHolder(person, byId.get(String(person.heldBy)));
        return holder ? [[String(person._id), holder]] : [];
      }),
    );
  }

  /** For the rows of a page that name patients, as this person may see it: who looks after each, by the patient's id. */
  async forList(
    patientIds: (Types.ObjectId | null)[],
    actor: Pick<Actor, 'type'> | null,
  ): Promise<Map<string, ListedHolder>> {
    const ids = patientIds.filter((id) => id !== null);
    if (!actor || actor.type === 'patient' || ids.length === 0) return new Map();
    const dependants = await this.users
      .find({ _id: { $in: ids }, heldBy: { $exists: true } }, { heldBy: 1, relationship: 1 })
      .lean<Dependant[]>();
    if (dependants.length === 0) return new Map();
    const holders = await this.users
      .find({ _id: { $in: dependants.map(({ heldBy }) => heldBy) } }, { fullName: 1, gender: 1, mobile: 1 })
      .lean<HolderFacts[]>();
    const byId = new Map(holders.map((holder) => [String(holder._id), holder]));
    return new Map(
      dependants.flatMap(({ _id, heldBy, relationship = 'other' }): [string, ListedHolder][] => {
        const holder = byId.get(String(heldBy));
        return holder ? [[String(_id), toListed(holder, relationship, actor)]] : [];
      }),
    );
  }
}

type Dependant = Pick<User, '_id' | 'relationship'> & { heldBy: Types.ObjectId };
type HolderFacts = Pick<User, '_id' | 'fullName' | 'gender' | 'mobile'>;

/** The number is for the hospital's desk. */
const toListed = (
  { fullName, gender, mobile }: HolderFacts,
  relationship: Relationship,
  { type }: Pick<Actor, 'type'>,
): ListedHolder => ({ fullName, gender, relationship, mobile: type === 'admin' ? mobile : null });
