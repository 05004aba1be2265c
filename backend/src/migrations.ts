import type { Migrations } from './database/migrate.js';

/** Changes to rows of released versions, oldest first. There are none before the first release. */
export const migrations: Migrations = {};
