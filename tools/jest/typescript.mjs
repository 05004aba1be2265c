/** Lets this process load TypeScript: see typescript-hooks.mjs. */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url, { data: {} });
