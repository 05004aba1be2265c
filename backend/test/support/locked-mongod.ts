import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'mongoose';
import { ensureMongod } from '../../../tools/fetch/programs.mjs';
import { takePort } from './ports.js';

export interface LockedMongod {
  /** host:port */
  member: string;
  replicaSet: string;
  stop: () => Promise<void>;
}

const REPLICA_SET = 'rs0';

/**
 * A member as the container of the production set-up starts it: first alone, to make the root account, then with a key
 * file for a set that nobody has joined yet. Nobody gets in without a password.
 */
export async function startLockedMongod(rootPassword: string): Promise<LockedMongod> {
  const binary = await ensureMongod();
  const folder = await mkdtemp(join(tmpdir(), 'hospital-portal-locked-'));
  const keyFile = join(folder, 'keyfile');
  await writeFile(keyFile, randomBytes(96).toString('base64'), { mode: 0o400 });
  const port = await takePort();
  const shared = ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1'];
  const small = [
    '--wiredTigerCacheSizeGB',
    '0.25',
    '--setParameter',
    'diagnosticDataCollectionEnabled=false',
  ];
  const launch = (...more: string[]) => spawn(binary, [...shared, ...small, ...more], { stdio: 'ignore' });

  const alone = launch();
  await makeRoot(port, rootPassword);
  await end(alone);
  const member = launch('--replSet', REPLICA_SET, '--keyFile', keyFile);
  return {
    member: `127.0.0.1:${port}`,
    replicaSet: REPLICA_SET,
    stop: async () => {
      await end(member);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeRoot(port: number, pwd: string): Promise<void> {
  const connection = await createConnection(`mongodb://127.0.0.1:${port}/?directConnection=true`).asPromise();
  await connection
    .getClient()
    .db('admin')
    .command({ createUser: 'root', pwd, roles: ['root'] });
  await connection.close();
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
