/** Like typescript.mjs, for the site: each test file gets modules of ours of its own, and first runs test/setup.ts. */
import { register } from 'node:module';

const setup = new URL('../../frontend/test/setup.ts', import.meta.url).href;
register('./typescript-hooks.mjs', import.meta.url, { data: { setup } });
