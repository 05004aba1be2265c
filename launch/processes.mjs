import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ANNOUNCE_AFTER_MS = 500;
const WORTH_TELLING_MS = 1000;
const RESTART_AFTER_MS = 1000;
/** Time between SIGTERM and SIGKILL for a tool that takes too long. */
const KILL_AFTER_MS = 5000;
/** A process that ends this soon after its start, this many times in a row, is not started again. */
const QUICK_END_MS = 5000;
const MAX_QUICK_ENDS = 5;

/**
 * Reports slow steps: each is announced after half a second, and its duration is printed when it took a second or more.
 * @param {(line: string) => void} write
 */
export function createReporter(write = (line) => console.log(line)) {
  return {
    say: write,
    /** @type {<T>(label: string, work: () => Promise<T>) => Promise<T>} */
    async step(label, work) {
      const started = performance.now();
      const timer = setTimeout(() => write(`${label} ...`), ANNOUNCE_AFTER_MS);
      try {
        const result = await work();
        const took = performance.now() - started;
        if (took >= WORTH_TELLING_MS) write(`${label}: done in ${(took / 1000).toFixed(1)} s`);
        return result;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

const howItEnded = ({ signal, exitCode, originalMessage }) =>
  signal ? `signal ${signal}` : exitCode === undefined ? originalMessage : `code ${exitCode}`;

/** A function for each running tool that ends it. */
export const tools = new Set();
export const endTools = () => tools.forEach((end) => end());

function endGroup(pid, signal) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Runs a command to its end and collects what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, failure?: string, timeoutMs?: number }} [options] `env` replaces
 *   this process's own; `failure` opens the message when it fails
 * @returns {Promise<string>} standard output and error, in order
 * @throws Error with that output when it cannot be run, ends with another code than 0, or takes too long
 */
export async function runTool(command, args, options = {}) {
  const { cwd, env = process.env, failure = `${command} failed`, timeoutMs } = options;
  // Imported late, because this process may have just installed the packages.
  const { execa } = await import('execa');
  const settings = { cwd, env, extendEnv: false, stdin: 'ignore', all: true, reject: false };
  // Its own process group, so that its children end with it.
  const child = execa(command, args, { ...settings, detached: true });
  const end = () => endGroup(child.pid, 'SIGTERM');
  const kill = () => endGroup(child.pid, 'SIGKILL');
  const timers = timeoutMs ? [setTimeout(end, timeoutMs), setTimeout(kill, timeoutMs + KILL_AFTER_MS)] : [];
  tools.add(end);
  const result = await child;
  tools.delete(end);
  timers.forEach(clearTimeout);
  if (!result.failed) return result.all;
  throw new Error(`${failure}: it ended with ${howItEnded(result)}.\n${result.all ?? ''}`.trimEnd());
}

/** @returns {string} the last lines of a log file, for the message about a process that ended */
export function tailOf(path, lines = 15) {
  return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}

/** Opens a log file for a new run and keeps the previous run's file as `.1`. */
function openLog(path) {
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(path)) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

/** Waits on a pipe that the launcher holds open. When the pipe breaks, it ends the process. */
const GUARD = `cat >/dev/null; kill "$1" || exit
for second in 1 2 3 4 5 6 7 8 9 10; do sleep 1; kill -0 "$1" || exit; done; kill -KILL "$1"`;

/**
 * Ends a process when its launcher is killed.
 * @returns {() => void} call it when the process has ended by itself
 */
function guard(pid) {
  const options = { detached: true, stdio: ['pipe', 'ignore', 'ignore'] };
  const shell = spawn('sh', ['-c', GUARD, 'guard', String(pid)], options);
  shell.on('error', (error) => process.emitWarning(`No guard for process ${pid}: ${error.message}`));
  shell.unref();
  shell.stdin.unref();
  return () => shell.kill('SIGKILL');
}

/** A process that writes to a log of its own; while `restarts` is set it is started again when it ends by itself. */
export class KeptProcess {
  restarts = false;
  #options;
  #child;
  #ended = Promise.resolve();
  #stopping = false;
  #quickEnds = 0;

  /**
   * @param {{ title: string, command: string, args: string[], logFile: string, settings?: import('execa').Options,
   *   say: (sentence: string) => void, onGivenUp: (error: Error) => void }} options `settings` are of execa;
   *   `onGivenUp` is called when it has ended for good; the error's cause says how
   */
  constructor(options) {
    this.#options = options;
  }

  /** @returns {number | undefined} its process id at this moment */
  get pid() {
    return this.#child?.pid;
  }

  async start() {
    const { command, args, logFile, settings } = this.#options;
    const { execa } = await import('execa');
    if (this.#stopping) return;
    const startedAt = Date.now();
    const log = openLog(logFile);
    // Detached, so that Ctrl-C reaches the launcher alone, which ends everything in order.
    const alone = { detached: true, forceKillAfterDelay: 10_000, reject: false, buffer: false };
    const output = { stdin: 'ignore', stdout: log, stderr: log };
    const child = execa(command, args, { ...alone, ...output, ...settings });
    closeSync(log);
    this.#child = child;
    const release = child.pid ? guard(child.pid) : () => undefined;
    this.#ended = child.then((result) => {
      release();
      return this.#afterEnd(howItEnded(result), startedAt);
    });
  }

  async #afterEnd(how, startedAt) {
    if (this.#stopping) return;
    const { title, logFile, say, onGivenUp } = this.#options;
    const end = `${title} ended unexpectedly (${how})`;
    this.#quickEnds = Date.now() - startedAt < QUICK_END_MS ? this.#quickEnds + 1 : 0;
    if (!this.restarts || this.#quickEnds >= MAX_QUICK_ENDS) {
      const again = this.restarts ? ', repeatedly' : '';
      const tail = `The end of ${logFile}:\n${tailOf(logFile)}`;
      return onGivenUp(new Error(`${end}${again}. ${tail}`, { cause: how }));
    }
    say(`${end} and is started again.`);
    await sleep(RESTART_AFTER_MS);
    if (!this.#stopping) await this.start();
  }

  /** Ends it for good, with a kill when it takes too long; also while it is being started again. */
  async stop() {
    this.#stopping = true;
    this.#child?.kill('SIGTERM');
    await this.#ended;
  }
}
