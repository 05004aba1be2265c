import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { RequireRole } from './auth/RequireRole';
import { ErrorPage } from './common/ErrorPage';
import { LoadingPage } from './common/LoadingPage';
import { PublicLayout } from './shell/PublicLayout';
import { RootLayout } from './shell/RootLayout';

/** A page in a chunk of its own, loaded when its route is opened. */
const page = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() });

/** A page that is not open yet: its title, what opens there, and what calling the hospital does meanwhile. */
const soon = (title: string, sentence: string, callTo?: string) => async () => {
  const { ComingSoonPage } = await import('./common/ComingSoonPage');
  return { element: <ComingSoonPage title={title} sentence={sentence} callTo={callTo} /> };
};

const notFound: RouteObject = {
  path: '*',
  lazy: page(async () => (await import('./common/NotFoundPage')).NotFoundPage),
};

const publicRoutes: RouteObject[] = [
  { index: true, lazy: page(async () => (await import('./home/HomePage')).HomePage) },
  { path: 'login', lazy: page(async () => (await import('./auth/AuthPage')).LoginPage) },
  { path: 'register', lazy: page(async () => (await import('./auth/AuthPage')).RegisterPage) },
  { path: 'find-doctor', lazy: page(async () => (await import('./users/FindDoctorPage')).FindDoctorPage) },
  { path: 'medicine', lazy: page(async () => (await import('./pharmacy/PharmacyPage')).PharmacyPage) },
  { path: 'orders', lazy: page(async () => (await import('./orders/FindOrderPage')).FindOrderPage) },
  { path: 'labtest', lazy: page(async () => (await import('./lab/LabTestsPage')).LabTestsPage) },
  { path: 'bmi', lazy: soon('BMI calculator', 'The BMI calculator opens here soon.') },
  {
    path: 'bodyfat',
    lazy: soon('Body fat calculator', 'The body fat calculator opens here soon.'),
  },
  { path: 'blog', lazy: soon('Health blog', "Our doctors' articles appear here soon.") },
  notFound,
];

const patientDashboard = page(async () => (await import('./patient/PatientDashboard')).PatientDashboard);
const patientRoutes: RouteObject[] = [
  { index: true, lazy: patientDashboard },
  { path: 'patient-dash', lazy: patientDashboard },
  {
    path: 'patientapps',
    lazy: page(async () => (await import('./appointments/PatientAppointmentsPage')).PatientAppointmentsPage),
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
    path: 'patient-records',
    lazy: soon('Records', 'Your medical records appear here soon.', 'to ask for a copy'),
  },
  {
    path: 'prescriptions',
    lazy: soon('Prescriptions', 'Your prescriptions appear here soon.', 'to ask for a refill'),
  },
  notFound,
];

const doctorDashboard = page(async () => (await import('./doctor/DoctorDashboard')).DoctorDashboard);
const doctorRoutes: RouteObject[] = [
  { index: true, lazy: doctorDashboard },
  { path: 'doctor-main', lazy: doctorDashboard },
  {
    path: 'appointments',
    lazy: page(async () => (await import('./appointments/DoctorAppointmentsPage')).DoctorAppointmentsPage),
  },
  {
    path: 'doctor-records',
    lazy: soon('Medical Records', 'The records of your patients appear here soon.'),
  },
  {
    path: 'PrescriptionForm',
    lazy: soon('Prescription', 'Prescriptions can be written here soon.'),
  },
  notFound,
];

/** Every route of the specification. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <LoadingPage />,
    children: [
      { path: '/', element: <PublicLayout />, children: publicRoutes },
      {
        path: '/patientlogin',
        element: <RequireRole role="patient" />,
        children: [
          {
            lazy: page(async () => (await import('./patient/PatientLayout')).PatientLayout),
            children: patientRoutes,
          },
        ],
      },
      {
        path: '/doctor-login',
        element: <RequireRole role="doctor" />,
        children: [
          {
            lazy: page(async () => (await import('./doctor/DoctorLayout')).DoctorLayout),
            children: doctorRoutes,
          },
        ],
      },
      {
        // The star belongs to the child: '/admin' by itself would match this route and show nothing.
        element: <RequireRole role="admin" />,
        children: [{ path: '/admin/*', lazy: page(async () => (await import('./admin/AdminApp')).default) }],
      },
    ],
  },
];
