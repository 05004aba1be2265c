import { Failure } from '../common/errors/errors.js';
import { LIVE_STATUSES, assertTransition, mayBecome } from './appointment.status.js';
import type { StoredStatus } from './appointment.status.js';

const STATES: StoredStatus[] = ['held', 'pending', 'accepted', 'rejected', 'completed', 'cancelled'];
const LEGAL = [
  'held>pending',
  'pending>accepted',
  'pending>rejected',
  'pending>cancelled',
  'accepted>completed',
  'accepted>cancelled',
  'accepted>pending',
];
const STEPS = STATES.flatMap((from) => STATES.map((to) => [from, to] as const));
const isLegal = (from: StoredStatus, to: StoredStatus) => LEGAL.includes(`${from}>${to}`);

describe('The life of an appointment', () => {
  it.each(STEPS.filter(([from, to]) => isLegal(from, to)))('goes from %s to %s', (from, to) => {
    expect(mayBecome(from, to)).toBe(true);
    expect(() => assertTransition(from, to)).not.toThrow();
  });

  it.each(STEPS.filter(([from, to]) => !isLegal(from, to)))('does not go from %s to %s', (from, to) => {
    expect(mayBecome(from, to)).toBe(false);
    try {
      assertTransition(from, to);
    } catch (error) {
      expect(error).toBeInstanceOf(Failure);
      expect([(error as Failure).code, (error as Failure).getStatus()]).toEqual(['WRONG_STATE', 409]);
      expect((error as Failure).message).toMatch(/^This .+\.$/);
      return;
    }
    throw new Error('The step was let through');
  });

  it('keeps its slot while it may still take place, and until then alone', () => {
    const mayTakePlace = STATES.filter(
      (state) => mayBecome(state, 'completed') || mayBecome(state, 'accepted') || mayBecome(state, 'pending'),
    );
    expect([...LIVE_STATUSES].sort()).toEqual(mayTakePlace.sort());
  });
});
