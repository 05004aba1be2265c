import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = resolve(process.cwd());
const READY_WITHIN_MS = 40_000;

export interface BuiltServer {
  folder: string;
  remove: () => Promise<void>;
}

/** Compiles the server as it stands into a folder of its own. Types are checked elsewhere. */
export async function buildServer(): Promise<BuiltServer> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-server-'));
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const project = join(ROOT, 'backend/tsconfig.build.json');
  await run(
    process.execPath,
    [compiler, '-p', project, '--noCheck', '--sourceMap', 'false', '--outDir', folder],
    { cwd: ROOT },
  );
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}\n');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

export interface ServerProcess {
  child: ChildProcess;
  /** All that it has written so far, to both of its outputs. */
  log: () => string;
  /** Sends the signal and waits for the end. Gives the exit code, or 128 and the signal's number. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number>;
}

/** Starts the built server as a process of its own and waits until it says that it is ready. */
export async function startServer(built: BuiltServer, env: Record<string, string>): Promise<ServerProcess> {
  const { NODE_OPTIONS: _jestFlags, ...inherited } = process.env;
  const child = spawn(process.execPath, ['backend/src/main.js'], {
    cwd: built.folder,
    env: { ...inherited, ...env },
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
    await new Promise((wait) => setTimeout(wait, 50));
  }
  return server;
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
