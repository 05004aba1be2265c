import { createHash, randomBytes } from 'node:crypto';
import { createConnection, mongo } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { databaseUri } from '../../test/support/portal.js';
import { AuditEvent, AuditEventSchema } from './audit-event.schema.js';
import { headOf, headsIn } from './audit-head.js';
import { AuditKeys } from './audit-keys.js';
import { AuditSeal, AuditSealSchema } from './audit-seal.schema.js';
import { AuditSealsService, SETTLED_AFTER_MS } from './audit-seals.service.js';
import { checkTrail } from './check-trail.js';
import { reportOf } from './trail-report.js';

const secret = () => randomBytes(36).toString('base64url');
const MANY = 2500;

describe('The sealed audit trail', () => {
  const SECRET = secret();
  let connection: Connection;
  let events: Model<AuditEvent>;
  let rows: Model<AuditSeal>;
  let seals: AuditSealsService;

  const later = () => new Date(Date.now() + SETTLED_AFTER_MS + 1000);
  const write = (action: string) =>
    events.create({ action, outcome: 'success', resource: 'users', at: new Date() });
  const sealer = (...secrets: string[]) => new AuditSealsService(events, rows, { AUDIT_SECRET: secrets });
  const check = (heads: string[] = [], ...secrets: string[]) =>
    checkTrail(
      connection,
      new AuditKeys(secrets.length > 0 ? secrets : [SECRET]),
      heads.flatMap((head) => headsIn(head)),
    );
  const problemOf = async (heads?: string[], ...secrets: string[]) =>
    (await check(heads, ...secrets)).problem;
  const headNow = async () => headOf((await seals.newest())!);

  /**
   * A forger with the database and without the key can recompute all hashes, with or without the old
   * signatures.
   */
  async function recompute(change: (seal: AuditSeal) => object): Promise<void> {
    let [hash, after] = ['', new mongo.ObjectId('0'.repeat(24))];
    for (const seal of await rows.find().sort({ _id: 1 }).lean<AuditSeal[]>()) {
      const covered = await events.collection.find({ _id: { $gt: after, $lte: seal.upTo } }).toArray();
      const sum = createHash('sha256').update(hash);
      for (const row of covered) sum.update(mongo.BSON.serialize(row));
      [hash, after] = [sum.digest('hex'), seal.upTo];
      const forged = { ...seal, hash, count: covered.length };
      await rows.collection.replaceOne({ _id: seal._id as never }, { ...forged, ...change(forged) });
    }
  }
  const unsigned = () => ({ keyId: undefined, signature: undefined });
  const stripSignatures = () => rows.collection.updateMany({}, { $unset: { keyId: 1, signature: 1 } });

  beforeEach(async () => {
    connection = await createConnection(databaseUri('audit_seals')).asPromise();
    await connection.dropDatabase();
    events = connection.model<AuditEvent>(AuditEvent.name, AuditEventSchema);
    rows = connection.model<AuditSeal>(AuditSeal.name, AuditSealSchema);
    seals = sealer(SECRET);
    for (const action of ['a', 'b', 'c']) await write(action);
    await seals.seal(later());
    await write('d');
    await seals.seal(later());
  });
  afterEach(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it('holds while nothing was touched', async () => {
    expect(await check()).toMatchObject({ problem: null, events: 4, unsigned: 0, unsealed: { count: 0 } });
  });

  it('leaves events alone that are still settling', async () => {
    await write('e');
    expect(await seals.seal()).toBe(0);
  });

  it(`seals ${MANY} events in one round`, async () => {
    const at = new Date();
    const many = Array.from({ length: MANY }, (_, n) => ({
      action: `m${n}`,
      outcome: 'success',
      resource: 'users',
      at,
    }));
    await events.insertMany(many);
    expect(await seals.seal(later())).toBe(MANY);
    expect(await check()).toMatchObject({
      problem: null,
      events: MANY + 4,
      newest: { _id: 5 },
      unsealed: { count: 0 },
    });
  });

  it('leaves no event of a second behind whose others are sealed', async () => {
    const at = new Date(Math.floor(Date.now() / 1000) * 1000 - 500);
    const idAt = (tail: string) =>
      new mongo.ObjectId(
        `${Math.floor(at.getTime() / 1000)
          .toString(16)
          .padStart(8, '0')}${tail}`,
      );
    const row = { outcome: 'success', resource: 'users' };
    await connection.dropDatabase();
    await events.collection.insertMany([
      { _id: idAt('a'.repeat(16)), action: 'slower', at, ...row },
      { _id: idAt('b'.repeat(16)), action: 'faster', at: new Date(at.getTime() - 400), ...row },
    ]);
    await seals.seal(new Date(at.getTime() + SETTLED_AFTER_MS - 200));
    await seals.seal(later());
    expect(await check()).toMatchObject({ problem: null, events: 2 });
  });

  it.each<[how: string, act: () => Promise<unknown>, seal: number]>([
    ['changed', () => events.collection.updateOne({ action: 'b' }, { $set: { action: 'x' } }), 1],
    ['removed', () => events.collection.deleteOne({ action: 'd' }), 2],
    [
      'put between sealed ones',
      async () => {
        const first = await events.findOne({ action: 'a' }).lean<AuditEvent>();
        const before = `${String(first!._id).slice(0, 8)}${'0'.repeat(16)}`;
        return events.collection.insertOne({ _id: new mongo.ObjectId(before), action: 'x', at: new Date() });
      },
      1,
    ],
  ])('finds an event that was %s', async (_how, act, seal) => {
    await act();
    expect(await problemOf()).toMatch(new RegExp(`does not match its seal number ${seal}:`));
  });

  it('finds a missing seal', async () => {
    await rows.collection.deleteOne({ _id: 1 as never });
    expect(await problemOf()).toBe('Seal 1 is missing.');
  });

  it('lets one of two sealers win', async () => {
    await write('e');
    const counts = await Promise.all([seals.seal(later()), sealer(SECRET).seal(later())]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(await problemOf()).toBeNull();
  });

  describe('recomputed by a person without the key', () => {
    beforeEach(async () => {
      await events.collection.updateOne({ action: 'b' }, { $set: { action: 'x' } });
    });

    it('is found when the old signatures stay', async () => {
      await recompute(() => ({}));
      expect(await problemOf()).toMatch(/^Seal 1 was not made with the key /);
    });

    it('is found when no seal bears a key any more', async () => {
      await recompute(unsigned);
      expect(await problemOf()).toMatch(/^None of the 2 seals bears a key/);
    });

    it('is detected when another key made the signatures', async () => {
      const own = new AuditKeys([secret()]);
      await recompute((seal) => own.sign(seal));
      expect(await problemOf()).toMatch(
        new RegExp(`^Seal 1 names the key ${own.newestId}, which is not in AUDIT_SECRET`),
      );
    });

    it('is detected when a foreign key has the id of ours', async () => {
      const { newestId } = new AuditKeys([SECRET]);
      const own = new AuditKeys([secret()]);
      await recompute((seal) => ({ ...own.sign(seal), keyId: newestId }));
      expect(await problemOf()).toMatch(/^Seal 1 was not made with the key /);
    });

    it('is detected by an external head, also when the server signed the forgery', async () => {
      const head = await headNow();
      await stripSignatures();
      await recompute(unsigned);
      await seals.seal(later());
      const alone = await check();
      expect([alone.problem, alone.unsigned]).toEqual([null, 2]);
      expect(reportOf(alone)).toContain('Seals 1 to 2 are of a version without keys');
      expect(await problemOf([head])).toMatch(/^Seal 2 is not the one that was noted outside/);
    });
  });

  it('finds by a head from outside that the newest rows were cut off with their seals', async () => {
    const head = await headNow();
    await events.collection.deleteOne({ action: 'd' });
    await rows.collection.deleteOne({ _id: 2 as never });
    expect(await problemOf()).toBeNull();
    expect(await problemOf([head])).toBe(
      'Seal 2 was noted outside, and the trail ends at 1: its newest rows were cut off.',
    );
    await connection.dropDatabase();
    expect(await problemOf([head])).toMatch(/the trail ends at 0/);
  });

  it('reports what it cannot verify', async () => {
    const first = headOf((await rows.findById(1).lean<AuditSeal>())!);
    const alone = reportOf(await check());
    expect(alone).toMatch(/^The audit trail holds: 4 rows under 2 seals, the newest of /);
    expect(alone).toContain(await headNow());
    expect(alone).toContain('Nothing from outside was compared');
    expect(alone).toContain('Whoever has AUDIT_SECRET');
    expect(reportOf(await check([first]))).toContain('Seal 1 is the newest that was noted outside');
    await write('e');
    const compared = reportOf(await check([await headNow()]));
    expect(compared).not.toMatch(/noted outside|Nothing from outside/);
    expect(compared).toMatch(/1 row since \S+, newer than the newest seal/);
  });

  it('holds through another key, and only with both', async () => {
    const next = secret();
    await write('e');
    await sealer(next, SECRET).seal(later());
    expect(await problemOf([], next, SECRET)).toBeNull();
    expect(await problemOf([], SECRET, next)).toBeNull();
    expect(await problemOf([], next)).toMatch(/^Seal 1 names the key \w{12}, which is not in AUDIT_SECRET/);
    expect(await problemOf([], SECRET)).toMatch(/^Seal 3 names the key /);
  });

  it('takes over the seals of a version without keys, and no such seal after that', async () => {
    await stripSignatures();
    expect(await problemOf()).toMatch(/^None of the 2 seals bears a key/);
    expect(await seals.seal()).toBe(0);
    expect(await check()).toMatchObject({ problem: null, unsigned: 2, firstSigned: { _id: 3, count: 0 } });
    expect(await seals.seal()).toBe(0);
    await write('e');
    await seals.seal(later());
    expect((await check()).newest!._id).toBe(4);
    await rows.collection.updateOne({ _id: 4 as never }, { $unset: { keyId: 1, signature: 1 } });
    expect(await problemOf()).toMatch(/^Seal 4 bears no key, although seal 3 does/);
  });

  it('finds the signature of a seal whose number, time or count was changed', async () => {
    for (const change of [{ sealedAt: new Date(0) }, { keyId: 'x' }, { signature: '' }, { count: 5 }]) {
      const before = await rows.collection.findOne({ _id: 2 as never });
      await rows.collection.updateOne({ _id: 2 as never }, { $set: change });
      expect([change, await problemOf()]).toEqual([change, expect.stringMatching(/eal( number)? 2/)]);
      await rows.collection.replaceOne({ _id: 2 as never }, before!);
    }
    expect(await problemOf()).toBeNull();
  });
});

describe('Heads of the audit trail', () => {
  const hash = 'ab'.repeat(32);

  it('is found in whatever text they were noted', () => {
    expect(
      headsIn(`{"msg":"The audit trail is sealed up to 12:${hash}"}\n2026-11-22T10:00:00.000Z 13:${hash}\n`),
    ).toEqual([
      { seal: 12, hash },
      { seal: 13, hash },
    ]);
  });

  it.each(['', '12', `12:${hash}0`, `12:${hash.slice(1)}`, `x${hash}`])('is not seen in %j', (text) => {
    expect(headsIn(text)).toEqual([]);
  });
});
