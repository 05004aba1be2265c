import type { UserType } from '../../../openapi/contract/users.js';

/** Who is logged in, in this tab. */
export interface Session {
  authToken: string;
  userType: UserType;
  userId: string;
}

/** A visit whose payment was started in this tab. */
export interface PendingBooking {
  patientId: string;
  doctorId: string;
  doctorName: string;
  preferredDate: string;
  preferredTime: string;
  reason: string;
  /** Id and address of the open checkout, and the instant (ISO) until which the slot is held. */
  sessionId: string;
  url: string;
  expiresAt: string;
  /** true once the checkout sent the browser back as paid, until the appointment is known to exist. */
  paid: boolean;
}

const PENDING_BOOKING = 'pendingBooking';
const listeners = new Set<() => void>();

function changed(): void {
  cachedSession = readSession();
  cachedBooking = readPendingBooking();
  for (const listener of listeners) listener();
}

function readSession(): Session | null {
  const authToken = sessionStorage.getItem('authToken');
  const userType = sessionStorage.getItem('userType');
  const userId = sessionStorage.getItem('userId');
  if (!authToken || !userId) return null;
  return { authToken, userId, userType: userType as UserType };
}

function readPendingBooking(): PendingBooking | null {
  const saved = sessionStorage.getItem(PENDING_BOOKING);
  if (!saved) return null;
  try {
    const booking = JSON.parse(saved) as Partial<PendingBooking> | null;
    if (booking && typeof booking.sessionId === 'string' && typeof booking.patientId === 'string') {
      return booking as PendingBooking;
    }
  } catch (error) {
    console.warn('The saved booking could not be read and was dropped.', error);
  }
  sessionStorage.removeItem(PENDING_BOOKING);
  return null;
}

// React compares snapshots by identity, so each is read from storage once per change.
let cachedSession = readSession();
let cachedBooking = readPendingBooking();

/**
 * The one place that touches session and local storage, with common/browserStore.ts, which pages load for themselves.
 * Session storage: authToken, userType, userId, pendingBooking; pendingCheckout, chat. Local storage: role; cart.
 */
export const session = {
  /** The logged-in person, or null. */
  current: (): Session | null => cachedSession,

  /** Keeps what the login answered. */
  start({ authToken, userType, userId }: Session): void {
    sessionStorage.setItem('authToken', authToken);
    sessionStorage.setItem('userType', userType);
    sessionStorage.setItem('userId', userId);
    changed();
  },

  /** Forgets the login but keeps a started booking, so that the same person can finish it after logging in again. */
  end(): void {
    for (const key of ['authToken', 'userType', 'userId']) sessionStorage.removeItem(key);
    localStorage.removeItem('role');
    changed();
  },

  /** Logout: forgets everything of this tab, the stored role, and the cart, which says what somebody takes. */
  clear(): void {
    sessionStorage.clear();
    localStorage.removeItem('role');
    localStorage.removeItem('cart');
    changed();
  },

  /** The area that was left last by its Home link; null when none. */
  role: (): string | null => localStorage.getItem('role'),
  setRole: (role: UserType): void => localStorage.setItem('role', role),

  pendingBooking: (): PendingBooking | null => cachedBooking,
  savePendingBooking(booking: PendingBooking): void {
    sessionStorage.setItem(PENDING_BOOKING, JSON.stringify(booking));
    changed();
  },
  clearPendingBooking(): void {
    sessionStorage.removeItem(PENDING_BOOKING);
    changed();
  },

  /** Calls the listener after each change; returns the function that stops it. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Reads storage again, after something else wrote to it. */
  reload: changed,
};
