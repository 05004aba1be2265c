import { setTimeout as sleep } from 'node:timers/promises';
import { endProcess, guard, tailOf } from './processes.mjs';

const RESTART_AFTER_MS = 1000;
/** A process that ends this soon after its start has a fault of its own, and after so many times nobody starts it again. */
const QUICK_END_MS = 5000;
const MOST_QUICK_ENDS = 5;

/** A process that is started again when it ends by itself, as a container with a restart policy is. */
export class KeptProcess {
  #options;
  #child;
  #stopping = false;
  #quickEnds = 0;
  #release = () => undefined;

  /**
   * @param {{ name: string, logFile: string, launch: () => import('node:child_process').ChildProcess,
   *   say: (sentence: string) => void, onGivenUp: (error: Error) => void }} options
   */
  constructor(options) {
    this.#options = options;
  }

  /** @returns {number | undefined} its process id at this moment */
  get pid() {
    return this.#child?.pid;
  }

  start() {
    const { launch } = this.#options;
    const startedAt = Date.now();
    const child = launch();
    this.#child = child;
    this.#release = child.pid ? guard(child.pid) : () => undefined;
    const onEnd = (how) => void this.#afterEnd(how, startedAt);
    child.once('exit', (code, signal) => onEnd(signal ? `signal ${signal}` : `code ${code}`));
    child.once('error', (error) => child.pid || onEnd(error.message));
  }

  async #afterEnd(how, startedAt) {
    this.#release();
    if (this.#stopping) return;
    const { name, logFile, say, onGivenUp } = this.#options;
    this.#quickEnds = Date.now() - startedAt < QUICK_END_MS ? this.#quickEnds + 1 : 0;
    if (this.#quickEnds >= MOST_QUICK_ENDS) {
      return onGivenUp(new Error(`${name} cannot run (${how}). The end of ${logFile}:\n${tailOf(logFile)}`));
    }
    say(`${name} ended (${how}) and is started again.`);
    await sleep(RESTART_AFTER_MS);
    if (!this.#stopping) this.start();
  }

  async stop() {
    this.#stopping = true;
    if (this.#child?.pid) await endProcess(this.#child);
    this.#release();
  }
}
