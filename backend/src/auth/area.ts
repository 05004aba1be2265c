import type { UserType } from '../../../openapi/contract/people/fields.js';

/** The account page of the site for a person. */
export const AREA: Record<UserType, string> = {
  patient: '/patientlogin/profile',
  doctor: '/doctor-login/profile',
  admin: '/admin',
};
