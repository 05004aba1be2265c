import { useSyncExternalStore } from 'react';
import { type Session, session } from './session';

/** The logged-in person of this tab, or null; updates after login and logout. */
export const useSession = (): Session | null =>
  useSyncExternalStore(session.subscribe, session.current, () => null);
