import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryMongod } from '../../../launch/mongod.mjs';

/**
 * Starts one MongoDB replica set for the whole run and puts its address, without a database name, into
 * MONGODB_TEST_URI. Each test file takes a database of its own (`dbName`), so files may run side by side.
 * SERVER_BUILD_DIR is a folder for the server that tests of whole processes build.
 * @returns what stops the database and deletes its files and the built server
 */
export default async function startDatabase(): Promise<() => Promise<void>> {
  const mongod = await startTemporaryMongod((sentence) => process.stderr.write(`${sentence}\n`));
  const built = await mkdtemp(join(tmpdir(), 'hospital-portal-server-'));
  process.env.MONGODB_TEST_URI = mongod.uri;
  process.env.SERVER_BUILD_DIR = built;
  return async () => {
    await mongod.stop();
    await rm(built, { recursive: true, force: true });
  };
}
