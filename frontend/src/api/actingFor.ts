import { session } from '../auth/session';

type Contract = typeof import('../../../openapi/contract/people/dependants.js');
/** The header that names the dependant for whom a call is made; the contract itself is not loaded on public pages. */
const ACTING_FOR: Contract['ACTING_FOR'] = 'Acting-For';
/** Calls of the log-in itself, also while acting for a dependant: its account, its logins, its bell, its family. */
const OF_LOGIN = /^\/api\/(?:users|v1\/(?:me|notifications|dependants))(?:\/|$)/;

/** Headers of a call for one fixed person; without one, for the person chosen at the moment. */
export const actingAs = (personId: string | undefined): Record<string, string> =>
  personId ? { [ACTING_FOR]: personId } : {};

/**
 * Says for whom a call is made: whom the call names itself, else whom the person has chosen in the bar.
 * @returns the dependant's id; null when it is made for the logged-in person
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

/** Calls the listener when a dependant is no longer this person's to act for. Returns the function that stops it. */
export function onActingEnded(listener: ActingEndedListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Goes on as the logged-in person, unless another person was chosen since the refused call. */
export function stopActingFor(id: string | null, reason: string): void {
  if (!id || id !== session.current()?.actingFor?.id) return;
  session.actFor(null);
  for (const listener of listeners) listener(reason);
}
