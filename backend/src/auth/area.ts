import type { UserType } from '../../../openapi/contract/people/fields.js';

/** Route of the site where a person looks after their account. */
export const AREA: Record<UserType, string> = {
  patient: '/patientlogin/profile',
  doctor: '/doctor-login/profile',
  admin: '/admin',
};
