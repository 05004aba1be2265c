import { Logger } from '@nestjs/common';
import { Schema, createConnection } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { ChangeStream } from '../src/common/caching/change-stream.js';
import type { Watcher } from '../src/common/caching/change-stream.js';
import { startLine } from './support/cuttable-line.js';
import type { CuttableLine } from './support/cuttable-line.js';
import { uriOf } from './support/databases.js';
import { until } from './support/until.js';

interface Bed {
  name: string;
  ward: { floor: number };
  secret: string;
}

const BED = new Schema<Bed>({
  name: String,
  ward: { floor: Number },
  secret: { type: String, select: false },
});

/** The events of a watcher. */
class Heard {
  readonly said: unknown[] = [];
  beats = 0;

  watcher<Row>(more: Partial<Watcher<Row>> = {}): Watcher<Row> {
    return {
      changed: (row, id, operation) => this.said.push({ operation, id, row }),
      missed: () => this.said.push('missed'),
      broken: () => this.said.push('broken'),
      heard: () => (this.beats += 1),
      ...more,
    };
  }
}

describe('The one stream of changes of a process', () => {
  let line: CuttableLine;
  /** Through the cuttable connection, and past it. */
  let [cuttable, direct] = [] as unknown as [Connection, Connection];
  let changes: ChangeStream;
  let [beds, wards] = [] as unknown as [Model<Bed>, Model<Bed>];

  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(async () => {
    const address = new URL(uriOf('test_changes'));
    line = await startLine({ host: address.hostname, port: Number(address.port) });
    direct = await createConnection(address.toString()).asPromise();
    [beds, wards] = [modelOf('beds'), modelOf('wards')];
    await Promise.all([beds.createCollection(), wards.createCollection()]);
    address.port = String(line.port);
    address.searchParams.set('directConnection', 'true');
    address.searchParams.delete('replicaSet');
    cuttable = await createConnection(address.toString(), { heartbeatFrequencyMS: 500 }).asPromise();
    changes = new ChangeStream(cuttable);
  });
  afterEach(async () => {
    await changes.beforeApplicationShutdown();
    await cuttable.close();
    await direct.dropDatabase();
    await direct.close();
    await line.close();
  });

  const modelOf = (name: string) => direct.model<Bed>(name, BED, name);
  const open = async () => {
    changes.onModuleInit();
    await changes.whenOpen();
  };
  const bed = (name: string): Bed => ({ name, ward: { floor: 2 }, secret: 'hash' });
  const last = ({ said }: Heard) => said.at(-1);

  it('gives each watcher the columns it needs of its collection, without excluded ones', async () => {
    const [all, some, others] = [new Heard(), new Heard(), new Heard()];
    changes.follow(beds, all.watcher());
    changes.follow(wards, some.watcher({ columns: { ward: { floor: '$fullDocument.ward.floor' } } }));
    changes.follow(wards, some.watcher({ columns: {}, wanted: { operationType: 'delete' } }));
    changes.follow(modelOf('others'), others.watcher());
    await open();
    const { id: bedId } = await beds.create(bed('A'));
    const { id } = await wards.create(bed('B'));
    await wards.updateOne({ _id: id }, { name: 'C' });
    await until(() => Promise.resolve(some.said.length === 6)); // a deleted row has no new state
    await wards.deleteOne({ _id: id });
    await until(() => Promise.resolve(some.said.length === 8));
    expect(all.said).toEqual([
      'missed',
      { operation: 'insert', id: bedId, row: expect.objectContaining({ name: 'A' }) as Bed },
    ]);
    expect(all.said[1]).not.toHaveProperty('row.secret');
    const row = { ward: { floor: 2 } };
    const told = [
      { operation: 'insert', id, row },
      { operation: 'update', id, row },
      { operation: 'delete', id, row: undefined },
    ];
    expect(some.said.filter((_, n) => n > 1)).toEqual(told.flatMap((one) => [one, one]));
    expect(others.said).toEqual(['missed']);
  });

  it('continues for the others when a watcher fails, and makes that one read again', async () => {
    const [failing, healthy] = [new Heard(), new Heard()];
    const fail = () => {
      throw new Error('Not today');
    };
    changes.follow(beds, failing.watcher({ changed: fail }));
    changes.follow(beds, failing.watcher({ changed: fail, missed: fail }));
    changes.follow(beds, healthy.watcher());
    await open();
    failing.said.length = 0;
    await beds.create([bed('A'), bed('B')]);
    await until(() => Promise.resolve(healthy.said.length === 3));
    expect(failing.said).toEqual(['missed', 'missed']);
    expect(healthy.said.slice(1)).toHaveLength(2);
  });

  it('loses no write while its connection is cut, or reports that it may have', async () => {
    const heard = new Heard();
    changes.follow(beds, heard.watcher());
    await open();
    await beds.create(bed('before'));
    await until(() => Promise.resolve(heard.said.length === 2));
    line.cut();
    await beds.create(bed('meanwhile'));
    line.mend();
    await until(() => Promise.resolve(heard.said.length > 2));
    await until(async () => {
      await beds.create(bed('afterwards'));
      return (last(heard) as { row?: Bed }).row?.name === 'afterwards';
    });
    const names = heard.said
      .slice(2)
      .map((one) => (typeof one === 'string' ? one : (one as { row: Bed }).row.name));
    expect(names.some((name) => name === 'meanwhile' || name === 'missed')).toBe(true);
  });

  it('says that changes may be missed, and opens again, when the database is dropped', async () => {
    const heard = new Heard();
    changes.follow(beds, heard.watcher());
    await open();
    await direct.dropDatabase();
    await until(() => Promise.resolve(heard.said.filter((one) => one === 'missed').length === 3));
    expect(heard.said.filter((one) => typeof one === 'string')).toEqual([
      'missed',
      'missed',
      'broken',
      'missed',
    ]);
    await beds.create(bed('again'));
    await until(() => Promise.resolve((last(heard) as { row?: Bed }).row?.name === 'again'));
  });

  it('says several times a second that nothing was missed', async () => {
    const heard = new Heard();
    changes.follow(beds, heard.watcher());
    await open();
    const { beats } = heard;
    await until(() => Promise.resolve(heard.beats > beats + 2));
    expect(heard.said).toEqual(['missed']);
  });
});
