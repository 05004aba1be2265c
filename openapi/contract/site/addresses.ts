/**
 * Paths of the hash routes of all pages, so that `/login` works like `/#/login`.
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
  '/verify',
  '/labtest',
  '/bmi',
  '/bodyfat',
  '/blog',
  '/blog/:slug',
  '/queue/:doctorId',
  '/setup',
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
 * Pages that a mail or a paper links to with a secret in the fragment, e.g. `/reset-password#token=…`. Browsers do not send the
 * fragment, so the secret reaches no server, log or referrer. A redirect to `/#/…` would lose it, so the server answers
 * these paths with the site's document, which then changes to the hash route.
 */
export const SECRET_PATHS = ['/reset-password', '/confirm-email', '/claim', '/verify'] as const;

/** Punctuation that may follow a link or a code in a text: "(see https://…/login)." */
const PUNCTUATION = String.raw`[\s.,;:!?)\]}>'"”’»]+`;
const BEFORE = new RegExp(String.raw`^[\s(\[{<'"“‘«]+`);
const AFTER = new RegExp(`${PUNCTUATION}$`);

/** A pasted link without trailing white space and punctuation. */
export const tidyEnd = (text: string): string => text.replace(AFTER, '');

/** A pasted code or email address without surrounding white space and punctuation. */
export const tidyPasted = (text: string): string => text.replace(BEFORE, '').replace(AFTER, '');

const ASCII = /^\p{ASCII}*$/u;
/** A domain in any script; other characters could be parts of a URL. The full stops are those of East Asian scripts. */
const DOMAIN = /^[\p{L}\p{M}\p{N}\u200c\u200d.。．｡-]+$/u;

/** The email address with its domain in the one form that mail servers use: "asha@भारत.example" → "asha@xn--h2brj9c.example". */
export function asciiEmail(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  if (ASCII.test(domain) || !DOMAIN.test(domain) || !URL.canParse(`http://${domain}`)) return address;
  return address.slice(0, -domain.length) + new URL(`http://${domain}`).hostname;
}

/** Only the address, e.g. of "Asha Rao <asha@example.org>," or "mailto:asha@example.org". */
export function tidyEmail(text: string): string {
  const [, within] = /<([^<>\s]+@[^<>\s]+)>/.exec(text) ?? [];
  return asciiEmail(tidyPasted(within ?? text).replace(/^mailto:/i, ''));
}
