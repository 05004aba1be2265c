/** Programs that are fetched once and kept for all checkouts of this person. */
import { access, constants, mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

/** Last line of what went wrong, for the list of attempts. */
export function lastLine(error) {
  const text = String(error?.message || error).trim();
  return text.split('\n').filter(Boolean).at(-1) ?? 'unknown reason';
}

/** Outside node_modules, so that a fresh install of the packages does not throw the programs away. */
export async function cacheFolder() {
  const folders = [
    join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'hospital-portal'),
    resolve('.data', 'bin'),
  ];
  let reason;
  for (const folder of folders) {
    try {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
      return folder;
    } catch (error) {
      reason = error;
    }
  }
  throw reason;
}

/** @returns paths on the PATH where a program of one of these names may be run, in the order of the names */
export async function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const runnable = await Promise.all(
    candidates.map((path) =>
      access(path, constants.X_OK).then(
        () => true,
        () => false,
      ),
    ),
  );
  return candidates.filter((_, index) => runnable[index]);
}

/**
 * @param {string[]} paths
 * @param {(path: string) => Promise<string>} check throws for a program that does not run here
 * @returns the first path that passes
 */
export async function firstUsable(paths, check) {
  let reason = new Error('none there');
  for (const path of paths) {
    try {
      return await check(path);
    } catch (error) {
      reason = error;
    }
  }
  throw reason;
}

/**
 * Goes through the ways to get a program until one succeeds.
 * @param {Array<[string, () => Promise<string>]>} ways
 * @param {string} advice one sentence: what to do when none does
 * @throws Error with the advice, and then why each way failed
 */
export async function firstWay(ways, advice) {
  const failures = [];
  for (const [name, way] of ways) {
    try {
      return await way();
    } catch (error) {
      failures.push(`  ${name}: ${lastLine(error)}`);
    }
  }
  throw new Error(`${advice} Tried:\n${failures.join('\n')}`);
}
