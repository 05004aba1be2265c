/** Programs that are fetched once and kept for all checkouts of this person. */
import { accessSync, constants } from 'node:fs';
import { access, mkdir, mkdtemp, rm } from 'node:fs/promises';
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
  return firstUsable(folders, async (folder) => {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    return folder;
  });
}

/** A folder for half of something, beside the place of the whole: renamed, it appears there at once. */
export async function withWorkFolder(parent, work) {
  const folder = await mkdtemp(join(parent, '.fetching-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function mayRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // not there, or of somebody else
  }
}

/** @returns paths on the PATH where a program of one of these names may be run, in the order of the names */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(mayRun);
}

/**
 * @param {string[]} paths
 * @param {(path: string) => Promise<string>} check throws for one that does not serve here
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
