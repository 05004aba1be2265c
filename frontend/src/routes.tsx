import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { UserType } from '../../openapi/contract/people/fields.js';
import { themed } from './common/theme/withTheme';
import { HomePage } from './home/HomePage';
import { siteRoute } from './shell/siteRoute';

/** A page in its own chunk, loaded with its route, with the component library's theme. */
const page = (load: () => Promise<ComponentType>) => async () => ({ Component: await themed(load()) });

/** A page of plain HTML, without the component library. */
const light = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() });

/** Admits only people of one role; loaded on demand, because visitors do not need it. */
const only = (role: UserType) => async () => {
  const { RequireRole } = await import('./auth/RequireRole');
  return { element: <RequireRole role={role} /> };
};

/** The screen of a waiting room needs no component library and no bar. */
const wall = async () => ({ Component: (await import('./queue/WallPage')).WallPage });

const notFound: RouteObject = {
  path: '*',
  lazy: light(async () => (await import('./shell/NotFoundPage')).NotFoundPage),
};

const publicRoutes: RouteObject[] = [
  // Not lazy: the server sends it with every address, and the browser hydrates it immediately.
  { index: true, Component: HomePage },
  { path: 'search', lazy: light(async () => (await import('./search/SearchPage')).SearchPage) },
  { path: 'about', lazy: light(async () => (await import('./hospital/AboutPage')).AboutPage) },
  { path: 'contact', lazy: light(async () => (await import('./hospital/ContactPage')).ContactPage) },
  { path: 'privacy', lazy: light(async () => (await import('./hospital/PrivacyPage')).PrivacyPage) },
  { path: 'terms', lazy: light(async () => (await import('./hospital/TermsPage')).TermsPage) },
  {
    path: 'online-payment',
    lazy: light(async () => (await import('./hospital/OnlinePaymentPage')).OnlinePaymentPage),
  },
  {
    path: 'patient-stories',
    lazy: light(async () => (await import('./hospital/PatientStoriesPage')).PatientStoriesPage),
  },
  { path: 'login', lazy: light(async () => (await import('./auth/LoginPage')).LoginPage) },
  { path: 'register', lazy: light(async () => (await import('./auth/register/RegisterPage')).RegisterPage) },
  {
    path: 'forgot-password',
    lazy: light(async () => (await import('./auth/password-reset/ForgotPasswordPage')).ForgotPasswordPage),
  },
  {
    path: 'reset-password',
    lazy: light(async () => (await import('./auth/password-reset/ResetPasswordPage')).ResetPasswordPage),
  },
  {
    path: 'confirm-email',
    lazy: light(async () => (await import('./auth/email-confirmation/ConfirmEmailPage')).ConfirmEmailPage),
  },
  { path: 'claim', lazy: light(async () => (await import('./auth/claim/ClaimPage')).ClaimPage) },
  { path: 'find-doctor', lazy: light(async () => (await import('./users/FindDoctorPage')).FindDoctorPage) },
  {
    path: 'doctors/:slug',
    lazy: light(async () => (await import('./users/profile/DoctorProfilePage')).DoctorProfilePage),
  },
  { path: 'medicine', lazy: light(async () => (await import('./pharmacy/PharmacyPage')).PharmacyPage) },
  { path: 'orders', lazy: light(async () => (await import('./orders/FindOrderPage')).FindOrderPage) },
  {
    path: 'verify',
    lazy: light(async () => (await import('./verification/VerifyPage')).VerifyPage),
  },
  { path: 'labtest', lazy: light(async () => (await import('./lab/LabTestsPage')).LabTestsPage) },
  { path: 'bmi', lazy: light(async () => (await import('./calculators/BmiPage')).BmiPage) },
  { path: 'bodyfat', lazy: light(async () => (await import('./calculators/BodyFatPage')).BodyFatPage) },
  { path: 'blog', lazy: light(async () => (await import('./posts/PostsPage')).PostsPage) },
  { path: 'blog/:slug', lazy: light(async () => (await import('./posts/PostPage')).PostPage) },
  notFound,
];

const patientDashboard = page(async () => (await import('./patient/PatientDashboard')).PatientDashboard);
const patientRoutes: RouteObject[] = [
  { index: true, lazy: patientDashboard },
  { path: 'patient-dash', lazy: patientDashboard },
  {
    path: 'patientapps',
    lazy: page(
      async () => (await import('./appointments/patient/PatientAppointmentsPage')).PatientAppointmentsPage,
    ),
  },
  {
    path: 'orders',
    lazy: page(async () => (await import('./orders/PatientOrdersPage')).PatientOrdersPage),
  },
  {
    path: 'lab-bookings',
    lazy: page(async () => (await import('./lab/PatientLabBookingsPage')).PatientLabBookingsPage),
  },
  {
    path: 'waiting-list',
    lazy: page(async () => (await import('./waitlist/WaitlistPage')).WaitlistPage),
  },
  { path: 'patient-records', lazy: page(async () => (await import('./records/RecordsPage')).RecordsPage) },
  {
    path: 'prescriptions',
    lazy: page(async () => (await import('./prescriptions/PrescriptionsPage')).PrescriptionsPage),
  },
  { path: 'family', lazy: page(async () => (await import('./family/FamilyPage')).FamilyPage) },
  { path: 'profile', lazy: page(async () => (await import('./profile/ProfilePage')).ProfilePage) },
  notFound,
];

const doctorDashboard = page(async () => (await import('./doctor/DoctorDashboard')).DoctorDashboard);
const doctorRoutes: RouteObject[] = [
  { index: true, lazy: doctorDashboard },
  { path: 'doctor-main', lazy: doctorDashboard },
  {
    path: 'appointments',
    lazy: page(
      async () => (await import('./appointments/doctor/DoctorAppointmentsPage')).DoctorAppointmentsPage,
    ),
  },
  { path: 'today', lazy: page(async () => (await import('./queue/TodayPage')).TodayPage) },
  {
    path: 'visit/:id',
    lazy: page(async () => (await import('./consultations/VisitPage')).VisitPage),
  },
  {
    path: 'doctor-records',
    lazy: page(async () => (await import('./records/doctor/DoctorRecordsPage')).DoctorRecordsPage),
  },
  {
    path: 'PrescriptionForm',
    lazy: page(async () => (await import('./prescriptions/form/PrescriptionFormPage')).PrescriptionFormPage),
  },
  {
    path: 'availability',
    lazy: page(async () => (await import('./availability/AvailabilityPage')).AvailabilityPage),
  },
  { path: 'profile', lazy: page(async () => (await import('./profile/ProfilePage')).ProfilePage) },
  notFound,
];

/** Every route of the specification. */
export const routes = siteRoute(publicRoutes, [
  { path: '/queue/:doctorId', lazy: wall },
  { path: '/setup', lazy: light(async () => (await import('./set-up/SetUpPage')).SetUpPage) },
  {
    path: '/patientlogin',
    lazy: only('patient'),
    children: [
      {
        lazy: page(async () => (await import('./patient/PatientLayout')).PatientLayout),
        children: patientRoutes,
      },
    ],
  },
  {
    path: '/doctor-login',
    lazy: only('doctor'),
    children: [
      {
        lazy: page(async () => (await import('./doctor/DoctorLayout')).DoctorLayout),
        children: doctorRoutes,
      },
    ],
  },
  {
    // The star is on the child route: '/admin' alone would match this route and show nothing.
    lazy: only('admin'),
    children: [{ path: '/admin/*', lazy: page(async () => (await import('./admin/AdminApp')).default) }],
  },
]);
