import { assertTransition, mayBecome, statesBefore } from './appointment.status.js';
import type { StoredStatus } from './appointment.status.js';

const STATES: StoredStatus[] = ['held', 'pending', 'accepted', 'rejected', 'completed', 'cancelled'];
const LEGAL = [
  'held pending',
  'pending accepted',
  'pending rejected',
  'pending cancelled',
  'accepted completed',
  'accepted cancelled',
];

describe('The life of an appointment', () => {
  const steps = STATES.flatMap((from) => STATES.map((to) => [from, to] as const));

  it.each(steps)('should decide the step from %s to %s', (from, to) => {
    const legal = LEGAL.includes(`${from} ${to}`);
    expect(mayBecome(from, to)).toBe(legal);
    if (legal) expect(() => assertTransition(from, to)).not.toThrow();
    else
      expect(() => assertTransition(from, to)).toThrow(
        expect.objectContaining({ code: 'WRONG_STATE' }) as Error,
      );
  });

  it('should know the states before one', () => {
    expect(statesBefore('cancelled')).toEqual(['pending', 'accepted']);
    expect(statesBefore('held')).toEqual([]);
  });
});
