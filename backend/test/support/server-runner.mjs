import { basename } from 'node:path';
import Runner from '../../../tools/jest/runner.mjs';

/** Files that wait for clocks and for processes of their own, and leave their core to others for most of their time. */
const WAITING = new Set([
  'kill',
  'paused-database',
  'outbox',
  'provider-faults',
  'uploaded-documents',
  'password-reset',
  'killed-database',
  'test-processes',
]);

const waits = ({ path }) => WAITING.has(basename(path, '.e2e-spec.ts'));

/** One process that is not the runner's own, in which it would run the files of a single worker. */
class OneProcess extends Runner {
  _runtime = 'child_process';
}

/** Runs the files that wait in a process beside those of all others, one after the other. */
export default class ServerRunner {
  #waiting;
  #others;

  constructor(globalConfig, ...more) {
    this.#waiting = new OneProcess({ ...globalConfig, maxWorkers: 1 }, ...more);
    this.#others = new Runner(globalConfig, ...more);
  }

  async runTests(tests, ...told) {
    const others = tests.filter((test) => !waits(test));
    await Promise.all([
      this.#waiting.runTests(tests.filter(waits), ...told),
      this.#others.runTests(others, ...told),
    ]);
  }
}
