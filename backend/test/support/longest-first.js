import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** The files that take longest, longest first: started last, one of them would run on alone at the end. */
const LONG = [
  ...['kill', 'access', 'cluster', 'injection', 'outbox', 'validation', 'list-plans', 'contract-fuzz'],
  ...['database-account', 'backup', 'password-reset', 'provider-faults', 'hostile-requests', 'orders'],
  ...['appointments', 'order-races', 'payment-races', 'leave', 'search-size', 'settings', 'process', 'seed'],
];

const rankOf = ({ path }) => {
  const rank = LONG.indexOf(basename(path, '.e2e-spec.ts'));
  return rank < 0 ? LONG.length : rank;
};

/** Runs the long files first; with `--randomize --seed=<number>` in an order of that number's own instead. */
export default class LongestFirst extends TestSequencer {
  constructor(options) {
    super(options);
    this.globalConfig = options.globalConfig;
  }

  async sort(tests) {
    const { randomize, seed } = this.globalConfig;
    if (!randomize) return (await super.sort(tests)).toSorted((a, b) => rankOf(a) - rankOf(b));
    const place = ({ path }) => createHash('sha256').update(`${seed} ${path}`).digest('hex');
    return tests.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
  }
}
