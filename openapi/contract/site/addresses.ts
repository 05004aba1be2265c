/**
 * Every page of the site by the path of its hash route, so that `/login` is as good an address as `/#/login`.
 * A test compares the list with the site's route table.
 */
export const SITE_PATHS = [
  '/search',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/online-payment',
  '/patient-stories',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/claim',
  '/find-doctor',
  '/medicine',
  '/orders',
  '/labtest',
  '/bmi',
  '/bodyfat',
  '/blog',
  '/blog/:slug',
  '/queue/:doctorId',
  '/patientlogin',
  '/patientlogin/patient-dash',
  '/patientlogin/patientapps',
  '/patientlogin/orders',
  '/patientlogin/lab-bookings',
  '/patientlogin/waiting-list',
  '/patientlogin/patient-records',
  '/patientlogin/prescriptions',
  '/patientlogin/family',
  '/patientlogin/profile',
  '/doctor-login',
  '/doctor-login/doctor-main',
  '/doctor-login/appointments',
  '/doctor-login/today',
  '/doctor-login/visit/:id',
  '/doctor-login/doctor-records',
  '/doctor-login/PrescriptionForm',
  '/doctor-login/availability',
  '/doctor-login/profile',
  '/admin',
  '/admin/*',
] as const;

/**
 * Pages that a mail leads to with a secret behind a `#`, e.g. `/reset-password#token=…`. A browser sends no fragment,
 * so the secret reaches no server, log or referrer. A redirect to `/#/…` would lose it: the server answers these
 * addresses with the site's document, which moves on to the hash route by itself.
 */
export const SECRET_PATHS = ['/reset-password', '/confirm-email', '/claim'] as const;

/** Signs that a text around a link or a code leaves at its end: "(see https://…/login)." */
const PUNCTUATION = String.raw`[\s.,;:!?)\]}>'"”’»]+`;
const BEFORE = new RegExp(String.raw`^[\s(\[{<'"“‘«]+`);
const AFTER = new RegExp(`${PUNCTUATION}$`);

/** A pasted link without the white space and punctuation of the text that it stood in. */
export const tidyEnd = (text: string): string => text.replace(AFTER, '');

/** A pasted code or email address without what stood around it. */
export const tidyPasted = (text: string): string => text.replace(BEFORE, '').replace(AFTER, '');

/** The address alone, also of "Asha Rao <asha@example.org>," and "mailto:asha@example.org". */
export function tidyEmail(text: string): string {
  const [, within] = /<([^<>\s]+@[^<>\s]+)>/.exec(text) ?? [];
  return tidyPasted(within ?? text).replace(/^mailto:/i, '');
}
