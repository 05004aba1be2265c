import type { UserType } from '../../../openapi/contract/people/fields.js';
import type { KnownPage } from './checks';
import { demoDoctor, demoPatient } from './people';

/** The main pages by role; those of the console are in consolePages.ts. */
export const pages: Record<'visitor' | Exclude<UserType, 'admin'>, KnownPage[]> = {
  visitor: [
    ['/', 'The right doctor, at a time that suits you'],
    ['/search?q=heart', 'Search'],
    ['/find-doctor', 'Find a doctor'],
    ['/medicine', 'Pharmacy'],
    ['/orders', 'Find my order'],
    ['/verify', 'Verify a prescription'],
    ['/labtest', 'Lab Tests'],
    ['/blog', 'Health blog'],
    ['/blog/know-your-blood-pressure', 'Know your blood pressure: the two numbers and what to do with them'],
    ['/bmi', 'BMI calculator'],
    ['/bodyfat', 'Body fat calculator'],
    ['/login', 'Log in'],
    ['/forgot-password', 'Forgotten password'],
    ['/about', 'About Us'],
    ['/contact', 'Contact Us'],
    ['/privacy', 'Privacy Policy'],
    ['/terms', 'Terms of Use'],
    ['/online-payment', 'Online Payment'],
    ['/patient-stories', 'Patient stories'],
    ['/register', 'Create an account'],
  ],
  patient: [
    ['/patientlogin/patient-dash', `Welcome, ${demoPatient.fullName}`],
    ['/patientlogin/patientapps', 'Appointments'],
    ['/patientlogin/orders', 'Orders'],
    ['/patientlogin/lab-bookings', 'Lab bookings'],
    ['/patientlogin/waiting-list', 'Waiting list'],
    ['/patientlogin/patient-records', 'Records'],
    ['/patientlogin/prescriptions', 'Prescriptions'],
    ['/patientlogin/family', 'Family'],
    ['/patientlogin/profile', 'Profile'],
  ],
  doctor: [
    ['/doctor-login/doctor-main', `Welcome, ${demoDoctor.fullName}`],
    ['/doctor-login/appointments', 'Appointments'],
    ['/doctor-login/doctor-records', 'Medical Records'],
    // Not after the other view of the same page, which has the same heading.
    ['/doctor-login/appointments?view=week', 'Appointments'],
    ['/doctor-login/availability', 'Days and leave'],
    ['/doctor-login/profile', 'Profile'],
  ],
};
