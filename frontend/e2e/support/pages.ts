import type { UserType } from '../../../openapi/contract/users.js';

/** The main pages, by who sees them. */
export const pages: Record<'visitor' | UserType, string[]> = {
  visitor: ['/', '/find-doctor', '/medicine', '/orders', '/labtest', '/login', '/register'],
  patient: [
    '/patientlogin/patient-dash',
    '/patientlogin/patientapps',
    '/patientlogin/orders',
    '/patientlogin/lab-bookings',
  ],
  doctor: ['/doctor-login/doctor-main', '/doctor-login/appointments'],
  admin: [
    '/admin',
    '/admin/doctors',
    '/admin/patients',
    '/admin/appointments',
    '/admin/payments',
    '/admin/mails',
    '/admin/DoctorAdd',
    '/admin/Medicineadd',
    '/admin/MedicineView',
    '/admin/LabTestAdd',
    '/admin/LabTestView',
    '/admin/orders',
    '/admin/lab-bookings',
  ],
};
