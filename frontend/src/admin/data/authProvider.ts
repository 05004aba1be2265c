import type { AuthProvider } from 'react-admin';
import { ApiError } from '../../api/client';
import { landingOf } from '../../auth/landing';
import { session } from '../../auth/session';

/** Tells react-admin to leave the console without a message of its own: the site has said why already. */
// eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- react-admin reads this shape, not an Error
const leaveFor = (redirectTo: string) => Promise.reject({ redirectTo, message: false });

/**
 * Who may be in the console, read from the site's session. The server decides about every call, and the client
 * has ended a refused session before react-admin hears of it.
 */
export const authProvider: AuthProvider = {
  login: () => Promise.reject(new Error('The login is a page of the site.')),
  logout: () => Promise.resolve('/login'),

  checkAuth() {
    const current = session.current();
    if (!current) return leaveFor('/login');
    if (current.userType !== 'admin') return leaveFor(landingOf(current.userType) ?? '/login');
    return Promise.resolve();
  },

  checkError: (error: unknown) =>
    error instanceof ApiError && error.status === 401 ? leaveFor('/login') : Promise.resolve(),

  getPermissions: () => Promise.resolve(session.current()?.userType ?? null),
  canAccess: () => Promise.resolve(session.current()?.userType === 'admin'),
};
