import type { UserType } from '../../../openapi/contract/people/fields.js';

/** The state that a page passes to the login: the return address, and input for a new account. */
export interface LoginState {
  from?: string;
  email?: string;
  type?: UserType;
  /** Set by a booking: a browser without an earlier login starts with the registration. */
  isBooking?: boolean;
}

/** Parses the state of a location; unknown values are ignored. */
export function toLoginState(state: unknown): LoginState {
  return typeof state === 'object' && state !== null ? state : {};
}
