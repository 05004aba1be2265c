import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** First the one without a window, which draws the same pages with a fifth less work. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * @returns {string} path of the browser for the tests: CHROMIUM_PATH, one of Debian's, or one on PATH
 * @throws Error that says what to install
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
  if (chosen) return chosen;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter).filter(Boolean)];
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(existsSync);
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium: install the Debian package "chromium-headless-shell" or "chromium", or set ' +
      'CHROMIUM_PATH.',
  );
}
