import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { birthOf, isAlive } from './processes.mjs';

function holderOf(file) {
  const holder = JSON.parse(readFileSync(file, 'utf8'));
  return isAlive(holder.pid) && birthOf(holder.pid) === holder.birth ? holder : undefined;
}

/**
 * Claims a data folder for this process, so that a second start on it says so at once.
 * @param {string} dataDir
 * @param {string} url where this start will serve, for the other one's message
 * @returns {() => void} gives the folder back
 * @throws Error whose message names the process that has it
 */
export function claimDataFolder(dataDir, url) {
  const file = join(dataDir, 'running.json');
  const claim = JSON.stringify({ pid: process.pid, birth: birthOf(process.pid), url });
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
