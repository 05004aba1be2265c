/** In place of a page test, see page-runner.mjs: runs it after test/setup.ts, both with modules of ours of their own. */
import { runAlone } from './page-modules.mjs';

if (!globalThis.pageTest) throw new Error('Page tests run in one process: maxWorkers has to be 1.');
await runAlone(new URL('../../frontend/test/setup.ts', import.meta.url).href, globalThis.pageTest);
