import type { UserType } from '../../../openapi/contract/people/fields.js';
import type { StaffRole } from '../../../openapi/contract/people/staff-roles.js';
import { persistentStorage, tabStorage } from '../common/storage/storage';
import { storageChange } from '../common/browser/storageChange';

/** A dependant for whom the login books and whose records it shows. */
export interface ActingFor {
  id: string;
  fullName: string;
}

/** The logged-in person of this tab. */
export interface Session {
  authToken: string;
  userType: UserType;
  userId: string;
  /** Of a member of staff. */
  staffRole?: StaffRole;
  /** Not set while the person acts for themselves. */
  actingFor?: ActingFor;
}

const LOGIN_KEYS = ['authToken', 'userType', 'userId', 'staffRole', 'actingFor'];

function changed(): void {
  cachedSession = readSession();
  storageChange.announce();
}

function readSession(): Session | null {
  // The home page is also rendered at build time, for a visitor without a login.
  if (typeof window === 'undefined') return null;
  const authToken = tabStorage.getItem('authToken');
  const userType = tabStorage.getItem('userType');
  const userId = tabStorage.getItem('userId');
  if (!authToken || !userId) return null;
  const staffRole = (tabStorage.getItem('staffRole') ?? undefined) as StaffRole | undefined;
  return { authToken, userId, userType: userType as UserType, staffRole, actingFor: readActingFor() };
}

function readActingFor(): ActingFor | undefined {
  const text = tabStorage.getItem('actingFor');
  if (!text) return undefined;
  const [id, fullName] = text.split(/ (.*)/s);
  return id && fullName ? { id, fullName } : undefined;
}

// React compares snapshots by identity, so storage is read once per change.
let cachedSession = readSession();

/**
 * The login and its data; pages load common/browser/browserStore.ts separately. Session storage: authToken,
 * userType, userId, staffRole, actingFor, chatDismissed; pendingCheckout, chat. Local storage: role; cart; hasLoggedIn.
 */
export const session = {
  /** The logged-in person, or null. */
  current: (): Session | null => cachedSession,

  /** Stores the login's response. */
  start({ authToken, userType, userId, staffRole }: Session): void {
    for (const key of LOGIN_KEYS) tabStorage.removeItem(key);
    tabStorage.setItem('authToken', authToken);
    tabStorage.setItem('userType', userType);
    tabStorage.setItem('userId', userId);
    if (staffRole) tabStorage.setItem('staffRole', staffRole);
    persistentStorage.setItem('hasLoggedIn', 'yes');
    changed();
  },

  /**
   * Clears the login but keeps a started checkout, so that the same person can finish it after logging in
   * again.
   */
  end(): void {
    for (const key of LOGIN_KEYS) tabStorage.removeItem(key);
    persistentStorage.removeItem('role');
    changed();
  },

  /** Chooses the person for whom the tab books and whose records it shows; null for the logged-in person. */
  actFor(person: ActingFor | null): void {
    if (person) tabStorage.setItem('actingFor', `${person.id} ${person.fullName}`);
    else tabStorage.removeItem('actingFor');
    changed();
  },

  /** Logout: clears all data of this tab, the stored role, and the cart, which reveals medicines. */
  clear(): void {
    tabStorage.clear();
    persistentStorage.removeItem('role');
    persistentStorage.removeItem('cart');
    changed();
  },

  /** The area whose Home link was last used; null if none. */
  role: (): string | null => persistentStorage.getItem('role'),
  setRole: (role: UserType): void => persistentStorage.setItem('role', role),

  /** Whether anyone has logged in with this browser before. */
  hasLoggedIn: (): boolean => persistentStorage.getItem('hasLoggedIn') !== null,

  /** Whether the visitor closed the chat, so that it no longer opens automatically. */
  isChatDismissed: (): boolean => tabStorage.getItem('chatDismissed') !== null,
  dismissChat: (): void => tabStorage.setItem('chatDismissed', 'yes'),

  /** Calls the listener after each change; returns the unsubscribe function. */
  subscribe: storageChange.subscribe,

  /** Reads storage again after an external write. */
  reload: changed,
};

/**
 * The person whose visits, orders and records the tab shows: the chosen dependant, else the logged-in person.
 */
export const personIdOf = (current: Session | null): string =>
  current?.actingFor?.id ?? current?.userId ?? '';
