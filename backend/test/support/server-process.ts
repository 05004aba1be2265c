import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isBuilt } from '../../../launch/build.mjs';
import { isFirst } from './first.js';

const run = promisify(execFile);
const ROOT = resolve(process.cwd());
const COMPILER = join(ROOT, 'node_modules/typescript/bin/tsc');
const READY_WITHIN_MS = 40_000;

/**
 * The built server as it stands. Where there is none, it is compiled into a folder that the whole run shares and the
 * global teardown deletes: the first who asks builds, the others wait. Types are checked elsewhere.
 * @returns the folder
 * @throws Error with the compiler's output, for everyone who asked
 */
export async function buildServer(): Promise<string> {
  if (isBuilt('server', ROOT)) return join(ROOT, 'dist/server');
  const shared = process.env.SERVER_BUILD_DIR!;
  const folder = join(shared, 'server');
  const [done, failed] = [join(shared, 'done'), join(shared, 'failed')];
  if (await isFirst(folder)) {
    await compileInto(folder).catch(async (error: unknown) => {
      await writeFile(failed, String(error));
      throw error;
    });
    await writeFile(done, '');
    return folder;
  }
  while (!existsSync(done)) {
    if (existsSync(failed)) throw new Error(await readFile(failed, 'utf8'));
    await wait(100);
  }
  return folder;
}

async function compileInto(folder: string): Promise<void> {
  const project = join(ROOT, 'backend/tsconfig.build.json');
  const options = ['--sourceMap', 'false', '--outDir', folder];
  await run(process.execPath, [COMPILER, '-p', project, ...options], { cwd: ROOT });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}\n');
}

export interface ServerProcess {
  child: ChildProcess;
  /** All that it has written so far, to both of its outputs. */
  log: () => string;
  /** Sends the signal and waits for the end. Gives the exit code, or 128 and the signal's number. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number>;
}

/** Starts the built server, a folder, as a process of its own and waits until it says that it is ready. */
export async function startServer(built: string, env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['backend/src/main.js'], {
    cwd: built,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const log = () => Buffer.concat(chunks).toString();
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const server: ServerProcess = {
    child,
    log,
    end: async (signal) => {
      child.kill(signal);
      const [code, by] = await ended;
      return code ?? 128 + (by === 'SIGKILL' ? 9 : 15);
    },
  };
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(env.PORT))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not become ready:\n${log()}`);
    }
    await wait(50);
  }
  return server;
}

/** Runs the built server, a folder, with settings that it must refuse, until it ends by itself. */
export async function runToItsEnd(
  built: string,
  env: Record<string, string>,
): Promise<{ code: number | null; log: string }> {
  const child = spawn(process.execPath, ['backend/src/main.js'], {
    cwd: built,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: READY_WITHIN_MS,
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, log: Buffer.concat(chunks).toString() };
}

async function isReady(port: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false; // not listening yet
  }
}
