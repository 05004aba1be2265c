import { access, constants, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

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
 * Where the data of a test's database goes: each write waits for the journal, long on disk.
 * @returns {Promise<string>} a folder in memory that has room, otherwise the system's for temporary files
 */
export const chooseTemporaryParent = async () => ((await hasRoomInMemory()) ? MEMORY : tmpdir());
