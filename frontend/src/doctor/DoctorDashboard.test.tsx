import { screen, within } from '@testing-library/react';
import type { DoctorDashboard } from '../../../openapi/contract/care/dashboard.js';
import { APPOINTMENT_ID, DOCTOR_ID, buildAppointment, buildUser } from '../test/builders';
import { fakeApi, refusal } from '../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../test/renderApp';
import { quietBell } from './testing/quietBell';

const DASHBOARD = 'GET /api/v1/dashboard';
const doctor = buildUser({
  _id: DOCTOR_ID,
  type: 'doctor',
  fullName: 'Dr. A',
  email: 'a@demo.test',
  speciality: 'Cardiology',
});

const dashboard = (overrides: Partial<DoctorDashboard> = {}): DoctorDashboard => ({
  type: 'doctor',
  user: doctor,
  unread: 0,
  todaysVisits: [],
  pendingCount: 0,
  activity: [],
  counts: { today: 0, nextSevenDays: 0, upcoming: 0 },
  ...overrides,
});

const doctorApi = (answer: () => unknown = dashboard) =>
  fakeApi({
    'GET /api/users/{userId}': () => ({ msg: 'success', value: doctor }),
    ...quietBell,
    [DASHBOARD]: answer,
  });

beforeEach(() => {
  freshBrowser();
  logIn('doctor');
});

it('welcomes the doctor with photo, last 8 characters of the id, email, speciality and badge', async () => {
  doctorApi();
  renderApp('/doctor-login');
  expect(await screen.findByRole('heading', { name: 'Welcome, Dr. A' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Photo of Dr. A' })).toHaveAttribute(
    'src',
    '/image/users/doctor.jpg',
  );
  expect(screen.getByText(`ID: ${DOCTOR_ID.slice(-8)} · a@demo.test`)).toBeInTheDocument();
  expect(screen.getByText('Cardiology')).toBeInTheDocument();
  expect(screen.getByText('Active Doctor')).toBeInTheDocument();
  expect(screen.getByText('Doctor Portal v1.0')).toBeInTheDocument();
  expect(screen.getByText('No visits today.')).toBeInTheDocument();
  expect(screen.getByText('No activity yet.')).toBeInTheDocument();
});

it('shows numbers, today’s visits and activity, each with a link', async () => {
  doctorApi(() =>
    dashboard({
      pendingCount: 7,
      counts: { today: 1, nextSevenDays: 4, upcoming: 6 },
      todaysVisits: [buildAppointment({ status: 'accepted', appointmentTime: '10:30' })],
      activity: [
        {
          at: '2026-11-20T05:00:00.000Z',
          kind: 'appointment',
          text: 'Asha Rao asked for a visit.',
          path: '/doctor-login/appointments',
        },
      ],
    }),
  );
  renderApp('/doctor-login/doctor-main');
  const glance = within(await screen.findByRole('navigation', { name: 'At a glance' }));
  const links = glance.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual([
    '7Pending requests',
    '1Visit today',
    '4Visits in the next 7 days',
    '6Coming visits in all',
  ]);
  const today = within(screen.getByRole('region', { name: "Today's visits" }));
  expect(today.getByText('10:30 AM')).toBeInTheDocument();
  expect(today.getByRole('link', { name: 'Asha Rao' })).toHaveAttribute(
    'href',
    `/doctor-login/appointments?visit=${APPOINTMENT_ID}`,
  );
  expect(today.getByRole('link', { name: 'Open visit of Asha Rao' })).toHaveAttribute(
    'href',
    `/doctor-login/visit/${APPOINTMENT_ID}`,
  );
  const activity = within(screen.getByRole('region', { name: 'Recent activity' }));
  expect(activity.getByRole('link', { name: 'Asha Rao asked for a visit.' })).toBeInTheDocument();
  expect(activity.getByText('Fri, 20 Nov 2026, 10:30 AM IST')).toBeInTheDocument();
});

it('says when the dashboard cannot be loaded, and tries again', async () => {
  const api = doctorApi(() => refusal(503, 'DATABASE_UNAVAILABLE', 'Please try again in a moment.'));
  const { user } = renderApp('/doctor-login');
  expect(await screen.findByText('Your dashboard could not be loaded.')).toBeInTheDocument();
  api.set(DASHBOARD, () => dashboard());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Welcome, Dr. A' })).toBeInTheDocument();
});

it('links a doctor without card bookings to the missing settings', async () => {
  const user = { ...doctor, fee: null, timeSlots: [] };
  doctorApi(() => dashboard({ user }));
  renderApp('/doctor-login');
  const notice = await screen.findByText(
    /Patients can book you by card when you have set your fee and times\.$/,
  );
  expect(notice).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Set them now' })).toHaveAttribute(
    'href',
    expect.stringContaining('/doctor-login/availability'),
  );
});

it('is hidden for a complete doctor', async () => {
  doctorApi();
  renderApp('/doctor-login');
  await screen.findByRole('heading', { name: 'Welcome, Dr. A' });
  expect(screen.queryByRole('link', { name: 'Set them now' })).not.toBeInTheDocument();
});
