import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { BaseSequencer } from 'vitest/node';

/** The files that take longest, longest first: started last, one of them would run on alone at the end. */
const LONG = [
  ...['kill', 'access', 'cluster', 'injection', 'outbox', 'validation', 'list-plans', 'contract-fuzz'],
  ...['database-account', 'backup', 'password-reset', 'provider-faults', 'hostile-requests', 'orders'],
  ...['appointments', 'order-races', 'payment-races', 'leave', 'search-size', 'settings', 'process', 'seed'],
];

const rankOf = ({ moduleId }) => {
  const rank = LONG.indexOf(basename(moduleId, '.e2e-spec.ts'));
  return rank < 0 ? LONG.length : rank;
};

/** Runs the long files first; with `--sequence.seed=<number>` in an order of that number's own instead. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const { seed } = this.ctx.config.sequence;
    if (seed === undefined) return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
    const place = ({ moduleId }) => createHash('sha256').update(`${seed} ${moduleId}`).digest('hex');
    return files.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
  }
}
