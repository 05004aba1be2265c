import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** Files in memory, where Linux has them. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * Where the data of a test's database goes: each write waits for the journal, long on disk.
 * @returns {Promise<string>} a folder in memory that has room, otherwise the system's for temporary files
 */
export async function chooseTemporaryParent() {
  const memory = await statfs(MEMORY).catch(() => undefined);
  return memory && memory.bavail * memory.bsize > ROOM_BYTES ? MEMORY : tmpdir();
}
