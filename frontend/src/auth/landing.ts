import type { UserType } from '../../../openapi/contract/people/fields.js';

const LANDINGS: Record<UserType, string> = {
  patient: '/patientlogin',
  doctor: '/doctor-login',
  admin: '/admin',
};
const PROFILES: Record<UserType, string> = {
  patient: '/patientlogin/patient-dash',
  doctor: '/doctor-login',
  admin: '/admin',
};

/** Where a doctor sets the fee, days and times that card bookings need. */
export const DOCTOR_SETTINGS = '/doctor-login/availability';

const isUserType = (type: string): type is UserType => Object.hasOwn(LANDINGS, type);

/** The page after login for a type; null for an unknown type. */
export const landingOf = (type: string): string | null => (isUserType(type) ? LANDINGS[type] : null);

/** Route of View Profile; the login for an unknown type. */
export const profileOf = (type: string): string => (isUserType(type) ? PROFILES[type] : '/login');

/**
 * The page after login: the one that requested it, unless it is another role's area.
 * @param from path of this site that opened the login, if any
 */
export function afterLogin(type: string, from: string | undefined): string | null {
  const landing = landingOf(type);
  if (!landing || !from?.startsWith('/') || from.startsWith('//')) return landing;
  const path = from.split('?')[0] ?? '';
  const area = Object.values(LANDINGS).find((each) => path === each || path.startsWith(`${each}/`));
  if (area) return area === landing ? from : landing;
  return type === 'patient' ? from : landing;
}
