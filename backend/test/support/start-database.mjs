import { startTemporaryMongod } from '../../../tools/temporary-mongod.mjs';

/**
 * Starts a MongoDB replica set for the test files of this process and puts its address, without a database name, into
 * MONGODB_TEST_URI. Each portal takes a database of its own in it (`Databases`). The processes share none: every portal
 * listens to changes, and each write would wake the listeners of all of them.
 */
export default async function startDatabase() {
  const { uri, pid } = await startTemporaryMongod((sentence) => process.stderr.write(`${sentence}\n`));
  process.env.MONGODB_TEST_URI = uri;
  // Before the run's folder goes, in which it writes.
  process.prependOnceListener('exit', () => process.kill(pid, 'SIGKILL'));
}
