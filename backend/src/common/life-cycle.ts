import { Failure } from './errors/errors.js';

/**
 * The transitions between the states of a record.
 * @param next from each state, the states that may follow
 * @param refusals the error message for a step that the current state does not allow, by state
 */
export function lifeCycle<State extends string>(
  next: Record<State, readonly State[]>,
  refusals: Partial<Record<State, string>>,
) {
  const mayBecome = (from: State, to: State): boolean => next[from].includes(to);
  const wrongState = (state: State): Failure => new Failure('WRONG_STATE', { sentence: refusals[state] });
  /** @throws Failure WRONG_STATE if no transition leads from `from` to `to` */
  const assertTransition = (from: State, to: State): void => {
    if (!mayBecome(from, to)) throw wrongState(from);
  };
  return { mayBecome, wrongState, assertTransition };
}
