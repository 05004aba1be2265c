import { Failure } from './errors/errors.js';

/**
 * The life of a thing with states.
 * @param next from each state, the states that may follow
 * @param refusals what a person is told whose step comes too late or too early, by the state that the thing is in
 */
export function lifeCycle<State extends string>(
  next: Record<State, readonly State[]>,
  refusals: Partial<Record<State, string>>,
) {
  const mayBecome = (from: State, to: State): boolean => next[from].includes(to);
  const wrongState = (state: State): Failure => new Failure('WRONG_STATE', { sentence: refusals[state] });
  /** @throws Failure WRONG_STATE when what is in state `from` cannot become `to` */
  const assertTransition = (from: State, to: State): void => {
    if (!mayBecome(from, to)) throw wrongState(from);
  };
  return { mayBecome, wrongState, assertTransition };
}
