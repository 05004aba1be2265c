import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Runner from './runner.mjs';

const addressOf = (path) => new URL(path, import.meta.url).href;
const [MODULES, SETUP] = [addressOf('./page-modules.mjs'), addressOf('../../frontend/test/setup.ts')];

/**
 * Runs page tests by `page-modules.mjs`. The light runner knows JavaScript only, so in place of each test file it gets
 * two lines that run test/setup.ts and that file, both with modules of ours of their own.
 */
export default class PageRunner extends Runner {
  #folder = mkdtempSync(join(tmpdir(), 'hospital-portal-page-tests-'));
  #count = 0;

  constructor(...args) {
    super(...args);
    process.once('exit', () => rmSync(this.#folder, { recursive: true, force: true }));
  }

  runnableOf({ path }) {
    this.#count += 1;
    const file = join(this.#folder, `${this.#count}.mjs`);
    const files = JSON.stringify([SETUP, pathToFileURL(path).href]);
    writeFileSync(file, `import { runAlone } from '${MODULES}';\nawait runAlone(...${files});\n`);
    return file;
  }
}
