/** Free ports, and the lock of a data folder. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Below the ephemeral range, so that a remembered port stays free. The ranges do not overlap, so that a database does
 * not take a port that was chosen for a server.
 */
const SERVERS = [20_100, 24_999];
export const DATABASES = [25_000, 29_899];
const USES = { PORT: 'the portal', STRIPE_SANDBOX_PORT: 'the payment sandbox' };

/**
 * @param {{ range?: number[], wished?: number, exclude?: number[] }} [options] first and last port, and the one to take
 *   when it is free
 * @returns {Promise<number>} a free TCP port that this process has not given out before
 */
export async function findFreePort({ range: [first, last] = SERVERS, wished, exclude = [] } = {}) {
  const { default: getPort, portNumbers } = await import('get-port');
  // A random start keeps concurrent searches apart.
  const from = first + Math.floor(Math.random() * (last - first - 100));
  return getPort({ port: [...(wished ? [wished] : []), ...portNumbers(from, last)], exclude });
}

/**
 * @param {Partial<Record<keyof typeof USES, number>>} ports by the setting that chooses each
 * @throws Error naming each port that another program has
 */
export async function assertPortsFree(ports) {
  const { default: getPort, clearLockedPorts } = await import('get-port');
  clearLockedPorts();
  const busy = [];
  for (const [setting, port] of Object.entries(ports)) {
    if (port && (await getPort({ port })) !== port) busy.push([setting, `Port ${port} for ${USES[setting]}`]);
  }
  if (busy.length === 0) return;
  const [settings, what] = [0, 1].map((part) => busy.map((one) => one[part]).join(' and '));
  throw new Error(
    `${what} ${busy.length === 1 ? 'is' : 'are'} in use by another program: ` +
      `stop it, or choose another port with ${settings}.`,
  );
}

/** State and starting time (in the system's ticks) of a process, where the system tells. */
function statusOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return { state: fields[0], startedAt: fields[19] };
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return { state: '', startedAt: '' };
    throw error;
  }
}

/** @returns {boolean} whether a process with that id runs; a zombie does not */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  return statusOf(pid).state !== 'Z';
}

function holderOf(file) {
  const holder = JSON.parse(readFileSync(file, 'utf8'));
  // A later process may have the same id, but not the same start time.
  return isAlive(holder.pid) && statusOf(holder.pid).startedAt === holder.startedAt ? holder : undefined;
}

/**
 * Locks a data folder, so that a second start on it fails at once.
 * @param {string} dataDir
 * @param {string} url where this start will serve, for the other one's message
 * @returns {() => void} releases the lock
 * @throws Error that names the process that holds it
 */
export function lockDataFolder(dataDir, url) {
  const file = join(dataDir, 'running.json');
  const claim = JSON.stringify({ pid: process.pid, startedAt: statusOf(process.pid).startedAt, url });
  mkdirSync(dataDir, { recursive: true });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, claim, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = holderOf(file);
    if (holder) {
      throw new Error(
        `Hospital Portal already runs on the data in ${dataDir} (process ${holder.pid}, ${holder.url}): ` +
          'stop that one first, or choose another folder with DATA_DIR.',
      );
    }
    rmSync(file, { force: true });
  }
  throw new Error(`Another start is taking the data in ${dataDir}: wait a moment and try again.`);
}
