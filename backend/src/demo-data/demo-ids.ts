import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model, Types } from 'mongoose';
import { DemoRow, REMOVAL, demoRowsOf } from './demo-row.schema.js';

/** The ids of demo rows, read from what the creation of the demo has kept. */
@Injectable()
export class DemoIds {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(DemoRow.name) private readonly rows: Model<DemoRow>,
  ) {}

  async of(collection: string, session: ClientSession | null = null): Promise<Types.ObjectId[]> {
    const rows = await this.rows
      .find(demoRowsOf(collection), { rowId: 1 })
      .session(session)
      .lean<DemoRow[]>();
    return rows.map(({ rowId }) => rowId as Types.ObjectId);
  }

  count(collection?: string): Promise<number> {
    return this.rows.countDocuments(collection ? demoRowsOf(collection) : { of: { $ne: REMOVAL } });
  }

  /** Demo accounts of this type that are still there. */
  async accounts(type: string): Promise<number> {
    const ids = await this.of('users');
    return this.connection.collection('users').countDocuments({ _id: { $in: ids }, type });
  }

  /** People that the demo patients have added belong to the demo, too. */
  async addDependants(): Promise<void> {
    const heldBy = { $in: await this.of('users') };
    const people = await this.connection
      .collection('users')
      .find({ heldBy }, { projection: { _id: 1 } })
      .toArray();
    for (const { _id } of people)
      await this.rows.updateOne(
        { _id: `users/${String(_id)}` },
        { $setOnInsert: { of: 'users', rowId: _id } },
        { upsert: true },
      );
  }
}
