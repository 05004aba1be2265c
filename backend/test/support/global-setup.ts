import { startTemporaryMongod, type RunningMongod } from '../../../launch/mongod.mjs';

declare global {
  var testMongod: RunningMongod | undefined;
}

/**
 * Starts one MongoDB replica set for the whole run and puts its address, without a database name, into
 * MONGODB_TEST_URI. Each test file takes a database of its own (`dbName`), so files may run side by side.
 */
export default async function startDatabase(): Promise<void> {
  const mongod = await startTemporaryMongod((sentence) => process.stderr.write(`${sentence}\n`));
  globalThis.testMongod = mongod;
  process.env.MONGODB_TEST_URI = mongod.uri;
}
