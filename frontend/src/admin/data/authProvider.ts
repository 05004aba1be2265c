import type { AuthProvider } from 'react-admin';
import { ApiError } from '../../api/client';
import { landingOf } from '../../auth/landing';
import { mayOpen } from './staffMay';
import { session } from '../../auth/session';

/** Makes react-admin leave the console without a message of its own: the site has shown one already. */
// eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- react-admin reads this shape, not an Error
const leaveFor = (redirectTo: string) => Promise.reject({ redirectTo, message: false });

/**
 * Grants access to the console from the site's session. The server checks every call, and the client has ended
 * a refused session before react-admin is informed.
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
  canAccess: ({ resource, action }) => Promise.resolve(mayOpen(resource, action)),
};
