import type { UserType } from '../../../openapi/contract/people/fields.js';

/** What a page hands to the login: where to go back to, and what a new account typed already. */
export interface LoginState {
  from?: string;
  email?: string;
  type?: UserType;
  /** Sent by a booking: a browser without an earlier log-in begins with the registration. */
  isBooking?: boolean;
}

/** Reads the state of a location; anything unknown counts as nothing. */
export function toLoginState(state: unknown): LoginState {
  return typeof state === 'object' && state !== null ? state : {};
}
