import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection, Types, mongo } from 'mongoose';
import type { LiveHolds } from '../../payments/holds/live-holds.schema.js';
import type { MovedRows } from '../../users/merges/merge.schema.js';
import { ENDED_REFERENCES, MOVED_REFERENCES } from './references.js';
import type { PatientReference } from './references.js';

type Row = Record<string, unknown>;

/** The account that entries leave, and the one that they go to. */
export interface Direction {
  from: Types.ObjectId;
  to: Types.ObjectId;
}

/** Moves everything that refers to one patient to another one, as part of a transaction. */
@Injectable()
export class RowMoves {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** @returns the rows that moved */
  async move(direction: Direction, session: ClientSession): Promise<MovedRows[]> {
    const moved: MovedRows[] = [];
    for (const reference of MOVED_REFERENCES) {
      const { collection, field } = reference;
      const found = await this.rows(collection)
        .find({ [field]: valueOf(reference, direction.from) }, { session, projection: { _id: 1 } })
        .toArray();
      const ids = found.map(({ _id }) => _id as unknown);
      if (ids.length === 0) continue;
      await this.set(reference, { ids, ...direction }, session);
      moved.push({ collection, field, ids });
    }
    return moved;
  }

  /** Moves these rows back, as far as they are still where they went. */
  async moveBack(moved: readonly MovedRows[], direction: Direction, session: ClientSession): Promise<void> {
    for (const { collection, field, ids } of moved) {
      const reference = MOVED_REFERENCES.find((one) => one.collection === collection && one.field === field);
      if (reference) await this.set(reference, { ids, ...direction }, session);
    }
  }

  /** Ends the logins and links of an account, and gives its open checkouts to the other one's count. */
  async end({ from, to }: Direction, session: ClientSession): Promise<void> {
    await this.endLinks(from, session);
    const holds = this.connection.db!.collection<LiveHolds>('liveholds');
    const person = `person:${String(from)}`;
    const counted = await holds.find({ _id: { $gte: person, $lt: `${person};` } }, { session }).toArray();
    for (const { _id, holds: open, expiresAt } of counted) {
      const change = { $push: { holds: { $each: open } }, $max: { expiresAt } };
      const key = _id.replace(String(from), String(to));
      await holds.updateOne({ _id: key }, change, { session, upsert: true });
      await holds.deleteOne({ _id }, { session });
    }
  }

  /** Ends what belongs to a login: sessions, known devices, and links in mails and on paper. */
  async endLinks(userId: Types.ObjectId, session: ClientSession): Promise<void> {
    for (const { collection, field } of ENDED_REFERENCES)
      await this.rows(collection).deleteMany({ [field]: userId }, { session });
  }

  private async set(
    reference: PatientReference,
    { ids, from, to }: Direction & { ids: unknown[] },
    session: ClientSession,
  ): Promise<void> {
    const { collection, field, isList } = reference;
    const filter = { _id: { $in: ids }, [field]: valueOf(reference, from) } as mongo.Filter<Row>;
    const column = isList ? `${field}.$` : field;
    await this.rows(collection).updateMany(
      filter,
      { $set: { [column]: valueOf(reference, to) } },
      { session },
    );
  }

  private rows(collection: string) {
    return this.connection.db!.collection<Row>(collection);
  }
}

const valueOf = ({ prefix }: PatientReference, id: Types.ObjectId): Types.ObjectId | string =>
  prefix === undefined ? id : prefix + String(id);
