import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../launch/ports-and-locks.mjs';
import { isFirst } from './first.js';

/** Below the ports that the product and the browser tests use. */
const OF_TESTS = [16_000, 19_999];

/**
 * A port for a server that this process starts soon. Nobody else of the run is given it, since the processes of a run
 * look for theirs at the same time and a server takes seconds until it listens.
 */
export async function takePort(): Promise<number> {
  for (;;) {
    const port = await findFreePort({ range: OF_TESTS });
    if (await isFirst(join(tmpdir(), `port-${port}`))) return port;
  }
}
