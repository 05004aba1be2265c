import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/** State and starting time (in the system's ticks) of a process, where the system tells. */
function statusOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return { state: fields[0], birth: fields[19] };
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return { state: '', birth: '' };
    throw error;
  }
}

/** @returns {string} tells a process from a later one with the same id; empty where the system does not say */
export function birthOf(pid) {
  return statusOf(pid).birth;
}

/** @returns {boolean} whether a process with that id runs; one that only waits to be buried does not */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  return statusOf(pid).state !== 'Z';
}

/** Opens a log file for a new run and keeps the previous run's file as `.1`. */
export function openLog(path) {
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(path)) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

/** @returns {string} the last lines of a log file, for the message about a process that ended */
export function tailOf(path, lines = 15) {
  return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}

/**
 * Ends a process whose parent was killed without a chance to tidy up: a shell that waits on a pipe which only this
 * process holds open, and signals the other one when the pipe breaks.
 * @returns {() => void} call it when the process has ended by itself
 */
export function guard(pid) {
  const shell = spawn('sh', ['-c', 'cat >/dev/null; kill "$1" 2>/dev/null', 'guard', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.on('error', (error) => process.emitWarning(`No guard for process ${pid}: ${error.message}`));
  shell.unref();
  shell.stdin.unref();
  return () => shell.kill('SIGKILL');
}

/**
 * Asks a child to end, and kills it when it has not done so in time.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} patienceMs how long it may take
 */
export async function endProcess(child, patienceMs = 10_000) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await ended;
  clearTimeout(timer);
}

const tools = new Set();

/** A tool that ended badly; the message holds its whole output. */
export class ToolError extends Error {
  name = 'ToolError';
}

/**
 * Runs a command to its end and collects what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, failure?: string, timeoutMs?: number }} options `env` replaces
 *   this process's own; `failure` opens the message when it fails
 * @returns {Promise<string>} standard output and error, in order
 * @throws ToolError when it cannot be run, ends with another code than 0, or takes too long
 */
export function runTool(
  command,
  args,
  { cwd, env = process.env, failure = `${command} failed`, timeoutMs } = {},
) {
  return new Promise((resolve, reject) => {
    // A group of its own, so that whatever it starts ends with it.
    const options = { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] };
    const child = spawn(command, args, options);
    tools.add(child);
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    const timer = timeoutMs && setTimeout(() => endGroup(child), timeoutMs);
    const finish = (reason) => {
      clearTimeout(timer);
      tools.delete(child);
      const text = Buffer.concat(output).toString();
      if (reason === undefined) resolve(text);
      else reject(new ToolError(`${failure}: ${reason}\n${text}`.trimEnd()));
    };
    child.once('error', (error) => finish(error.message));
    child.once('close', (code, signal) => {
      if (code === 0) finish();
      else finish(signal ? `it was ended by ${signal}.` : `it ended with code ${code}.`);
    });
  });
}

function endGroup(child) {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Ends every tool that still runs. */
export function endTools() {
  for (const child of tools) endGroup(child);
}
