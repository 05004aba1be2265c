import { spawn } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformFile } from '@swc/core';

const SOURCES = join(import.meta.dirname, '../../src');
const CACHE = join(import.meta.dirname, '../../../node_modules/.cache');

/** The sandbox as a program of its own, in a folder where it finds its packages. */
export interface Program {
  run(environment: Record<string, string>): SandboxProcess;
  remove(): Promise<void>;
}

export interface SandboxProcess {
  /** Ends with the exit code, or with the signal's name when it was killed. */
  ended: Promise<number | string | null>;
  /** The line that says that it is ready. @throws Error when the process ends before */
  ready: Promise<string>;
  /** Everything it wrote to standard error. */
  complaints(): string;
  kill(signal: NodeJS.Signals): void;
  /** Cuts the channel to the parent, as the parent's death does. */
  disconnect(): void;
}

/** Compiles the sandbox's sources for Node. */
export async function compileProgram(): Promise<Program> {
  const folder = join(CACHE, `stripe-sandbox-test-${process.env.JEST_WORKER_ID}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  for (const name of await readdir(SOURCES)) {
    const { code } = await transformFile(join(SOURCES, name), {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
      module: { type: 'es6' },
    });
    await writeFile(join(folder, name.replace(/\.ts$/, '.js')), code);
  }
  return {
    run: (environment) => runProgram(join(folder, 'main.js'), environment),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function runProgram(main: string, environment: Record<string, string>): SandboxProcess {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  // Not 'close', which never comes once this side has cut the channel.
  const exited = new Promise<number | string | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  );
  const silent = new Promise<void>((resolve) => child.stderr?.once('end', resolve));
  const ended = silent.then(() => exited);
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    void ended.then((outcome) => reject(new Error(`The sandbox ended with ${outcome}: ${complaints}`)));
  });
  // A run that is meant to fail is judged by `ended`; nobody may be waiting for `ready` then.
  ready.catch(() => undefined);
  return {
    ended,
    ready,
    complaints: () => complaints,
    kill: (signal) => child.kill(signal),
    disconnect: () => child.disconnect(),
  };
}
