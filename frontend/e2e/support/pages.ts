import type { UserType } from '../../../openapi/contract/users.js';

/** The main pages, by who sees them; those of the console are in consolePages.ts. */
export const pages: Record<'visitor' | Exclude<UserType, 'admin'>, string[]> = {
  visitor: [
    '/',
    '/search?q=heart',
    '/find-doctor',
    '/medicine',
    '/orders',
    '/labtest',
    '/blog',
    '/blog/know-your-blood-pressure',
    '/bmi',
    '/bodyfat',
    '/login',
    '/register',
    '/forgot-password',
    '/about',
    '/contact',
    '/privacy',
    '/terms',
    '/online-payment',
    '/patient-stories',
  ],
  patient: [
    '/patientlogin/patient-dash',
    '/patientlogin/patientapps',
    '/patientlogin/orders',
    '/patientlogin/lab-bookings',
    '/patientlogin/patient-records',
    '/patientlogin/prescriptions',
    '/patientlogin/profile',
  ],
  doctor: [
    '/doctor-login/doctor-main',
    '/doctor-login/appointments',
    '/doctor-login/appointments?view=week',
    '/doctor-login/doctor-records',
    '/doctor-login/availability',
    '/doctor-login/profile',
  ],
};
