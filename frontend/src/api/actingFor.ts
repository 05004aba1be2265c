import { session } from '../auth/session';

type Contract = typeof import('../../../openapi/contract/people/dependants.js');
/** The header with the dependant for whom a call is made; public pages do not load the contract. */
const ACTING_FOR: Contract['ACTING_FOR'] = 'Acting-For';
/**
 * Calls that concern the login itself, also while acting for a dependant: its account, sessions, notifications
 * and family.
 */
const OF_LOGIN = /^\/api\/(?:users|v1\/(?:me|notifications|dependants))(?:\/|$)/;

/** Headers of a call for a fixed person; by default for the chosen one. */
export const actingAs = (personId: string | undefined): Record<string, string> =>
  personId ? { [ACTING_FOR]: personId } : {};

/**
 * The person for whom a call is made: the call's own header, else the choice in the bar.
 * @returns the dependant's id; null for the logged-in person
 */
export function nameActingFor(path: string, headers: Headers): string | null {
  const current = session.current();
  const chosen = OF_LOGIN.test(path) ? null : current?.actingFor?.id;
  const id = headers.get(ACTING_FOR) ?? chosen ?? null;
  headers.delete(ACTING_FOR);
  if (!current || !id || id === current.userId) return null;
  headers.set(ACTING_FOR, id);
  return id;
}

type ActingEndedListener = (reason: string) => void;
const listeners = new Set<ActingEndedListener>();

/** Calls the listener when the guardianship of a dependant has ended. Returns the unsubscribe function. */
export function onActingEnded(listener: ActingEndedListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Switches back to the logged-in person, unless another one was chosen since the refused call. */
export function stopActingFor(id: string | null, reason: string): void {
  if (!id || id !== session.current()?.actingFor?.id) return;
  session.actFor(null);
  for (const listener of listeners) listener(reason);
}
