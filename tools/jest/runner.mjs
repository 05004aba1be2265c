import { createRunner } from 'jest-light-runner';

const ASKS_FOR_ITS_DATA = 'jest-light-runner-get-worker-data';
const DATA = 'jest-light-runner-worker-data';

/** One worker's line: its question is answered to it alone. */
function ownLine(workerData) {
  let tell;
  return {
    onMessage: (listener) => (tell = listener),
    postMessage: (message) => message === ASKS_FOR_ITS_DATA && tell({ type: DATA, workerData }),
  };
}

/** The files that are running now, of all runners of this process. */
const running = new Set();

/**
 * The light runner in processes of their own, each with a line of its own. On the one line that the runner gives to all,
 * the first process to ask has the data sent to everybody and nobody answers later: a process that was still starting
 * then waits for ever, and the run with it.
 */
export default class Runner extends createRunner({ runtime: 'child_process' }) {
  #pool;

  /** Told to end, as by the time limit of a step, it says which files have kept it. At the end its processes are gone. */
  async runTests(...args) {
    process.once('SIGTERM', () => {
      console.error(`Ended without a result of: ${[...running].join(', ')}`);
      process.exit(143);
    });
    await super.runTests(...args);
    await Promise.all(this.#pool?.threads.map((thread) => thread.terminate()) ?? []);
  }

  _runTest(test) {
    running.add(test.path);
    return this.#run(test).finally(() => running.delete(test.path));
  }

  /** The JavaScript that a process runs for a test file: by default the file itself. */
  runnableOf({ path }) {
    return path;
  }

  async #run(test) {
    const path = this.runnableOf(test);
    return { ...(await this.#runPath({ ...test, path })), testFilePath: test.path };
  }

  #runPath(test) {
    const result = super._runTest(test);
    const { config } = test.context;
    const known = this._testRunners.get(config);
    // The file that opened the pool was alone on the common line; everyone after it gets one of their own.
    if (this._runtime === 'child_process' && !known.hasOwnLines) {
      const workerData = {
        globalConfig: this._globalConfig,
        projectConfig: config,
        runtime: this._runtime,
      };
      const run = ({ path }) => known.pool.run(path, { channel: ownLine(workerData) });
      Object.assign(known, { hasOwnLines: true, run });
      this.#pool = known.pool;
    }
    return result;
  }
}
