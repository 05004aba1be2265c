import { fileURLToPath, pathToFileURL } from 'node:url';
import Runner from './runner.mjs';

/** What the light runner, which knows JavaScript only, gets in place of each test file; it is in the same process. */
const STAND_IN = fileURLToPath(new URL('./page-test.mjs', import.meta.url));

export default class PageRunner extends Runner {
  async _runTest(test) {
    globalThis.pageTest = pathToFileURL(test.path).href;
    const result = await super._runTest({ ...test, path: STAND_IN });
    return { ...result, testFilePath: test.path };
  }
}
