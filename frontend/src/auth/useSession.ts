import { useSyncExternalStore } from 'react';
import { type PendingBooking, type Session, session } from './session';

/** The logged-in person of this tab, or null; follows login and logout. */
export const useSession = (): Session | null => useSyncExternalStore(session.subscribe, session.current);

/** The booking whose payment was started in this tab, or null. */
export const usePendingBooking = (): PendingBooking | null =>
  useSyncExternalStore(session.subscribe, session.pendingBooking);
