import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** The files that take longest, longest first: started last, one of them would run on alone at the end. */
const LONG = [
  ...[
    'kill',
    'access',
    'paused-database',
    'cluster',
    'contract-fuzz',
    'outbox',
    'database-account',
    'list-plans',
  ],
  ...[
    'provider-faults',
    'test-processes',
    'refunds',
    'password-reset',
    'uploaded-documents',
    'killed-database',
  ],
  ...[
    'unanswered-requests',
    'hostile-pictures',
    'idempotency',
    'passwords',
    'payment-races',
    'lockout',
    'seed',
  ],
  ...[
    'moved-visits',
    'injection',
    'lab-bookings',
    'hold-limits',
    'backup',
    'notification-stream',
    'order-races',
  ],
  ...['open-request-news', 'moving', 'leave-to-colleagues', 'free-times', 'validation', 'process'],
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
