import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '../../../launch/database.mjs';

/**
 * Starts a replica set on a folder of its own that `stop` deletes: for tests and measurements.
 * @param {(sentence: string) => void} [say]
 * @returns {Promise<{ uri: string, pid: number | undefined, stop: () => Promise<void> }>}
 */
export async function startTemporaryMongod(say = () => undefined) {
  const dataDir = await mkdtemp(join(tmpdir(), 'hospital-portal-db-'));
  const database = new Database({ dataDir, say, onGivenUp: ({ message }) => say(message) });
  const stop = async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const uri = await database.start();
    return { uri, pid: database.pids.db, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
