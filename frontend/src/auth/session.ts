import type { UserType } from '../../../openapi/contract/people/fields.js';
import { persistentStorage, tabStorage } from '../common/storage/storage';
import { storageChange } from '../common/browser/storageChange';

/** A dependant of the log-in: it books for them and sees their records. */
export interface ActingFor {
  id: string;
  fullName: string;
}

/** Who is logged in, in this tab. */
export interface Session {
  authToken: string;
  userType: UserType;
  userId: string;
  /** Left out while the person acts for themselves. */
  actingFor?: ActingFor;
}

const LOGIN_KEYS = ['authToken', 'userType', 'userId', 'actingFor'];

function changed(): void {
  cachedSession = readSession();
  storageChange.announce();
}

function readSession(): Session | null {
  // The first page is drawn once when the site is built, for a visitor who is not logged in.
  if (typeof window === 'undefined') return null;
  const authToken = tabStorage.getItem('authToken');
  const userType = tabStorage.getItem('userType');
  const userId = tabStorage.getItem('userId');
  if (!authToken || !userId) return null;
  return { authToken, userId, userType: userType as UserType, actingFor: readActingFor() };
}

function readActingFor(): ActingFor | undefined {
  const text = tabStorage.getItem('actingFor');
  if (!text) return undefined;
  const [id, fullName] = text.split(/ (.*)/s);
  return id && fullName ? { id, fullName } : undefined;
}

// React compares snapshots by identity, so it is read from storage once per change.
let cachedSession = readSession();

/**
 * The login and what belongs to it, beside common/browser/browserStore.ts, which pages load for themselves. Session
 * storage: authToken, userType, userId, actingFor, chatDismissed; pendingCheckout, chat. Local
 * storage: role; cart; hasLoggedIn.
 */
export const session = {
  /** The logged-in person, or null. */
  current: (): Session | null => cachedSession,

  /** Keeps what the login answered. */
  start({ authToken, userType, userId }: Session): void {
    tabStorage.removeItem('actingFor');
    tabStorage.setItem('authToken', authToken);
    tabStorage.setItem('userType', userType);
    tabStorage.setItem('userId', userId);
    persistentStorage.setItem('hasLoggedIn', 'yes');
    changed();
  },

  /** Forgets the login but keeps a started checkout, so that the same person can finish it after logging in again. */
  end(): void {
    for (const key of LOGIN_KEYS) tabStorage.removeItem(key);
    persistentStorage.removeItem('role');
    changed();
  },

  /** Chooses for whom the tab books and whose records it shows; null: for the logged-in person. */
  actFor(person: ActingFor | null): void {
    if (person) tabStorage.setItem('actingFor', `${person.id} ${person.fullName}`);
    else tabStorage.removeItem('actingFor');
    changed();
  },

  /** Logout: forgets everything of this tab, the stored role, and the cart, which reveals medicines. */
  clear(): void {
    tabStorage.clear();
    persistentStorage.removeItem('role');
    persistentStorage.removeItem('cart');
    changed();
  },

  /** The area that was left last by its Home link; null when none. */
  role: (): string | null => persistentStorage.getItem('role'),
  setRole: (role: UserType): void => persistentStorage.setItem('role', role),

  /** Whether any person has logged in with this browser before. */
  hasLoggedIn: (): boolean => persistentStorage.getItem('hasLoggedIn') !== null,

  /** Whether the visitor has closed the chat: it does not open by itself any more. */
  isChatDismissed: (): boolean => tabStorage.getItem('chatDismissed') !== null,
  dismissChat: (): void => tabStorage.setItem('chatDismissed', 'yes'),

  /** Calls the listener after each change; returns the function that stops it. */
  subscribe: storageChange.subscribe,

  /** Reads storage again, after something else wrote to it. */
  reload: changed,
};

/** Whose visits, orders and records the tab shows: the dependant chosen in the bar, else the logged-in person. */
export const personIdOf = (current: Session | null): string =>
  current?.actingFor?.id ?? current?.userId ?? '';
