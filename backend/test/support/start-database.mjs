import { rmSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { createConnection } from 'mongoose';
import { chooseTemporaryParent } from './temporary-parent.mjs';
import { startTemporaryMongod } from './temporary-mongod.mjs';

/** Lays all temporary files of the run into one folder. */
async function takeFolder() {
  const folder = await mkdtemp(join(await chooseTemporaryParent(), 'hospital-portal-tests-'));
  process.env.TMPDIR = folder;
  // Here, since no teardown is called when a run is broken off.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Writes need not wait for the journal of a database that goes with its run: a tenth of the tests' work is waiting for it. */
async function answerBeforeJournal(uri) {
  const connection = await createConnection(uri).asPromise();
  const admin = connection.db.admin();
  const { config } = await admin.command({ replSetGetConfig: 1 });
  const changed = { ...config, version: config.version + 1, writeConcernMajorityJournalDefault: false };
  await admin.command({ replSetReconfig: changed });
  await connection.close();
}

/**
 * Starts one MongoDB replica set for the whole run and puts its address, without a database name, into
 * MONGODB_TEST_URI. Each portal takes a database of its own (`Databases`), so files may run side by side.
 * SERVER_BUILD_DIR is a folder for the server that tests of whole processes build. `stop-database.mjs` ends the
 * database; the files of the run go with its process.
 */
export default async function startDatabase() {
  const folder = await takeFolder();
  const mongod = await startTemporaryMongod((sentence) => process.stderr.write(`${sentence}\n`));
  await answerBeforeJournal(mongod.uri);
  const built = join(folder, 'server');
  await mkdir(built);
  process.env.MONGODB_TEST_URI = mongod.uri;
  process.env.SERVER_BUILD_DIR = built;
  globalThis.testDatabase = mongod;
}
