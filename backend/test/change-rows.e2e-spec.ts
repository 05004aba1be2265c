import { Types, createConnection, mongo } from 'mongoose';
import type { Model } from 'mongoose';
import { Appointment, AppointmentSchema } from '../src/appointments/appointment.schema.js';
import { DoctorDay } from '../src/availability/doctor-day.schema.js';
import { onOwnWrite } from '../src/common/caching/own-writes.js';
import { isDatabaseUnavailable } from '../src/common/errors/database-errors.js';
import { inTransaction } from '../src/common/transaction.js';
import { findByIds, findInBatches, findRow, findRows } from '../src/common/find-rows.js';
import { changeRow, updateRow } from '../src/database/change-rows.js';
import { insertRow, insertRows } from '../src/database/insert-rows.js';
import { User } from '../src/users/user.schema.js';
import { addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

/** The road of hot reads and updates past the queries of mongoose: what those would have seen to stays seen to. */
describe('Rows that are read and changed by the driver', () => {
  let portal: Portal;
  let users: Model<User>;
  let visits: Model<Appointment>;
  const told: unknown[] = [];

  beforeAll(async () => {
    portal = await startPortal('changerows');
    [users, visits] = [portal.model<User>(User), portal.model<Appointment>(Appointment)];
    onOwnWrite(visits, ({ id, row }) => told.push([id, row?.status]));
  });
  afterAll(() => portal.close());

  const added = async () => {
    const patientId = new Types.ObjectId();
    const day = { preferredDate: '2030-01-07', speciality: 'Cardiology' as const };
    const visit = await visits.create({ status: 'pending', patientId, patientName: 'Asha Rao', ...day });
    told.length = 0;
    return visit.toObject<Appointment>();
  };

  it('should show no more of a row than a query does', async () => {
    const { userId } = await addPatient(portal);
    const _id = new Types.ObjectId(userId);
    const row = await findRow(users, { _id });
    expect(row).toEqual(await users.findOne({ _id }).lean());
    expect(row).not.toHaveProperty('passwordHash');
    expect(await findRows(users, { _id: { $in: [_id] } }, { columns: { fullName: 1 } })).toEqual([
      { _id, fullName: row!.fullName },
    ]);
    const [rest] = await findRows(users, { _id }, { columns: { fullName: 0 } });
    expect({ ...rest, fullName: row!.fullName }).toEqual(row);
    expect(await findRow(users, { _id: new Types.ObjectId() })).toBeNull();
    const changed = await changeRow(users, { filter: { _id }, update: { $inc: { version: 1 } } });
    expect(changed).toEqual({ ...row, version: row!.version + 1, updatedAt: changed!.updatedAt });
  });

  it('should be read without a cursor when they are bounded, and then by one if that fails for a moment', async () => {
    const preferredDate = '2031-02-03';
    const ids: Types.ObjectId[] = [];
    for (let n = 0; n < 3; n += 1) {
      const { _id } = await added();
      await visits.updateOne({ _id }, { preferredDate });
      ids.push(_id);
    }
    const opened = jest.spyOn(visits.collection, 'find');
    const asked = jest.spyOn(portal.db.db!, 'command');
    const idsOf = async (skip: number, limit: number) =>
      (await findRows(visits, { preferredDate }, { sort: { _id: -1 }, skip, limit })).map(({ _id }) => _id);
    expect(await idsOf(0, 3)).toEqual(ids.toReversed());
    expect(await idsOf(1, 1)).toEqual([ids[1]]);
    expect(await idsOf(3, 1)).toEqual([]);
    expect((await findByIds(visits, ids, { columns: { _id: 1 } })).length).toBe(3);
    expect(await findByIds(visits, [])).toEqual([]);
    // None of them has left a cursor open.
    for (const { value } of asked.mock.results) expect(await value).toMatchObject({ cursor: { id: 0 } });
    expect([opened.mock.calls.length, asked.mock.calls.length]).toEqual([0, 4]);

    asked.mockRejectedValueOnce(new mongo.MongoNetworkError('The primary has gone.'));
    expect(await idsOf(0, 2)).toEqual([ids[2], ids[1]]);
    expect(opened.mock.calls.length).toBe(1);
    asked.mockRejectedValue(new mongo.MongoNetworkError('The primary has gone.'));
    const inside = inTransaction(portal.db, (session) => findRow(visits, { _id: ids[0] }, { session }));
    await expect(inside).rejects.toThrow('The primary has gone.');
    expect(opened.mock.calls.length).toBe(1);
    for (const spy of [opened, asked]) spy.mockRestore();
  });

  it('should be read some at a time, and no further than they are taken', async () => {
    const preferredDate = '2031-01-06';
    for (let n = 0; n < 5; n += 1) await visits.updateOne({ _id: (await added())._id }, { preferredDate });
    const sizes: number[] = [];
    for await (const rows of findInBatches(visits, { preferredDate }, { batchSize: 2 }))
      sizes.push(rows.length);
    expect(sizes).toEqual([2, 2, 1]);
    const opened = jest.spyOn(visits.collection, 'find');
    for await (const rows of findInBatches(visits, { preferredDate }, { batchSize: 2 }))
      if (rows.length > 0) break;
    const [{ value: cursor }] = opened.mock.results;
    opened.mockRestore();
    expect((cursor as mongo.FindCursor).closed).toBe(true);
  });

  it('should write what mongoose writes: the time of the change, and nothing for what is not set', async () => {
    const [one, other] = [await added(), await added()];
    const slot = { date: '2030-01-07', time: '10:00', minutes: 30, covers: [600], sessionId: undefined };
    const change = (doctorId: Types.ObjectId) => ({
      $set: { status: 'accepted' as const, kind: undefined, slot: { doctorId, ...slot } },
      $push: { history: { status: 'accepted' as const, at: new Date(0), by: null } },
    });
    const before = new Date();
    const after = await changeRow(visits, { filter: { _id: one._id }, update: change(one.patientId) });
    const same = await visits
      .findOneAndUpdate({ _id: other._id }, change(other.patientId), { returnDocument: 'after' })
      .lean<Appointment>();
    const varying = { _id: null, patientId: null, createdAt: null, updatedAt: null };
    for (const { slot: taken } of [after!, same!]) expect(taken!.doctorId).toBeInstanceOf(Types.ObjectId);
    Object.assign(same!.slot!, { doctorId: after!.slot!.doctorId });
    expect({ ...after, ...varying }).toEqual({ ...same, ...varying });
    expect(Object.keys(after!.slot!)).not.toContain('sessionId');
    expect(after!.updatedAt.getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(after!.createdAt).toEqual(one.createdAt);
  });

  it('should change nothing that does not fit, and make a row only when it is to', async () => {
    const days = portal.model<DoctorDay>(DoctorDay);
    const { _id } = await added();
    const filter = { _id, status: 'accepted' as const };
    expect(await changeRow(visits, { filter, update: { $set: { reason: 'Fever.' } } })).toBeNull();
    expect(await updateRow(visits, { filter, update: { $set: { reason: 'Fever.' } } })).toBe(false);
    expect((await findRow(visits, { _id }))!.reason).toBe('');
    const visit = { filter: { _id: 'a day', leaveId: null }, update: { $inc: { visits: 1 } } };
    expect(await updateRow(days, visit)).toBe(false);
    for (const _ of ['first', 'second']) expect(await updateRow(days, { ...visit, upsert: true })).toBe(true);
    expect(await findRows(days, {})).toEqual([{ _id: 'a day', leaveId: null, visits: 2 }]);
  });

  it('should be part of a transaction, and heard of in this process once that is committed', async () => {
    const { _id } = await added();
    const update = { $set: { status: 'rejected' as const } };
    const failing = inTransaction(portal.db, async (session) => {
      await changeRow(visits, { filter: { _id }, update, session });
      throw new Error('Undone.');
    });
    await expect(failing).rejects.toThrow('Undone.');
    expect([(await findRow(visits, { _id }))!.status, told]).toEqual(['pending', []]);
    await inTransaction(portal.db, async (session) => {
      expect((await changeRow(visits, { filter: { _id }, update, session }))!.status).toBe('rejected');
      expect((await findRow(visits, { _id }, { session }))!.status).toBe('rejected');
      expect([(await findRow(visits, { _id }))!.status, told]).toEqual(['pending', []]);
    });
    await updateRow(visits, { filter: { _id }, update: { $set: { reason: 'Of no account.' } } });
    await updateRow(visits, { filter: { _id }, update: { $set: { status: 'cancelled' } } });
    expect(told).toEqual([
      [String(_id), 'rejected'],
      [String(_id), 'cancelled'],
    ]);
  });

  it('should be heard of as well when they are inserted, once that is committed', async () => {
    const rows = [await added(), await added(), await added()].map((row) => ({
      ...row,
      _id: new Types.ObjectId(),
    }));
    told.length = 0;
    const [one, ...others] = rows;
    const failing = inTransaction(portal.db, async (session) => {
      await insertRow(visits, one, session);
      throw new Error('Undone.');
    });
    await expect(failing).rejects.toThrow('Undone.');
    await inTransaction(portal.db, async (session) => {
      await insertRows(visits, others, session);
      expect(told).toEqual([]);
    });
    await insertRow(visits, one);
    expect(told).toEqual([...others, one].map(({ _id }) => [String(_id), 'pending']));
  });

  it('should be refused like any call while the database cannot be reached', async () => {
    const lost = createConnection();
    Object.assign(lost.config, { bufferTimeoutMS: 20 });
    const nowhere = lost.model(Appointment.name, AppointmentSchema) as unknown as Model<Appointment>;
    const filter = { _id: new Types.ObjectId() };
    const update = { $set: { reason: 'Fever.' } };
    const calls = [
      findRow(nowhere, filter),
      findRows(nowhere, filter),
      findRows(nowhere, filter, { limit: 2 }),
      findInBatches(nowhere, filter, { batchSize: 2 }).next(),
      changeRow(nowhere, { filter, update }),
      updateRow(nowhere, { filter, update }),
    ];
    const failures = await Promise.all(calls.map((call) => call.catch((error: unknown) => error)));
    expect(failures.map(isDatabaseUnavailable)).toEqual(calls.map(() => true));
  });
});
