import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { Holder, ListedHolder } from '../../../../openapi/contract/people/dependants.js';
import type { Actor } from '../../common/http/actor.js';
import { User } from '../user.schema.js';
import { CareLinks } from './care-links.js';
import type { CareLink } from './care-links.js';
import { toHolder } from './dependant.mapper.js';

/** Finds the guardians of patients without a login. */
@Injectable()
export class Guardians {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly careLinks: CareLinks,
  ) {}

  /** The guardians of these people, by the person's id. One read, or none without dependants. */
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

  /** The guardians for the rows of a page, as this viewer may see them, by the patient's id. */
  async forList(
    patientIds: (Types.ObjectId | null)[],
    actor: Pick<Actor, 'type'> | null,
  ): Promise<Map<string, ListedHolder>> {
    const ids = patientIds.filter((id) => id !== null);
    if (!actor || actor.type === 'patient' || ids.length === 0) return new Map();
    const links = await this.careLinks.of(ids);
    return new Map(
      ids.flatMap((_id): [string, ListedHolder][] => {
        const link = links.get(String(_id));
        return link ? [[String(_id), toListed(link, actor)]] : [];
      }),
    );
  }
}

/** The phone number is for the hospital's desk. */
const toListed = ({ relationship, holder }: CareLink, { type }: Pick<Actor, 'type'>): ListedHolder => ({
  fullName: holder.fullName,
  gender: holder.gender,
  relationship,
  mobile: type === 'admin' ? holder.mobile : null,
});
