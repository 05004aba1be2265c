import { rmSync } from 'node:fs';
import { access, constants, mkdir, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files in memory, where Linux has them. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;

async function hasRoomInMemory() {
  try {
    await access(MEMORY, constants.W_OK);
    const { bavail, bsize } = await statfs(MEMORY);
    return bavail * bsize > ROOM_BYTES;
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'EACCES') return false; // another system than Linux has none
    throw error;
  }
}

/**
 * Lays all temporary files of the run into one folder, which goes with its process: each write of a database waits for
 * its journal, long on disk. SERVER_BUILD_DIR is a folder in it for the server that tests of whole processes build.
 */
export default async function takeFolder() {
  const parent = (await hasRoomInMemory()) ? MEMORY : tmpdir();
  const folder = await mkdtemp(join(parent, 'hospital-portal-tests-'));
  process.env.TMPDIR = folder;
  process.env.SERVER_BUILD_DIR = join(folder, 'server');
  await mkdir(process.env.SERVER_BUILD_DIR);
  // Here, since no teardown is called when a run is broken off.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
