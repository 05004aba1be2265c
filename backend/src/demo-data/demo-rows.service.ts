import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model, Types } from 'mongoose';
import { HolidaysService } from '../availability/holidays/holidays.service.js';
import { Failure } from '../common/errors/errors.js';
import type { Caller } from '../common/http/actor.js';
import { inTransaction } from '../common/transaction.js';
import { DEFAULT_DOCTOR_PICTURE } from '../files/default-pictures.js';
import { assertOtherOwner } from '../users/staff/last-owner.js';
import { User } from '../users/user.schema.js';
import { DemoIds } from './demo-ids.js';
import { DOCTOR_COLUMNS, OWN_ROWS } from './demo-references.js';
import { DemoRow, REMOVAL, demoRowsOf } from './demo-row.schema.js';

/** Rows that are deleted together. */
const BATCH = 500;
/** Deleted last: the other rows are found by them. */
const LAST = ['users', 'settings', REMOVAL];

/** Deletes rows of the demo, part by part. Every part may run again. */
@Injectable()
export class DemoRows {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(DemoRow.name) private readonly rows: Model<DemoRow>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly ids: DemoIds,
    private readonly holidays: HolidaysService,
  ) {}

  /**
   * Hides doctors and products, ends the sessions, and disables the accounts: nothing new can be booked.
   * @throws Failure LAST_OWNER unless an owner who is not of the demo can log in
   */
  async close(): Promise<void> {
    const accounts = await this.ids.of('users');
    const users = { $in: accounts };
    await inTransaction(this.connection, async (session) => {
      await assertOtherOwner(this.users, accounts, session);
      const collection = (name: string) => this.connection.collection(name);
      const hidden = { $set: { published: false } };
      await collection('users').updateMany(
        { _id: users },
        { $set: { disabled: true, published: false }, $inc: { lockVersion: 1 } },
        { session },
      );
      await collection('sessions').deleteMany({ userId: users }, { session });
      for (const name of ['medicines', 'labtests'])
        await collection(name).updateMany({ _id: { $in: await this.ids.of(name) } }, hidden, { session });
    });
  }

  /** Deletes the next rows that are not accounts. @returns whether there may be more */
  async deletePart(by: Caller): Promise<boolean> {
    const kept = await this.rows.findOne({ of: { $nin: LAST } }).lean<DemoRow>();
    if (!kept) return this.deleteOwnRows();
    const { of } = kept;
    const part = await this.rows.find(demoRowsOf(of)).limit(BATCH).lean<DemoRow[]>();
    const ids = part.map(({ rowId }) => rowId as Types.ObjectId);
    if (of === 'holidays') await this.removeHolidays(ids, by);
    else await this.connection.collection(of).deleteMany({ _id: { $in: await this.unused(of, ids) } });
    if (of === 'extrasessions')
      await this.connection
        .collection('users')
        .updateMany({}, { $pull: { extraSessions: { _id: { $in: ids } } } } as never);
    await this.connection.collection('slugs').deleteMany({ recordId: { $in: ids.map(String) } });
    await this.rows.deleteMany({ _id: { $in: part.map(({ _id }) => _id) } });
    return true;
  }

  /** Without the lab tests of bookings that were made while the demo was closed: they stay, hidden. */
  private async unused(of: string, ids: Types.ObjectId[]): Promise<Types.ObjectId[]> {
    if (of !== 'labtests') return ids;
    const used = await this.connection.collection('labbookings').distinct('test.labTestId', {
      'test.labTestId': { $in: ids },
      _id: { $nin: await this.ids.of('labbookings') },
    });
    const kept = new Set(used.map(String));
    return ids.filter((id) => !kept.has(String(id)));
  }

  /** Real doctors have a copy of the hospital's holidays. */
  private async removeHolidays(ids: Types.ObjectId[], by: Caller): Promise<void> {
    for (const id of ids)
      await this.holidays.remove(String(id), by).catch((error: unknown) => {
        if (!(error instanceof Failure && error.code === 'NOT_FOUND')) throw error;
      });
  }

  private async deleteOwnRows(): Promise<boolean> {
    const ids = await this.ids.of('users');
    for (const { collection, field } of OWN_ROWS) {
      const rows = this.connection.collection(collection);
      const found = await rows
        .find({ [field]: { $in: ids } }, { projection: { _id: 1 } })
        .limit(BATCH)
        .toArray();
      if (found.length === 0) continue;
      await rows.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } });
      return true;
    }
    const onlyDemo = { $elemMatch: { $in: ids } };
    await this.connection
      .collection('outbox')
      .deleteMany({ people: onlyDemo, $nor: [{ people: { $elemMatch: { $nin: ids } } }] });
    return false;
  }

  /** Deletes the next accounts. Doctors whom rows of real people name stay as disabled accounts. */
  async deleteAccounts(): Promise<boolean> {
    const part = await this.rows.find(demoRowsOf('users')).limit(BATCH).lean<DemoRow[]>();
    for (const row of part) await this.deleteAccount(row);
    return part.length > 0;
  }

  private async deleteAccount({ _id, rowId }: DemoRow): Promise<void> {
    const userId = rowId as Types.ObjectId;
    const users = this.connection.collection('users');
    await inTransaction(this.connection, async (session) => {
      let isNamed = false;
      for (const { collection, field } of DOCTOR_COLUMNS)
        isNamed ||= Boolean(
          await this.connection
            .collection(collection)
            .findOne({ [field]: userId }, { session, projection: { _id: 1 } }),
        );
      if (isNamed)
        await users.updateOne({ _id: userId }, { $set: { image: DEFAULT_DOCTOR_PICTURE } }, { session });
      else {
        await users.deleteOne({ _id: userId }, { session });
        await this.connection.collection('slugs').deleteMany({ recordId: String(userId) }, { session });
      }
      await this.rows.deleteOne({ _id }, { session });
    });
    const ofDoctor = { $gte: `${String(userId)}:`, $lt: `${String(userId)};` };
    await this.connection.collection('doctordays').deleteMany({ _id: ofDoctor as never });
  }
}
