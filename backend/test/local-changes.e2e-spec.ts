import { Types, createConnection, mongo } from 'mongoose';
import type { Model } from 'mongoose';
import { Appointment, AppointmentSchema } from '../src/appointments/appointment.schema.js';
import { onLocalChange } from '../src/common/caching/local-changes.js';
import { isDatabaseUnavailable } from '../src/common/errors/database-errors.js';
import { Listing } from '../src/common/lists/list-answer.js';
import { readPage } from '../src/common/lists/read-page.js';
import { inTransaction } from '../src/common/transaction.js';
import { User } from '../src/users/user.schema.js';
import { addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

describe('local changes', () => {
  let portal: Portal;
  let visits: Model<Appointment>;
  const changes: unknown[] = [];

  beforeAll(async () => {
    portal = await startPortal('localchanges');
    visits = portal.model<Appointment>(Appointment);
    onLocalChange(visits, ({ id, row }) => changes.push([id, row?.status]));
  });
  afterAll(() => portal.close());

  const newVisit = () => ({
    _id: new Types.ObjectId(),
    status: 'pending' as const,
    patientId: new Types.ObjectId(),
    patientName: 'Asha Rao',
    preferredDate: '2030-01-07',
    speciality: 'Cardiology' as const,
  });
  const added = async () => {
    const { _id } = await visits.create(newVisit());
    changes.length = 0;
    return _id;
  };

  it('reports an update in a transaction after the commit', async () => {
    const _id = await added();
    const update = { $set: { status: 'rejected' as const } };
    const failing = inTransaction(portal.db, async (session) => {
      await visits.findOneAndUpdate({ _id }, update, { session }).lean();
      throw new Error('Undone.');
    });
    await expect(failing).rejects.toThrow('Undone.');
    expect(changes).toEqual([]);
    await inTransaction(portal.db, async (session) => {
      await visits.findOneAndUpdate({ _id }, update, { session, returnDocument: 'after' }).lean();
      expect(changes).toEqual([]);
    });
    expect(changes).toEqual([[String(_id), 'rejected']]);
  });

  it('reports an insert in a transaction after the commit', async () => {
    const [undone, one, other] = [newVisit(), newVisit(), newVisit()];
    changes.length = 0;
    const failing = inTransaction(portal.db, async (session) => {
      await visits.create([undone], { session });
      throw new Error('Undone.');
    });
    await expect(failing).rejects.toThrow('Undone.');
    await inTransaction(portal.db, async (session) => {
      await visits.create([one], { session });
      expect(changes).toEqual([]);
    });
    await visits.create(other);
    expect(changes).toEqual([one, other].map(({ _id }) => [String(_id), 'pending']));
  });

  it('reports only updates of the watched columns, and no id for a filter without one', async () => {
    const _id = await added();
    await visits.updateOne({ _id }, { $set: { reason: 'Fever.' } });
    await visits.updateOne({ _id }, { $set: { status: 'cancelled' } });
    await visits.updateMany({ preferredDate: '2099-01-01' }, { $set: { status: 'cancelled' } });
    await visits.deleteOne({ _id });
    expect(changes.map((change) => (change as unknown[])[0])).toEqual([String(_id), undefined, String(_id)]);
  });
});

describe('reading rows', () => {
  let portal: Portal;

  beforeAll(async () => {
    portal = await startPortal('readrows');
  });
  afterAll(() => portal.close());

  it('exports a list in batches and closes the cursor when the reader stops', async () => {
    const visits = portal.model<Appointment>(Appointment);
    const patientId = new Types.ObjectId();
    const visit = { status: 'pending' as const, patientId, patientName: 'Asha Rao' };
    const rows = Array.from({ length: 450 }, () => ({ ...visit, speciality: 'Cardiology' as const }));
    await visits.insertMany(rows);
    const list = Listing.of({
      model: visits,
      scope: { patientId },
      plan: { conditions: [], sort: { _id: 1 }, skip: 0, limit: 10 },
      toAnswers: (some: Appointment[]) => some.map(({ _id }) => String(_id)),
    });
    const sizes: number[] = [];
    for await (const batch of list.batches()) sizes.push(batch.length);
    expect(sizes).toEqual([200, 200, 50]);

    const opened = jest.spyOn(visits.collection, 'find');
    for await (const batch of list.batches()) if (batch.length > 0) break;
    const cursor = (await opened.mock.results[0].value) as { closed: boolean };
    opened.mockRestore();
    expect(cursor.closed).toBe(true);
  });

  it('reads a page like a query, without hidden columns', async () => {
    const users = portal.model<User>(User);
    const _id = new Types.ObjectId((await addPatient(portal)).userId);
    const page = { filter: { _id }, sort: { _id: 1 }, skip: 0, limit: 10 } as const;
    const [row] = await readPage(users, page);
    expect(row).toEqual(await users.findOne({ _id }).lean());
    expect(row).not.toHaveProperty('passwordHash');
    const [rest] = await readPage(users, { ...page, columns: { fullName: 0 } });
    expect({ ...rest, fullName: row.fullName }).toEqual(row);
    expect(await readPage(users, { ...page, columns: { fullName: 1 } })).toEqual([
      { _id, fullName: row.fullName },
    ]);
    expect(await readPage(users, { ...page, skip: 1 })).toEqual([]);
  });

  it('reads a page by a query after a transient failure of the command', async () => {
    const users = portal.model<User>(User);
    const _id = new Types.ObjectId((await addPatient(portal)).userId);
    const command = jest.spyOn(portal.db.db!, 'command');
    command.mockRejectedValueOnce(new mongo.MongoNetworkError('The primary has gone.'));
    const rows = await readPage(users, { filter: { _id }, sort: { _id: 1 }, skip: 0, limit: 10 });
    command.mockRestore();
    expect(rows.map(({ _id: id }) => String(id))).toEqual([String(_id)]);
  });

  it('fails as unavailable while the database cannot be reached', async () => {
    const lost = createConnection();
    Object.assign(lost.config, { bufferTimeoutMS: 20 });
    const nowhere = lost.model(Appointment.name, AppointmentSchema) as unknown as Model<Appointment>;
    const filter = { _id: new Types.ObjectId() };
    const update = { $set: { reason: 'Fever.' } };
    const calls = [
      nowhere.findOne(filter).lean().exec(),
      nowhere.find(filter).limit(2).lean().exec(),
      readPage(nowhere, { filter, sort: { _id: 1 }, skip: 0, limit: 2 }),
      nowhere.findOneAndUpdate(filter, update).lean().exec(),
      nowhere.updateOne(filter, update).exec(),
    ];
    const failures = await Promise.all(calls.map((call) => call.catch((error: unknown) => error)));
    expect(failures.map(isDatabaseUnavailable)).toEqual(calls.map(() => true));
  });
});
