import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import type { StaffRole } from '../../../openapi/contract/people/staff-roles.js';
import type { UserType } from '../../../openapi/contract/people/fields.js';
import { App } from '../App';
import { createQueryClient } from '../api/queryClient';
import { session } from '../auth/session';
import { clearNotices } from '../common/feedback/notices';
import { routes } from '../routes';
import { screenWhere } from '../../test/screenWhere';
import { DOCTOR_ID, PATIENT_ID } from './builders';

/** A fresh browser: no login, no saved booking, no notice. */
export function freshBrowser(): void {
  sessionStorage.clear();
  localStorage.clear();
  session.reload();
  clearNotices();
}

/** Logs a person in without the login page. */
export function logIn(userType: UserType, staffRole?: StaffRole): void {
  session.start({
    authToken: `token-of-${userType}`,
    userType,
    userId: userType === 'doctor' ? DOCTOR_ID : PATIENT_ID,
    staffRole,
  });
}

/** The whole site at a path, optionally with location state; `path()` returns its present path. */
export function renderApp(path: string | { pathname: string; state: unknown }) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const { unmount } = render(<App router={router} queryClient={createQueryClient(0)} />);
  return {
    user: userEvent.setup(),
    unmount,
    path: () => router.state.location.pathname + router.state.location.search,
  };
}

/** A wide screen: every min-width query matches, no other does. */
export const wideScreen = (): void => screenWhere((media) => media.includes('min-width'));

/** A phone: every max-width query matches, no other does. */
export const narrowScreen = (): void => screenWhere((media) => media.includes('max-width'));
