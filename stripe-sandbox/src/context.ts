import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database.js';
import type { SandboxSettings } from './settings.js';

/** Shared by all parts of the sandbox. */
export interface Sandbox {
  settings: SandboxSettings;
  db: Database;
  log: FastifyBaseLogger;
  /** Address of the sandbox as the browser sees it, without a slash at the end. */
  baseUrl(): string;
  /** Tells the webhook worker that an event was committed. */
  eventsWaiting(): void;
}
