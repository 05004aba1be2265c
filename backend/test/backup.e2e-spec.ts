import { mkdtemp, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mongoose';
import type { Connection } from 'mongoose';
import { brokenRules } from '../src/backup/invariants.js';
import type { Manifest } from '../src/backup/manifest.js';
import { restoreBackup } from '../src/backup/restore-backup.js';
import { takeBackup } from '../src/backup/take-backup.js';
import { addDoctor, addPatient } from './support/people.js';
import { databaseUri, startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { newPerson, register } from './support/registration.js';
import { until } from './support/until.js';
import { bookVisit, wishFor } from './support/visits.js';

const WRITERS = 4;

describe('A backup', () => {
  let portal: Portal;
  let folder: string;
  let manifest: Manifest;
  let empty: Connection;
  /** Registrations that were answered before and after the backup. */
  let [before, after] = [0, 0];

  const registered = () => portal.db.collection('auditevents').countDocuments({ action: 'user.register' });
  const sumsOf = ({ collections }: Manifest) => collections.map(({ indexes: _, ...sums }) => sums);
  /** The order of an index's columns matters, that of its options does not. */
  const indexesOf = ({ collections }: Manifest) =>
    collections.map(({ name, indexes }) => ({
      name,
      indexes: indexes
        .map(({ key, ...options }) => ({ ...options, key: JSON.stringify(key) }))
        .toSorted((one, other) => one.name.localeCompare(other.name)),
    }));

  beforeAll(async () => {
    portal = await startPortal('backup');
    folder = await mkdtemp(join(tmpdir(), 'hospital-portal-backup-'));
    empty = await createConnection(databaseUri('backup_restored')).asPromise();
    await empty.dropDatabase();
    await bookVisit(await addPatient(portal), wishFor(portal, await addDoctor(portal)));
    let isBusy = true;
    const write = async () => {
      while (isBusy) expect((await register(portal.visitor, newPerson())).status).toBe(201);
    };
    const writing = Promise.all(Array.from({ length: WRITERS }, write));
    await until(async () => (await registered()) >= WRITERS);
    before = await registered();
    manifest = await takeBackup(portal.db, folder);
    after = await registered();
    isBusy = false;
    await writing;
  });
  afterAll(async () => {
    await empty.dropDatabase();
    await empty.close();
    await rm(folder, { recursive: true, force: true });
    await portal.close();
  });

  it('is refused into a folder that holds something, and is read by its owner alone', async () => {
    await expect(takeBackup(portal.db, folder)).rejects.toThrow('is not empty');
    for (const file of ['users.bson', 'manifest.json'])
      expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
  });

  it('is not restored when a file was changed, and leaves no trace then', async () => {
    const path = join(folder, 'users.bson');
    const bytes = await readFile(path);
    const changed = Buffer.from(bytes);
    changed[Math.floor(bytes.length / 2)] ^= 1;
    for (const wrong of [changed, bytes.subarray(0, -1), Buffer.concat([bytes, bytes.subarray(0, 4)])]) {
      await writeFile(path, wrong);
      await expect(restoreBackup(empty, folder)).rejects.toThrow(
        /not the one that was written|ends within a row/,
      );
    }
    await writeFile(path, bytes);
    expect(await empty.db!.listCollections().toArray()).toEqual([]);
  });

  it(`shows one moment while ${WRITERS} people write, and is restored to the byte with its indexes`, async () => {
    await restoreBackup(empty, folder);
    const again = await mkdtemp(join(tmpdir(), 'hospital-portal-backup-'));
    const restored = await takeBackup(empty, again);
    await rm(again, { recursive: true });
    expect(sumsOf(restored)).toEqual(sumsOf(manifest));
    expect(indexesOf(restored)).toEqual(indexesOf(manifest));
    // A registration writes two collections at once; reading them at different moments would not agree.
    const events = await empty.collection('auditevents').countDocuments({ action: 'user.register' });
    expect(await empty.collection('users').countDocuments({ fullName: 'Meera Iyer' })).toBe(events);
    expect(events).toBeGreaterThanOrEqual(before);
    expect(events).toBeLessThanOrEqual(after);
    expect(after).toBeGreaterThan(before);
    expect(await brokenRules(empty)).toEqual([]);
  });

  it('is not restored over rows, nor without its list', async () => {
    await expect(restoreBackup(empty, folder)).rejects.toThrow('is not empty: there are rows in');
    await unlink(join(folder, 'manifest.json'));
    await expect(restoreBackup(empty, folder)).rejects.toThrow('holds no whole backup');
  });

  it('is known as broken when rows are missing that others need', async () => {
    await empty.collection('users').deleteMany({ type: 'doctor' });
    await empty.collection('payments').deleteMany({});
    expect(await brokenRules(empty)).toEqual([
      '1 visit at a doctor who does not exist',
      '1 paid visit without its payment',
    ]);
  });
});
