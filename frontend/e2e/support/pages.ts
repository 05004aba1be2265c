import type { UserType } from '../../../openapi/contract/users.js';

/** The main pages, by who sees them. */
export const pages: Record<'visitor' | UserType, string[]> = {
  visitor: ['/', '/find-doctor', '/login', '/register'],
  patient: ['/patientlogin/patient-dash', '/patientlogin/patientapps'],
  doctor: ['/doctor-login/doctor-main', '/doctor-login/appointments'],
  admin: [
    '/admin',
    '/admin/doctors',
    '/admin/patients',
    '/admin/appointments',
    '/admin/payments',
    '/admin/mails',
    '/admin/DoctorAdd',
  ],
};
