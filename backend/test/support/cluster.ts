import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createConnection } from 'mongoose';
import type { Connection } from 'mongoose';
import { Portal } from '../../../launch/portal.mjs';
import { createReporter } from '../../../launch/processes.mjs';
import { readSettings } from '../../../launch/settings.mjs';
import { takePort } from './ports.js';
import { buildServer } from './server-process.js';
import { UNLIMITED } from './unlimited.mjs';

export interface RunningCluster {
  /** The proxy's. */
  url: string;
  /** A connection of the test's own, which follows the primary. */
  db: Connection;
  /** Process ids by name: db1 to db3, api1 and api2, sandbox. */
  pids: () => Record<string, number | undefined>;
  /** Kills one of its processes with SIGKILL. */
  kill: (name: string) => void;
  /** Name of the current primary. */
  primary: () => Promise<string>;
  /** States of the members as they see each other, e.g. PRIMARY, SECONDARY. */
  states: () => Promise<string[]>;
  /** Its output about its processes. */
  said: string[];
  close: () => Promise<void>;
}

/** Starts `npm run cluster` on free ports with a temporary data folder. */
export async function startCluster(): Promise<RunningCluster> {
  const built = await buildServer();
  const dataDir = await mkdtemp(join(tmpdir(), 'hospital-portal-cluster-'));
  const env = {
    PORT: String(await takePort()),
    STRIPE_SANDBOX_PORT: String(await takePort()),
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    ...UNLIMITED,
    LOG_LEVEL: 'info',
  };
  const said: string[] = [];
  const root = resolve(process.cwd());
  const reporter = createReporter((line) => said.push(line));
  const settings = readSettings({ MONGOMS_SYSTEM_BINARY: process.env.MONGOMS_SYSTEM_BINARY, ...env }, root);
  const cluster = new Portal(settings, reporter, 'cluster', built);
  await cluster.start();
  const db = await createConnection(cluster.mongodbUri, { writeConcern: { w: 'majority' } }).asPromise();
  const admin = () => db.getClient().db('admin');
  return {
    url: settings.url,
    db,
    said,
    pids: () => cluster.pids,
    kill: (name) => void process.kill(cluster.pids[name]!, 'SIGKILL'),
    primary: async () => {
      const { primary, hosts } = await admin().command({ hello: 1 });
      return `db${(hosts as string[]).indexOf(primary as string) + 1}`;
    },
    states: async () => {
      const { members } = await admin().command({ replSetGetStatus: 1 });
      return (members as { stateStr: string }[]).map(({ stateStr }) => stateStr).sort();
    },
    close: async () => {
      await db.close();
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
