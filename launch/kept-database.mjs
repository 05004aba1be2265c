import { setTimeout as sleep } from 'node:timers/promises';
import { startMongod } from './mongod.mjs';
import { tailOf } from './processes.mjs';

const RESTART_AFTER_MS = 500;
/** A database that ends this soon after its start has a fault of its own, and after so many times nobody starts it again. */
const QUICK_END_MS = 10_000;
const MOST_QUICK_ENDS = 3;

/** The database of a data folder, started again at the same address when it ends by itself: killed, or out of memory. */
export class KeptDatabase {
  #options;
  #mongod;
  #startedAt = 0;
  #quickEnds = 0;
  #stopping = false;
  #restarting = Promise.resolve();

  /**
   * @param {{ dataDir: string, say: (sentence: string) => void, onGivenUp: (error: Error) => void }} options
   */
  constructor(options) {
    this.#options = options;
  }

  /**
   * Starts it for the first time and waits until it takes writes.
   * @returns {Promise<{ uri: string, fresh: boolean }>} as `startMongod`
   * @throws Error whose message is one sentence
   */
  async start() {
    const mongod = await this.#launch();
    return { uri: mongod.uri, fresh: mongod.fresh };
  }

  /** @returns {number | undefined} its process id at this moment */
  get pid() {
    return this.#mongod?.pid;
  }

  async #launch() {
    const { dataDir, say } = this.#options;
    const mongod = await startMongod({ dataDir, log: say });
    this.#mongod = mongod;
    this.#startedAt = Date.now();
    void mongod.ended.then((how) => {
      if (!this.#stopping) this.#restarting = this.#afterEnd(how);
    });
    return mongod;
  }

  async #afterEnd(how) {
    const { say, onGivenUp } = this.#options;
    const { uri, logFile } = this.#mongod;
    const end = `The database ended unexpectedly (${how})`;
    this.#quickEnds = Date.now() - this.#startedAt < QUICK_END_MS ? this.#quickEnds + 1 : 0;
    if (this.#quickEnds >= MOST_QUICK_ENDS) {
      return onGivenUp(new Error(`${end}, again and again. The end of ${logFile}:\n${tailOf(logFile)}`));
    }
    say(`${end} and is started again.`);
    await sleep(RESTART_AFTER_MS);
    if (this.#stopping) return;
    try {
      const mongod = await this.#launch();
      // The server knows one address; another program may have taken it in this moment.
      if (mongod.uri !== uri) onGivenUp(new Error(`${end}, and its port was taken by another program.`));
    } catch (error) {
      onGivenUp(error);
    }
  }

  /** Ends it for good, also while it is being started again. */
  async stop() {
    this.#stopping = true;
    await this.#restarting;
    await this.#mongod?.stop();
  }
}
