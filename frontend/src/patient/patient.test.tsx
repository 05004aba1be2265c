import { act, screen, waitFor, within } from '@testing-library/react';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { DOCTOR_ID, buildAppointment, buildUser } from '../test/builders';
import { UNKNOWN } from '../hospital/useHospital';
import { buildDashboard, patientFrame } from '../test/careBuilders';
import { fakeApi, refusal } from '../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../test/renderApp';

const DASHBOARD = 'GET /api/v1/dashboard';
const dashboardApi = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({ ...patientFrame, [DASHBOARD]: () => buildDashboard(), ...more });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

function phone(): void {
  const ignore = () => undefined;
  window.matchMedia = (media) => ({
    media,
    matches: media.includes('max-width'),
    onchange: null,
    addEventListener: ignore,
    removeEventListener: ignore,
    addListener: ignore,
    removeListener: ignore,
    dispatchEvent: () => false,
  });
}

beforeEach(() => {
  freshBrowser();
  logIn('patient');
});
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

it('greets by name and the last 8 characters of the id', async () => {
  dashboardApi();
  renderApp('/patientlogin');
  expect(await screen.findByRole('heading', { name: 'Welcome, Asha Rao' })).toBeInTheDocument();
  expect(screen.getByText('Patient ID: 0000a001')).toBeInTheDocument();
  expect(await screen.findByText('Hospital number: 1000 0001 6')).toBeInTheDocument();
  const lead = await screen.findByRole('link', { name: 'Find a doctor' });
  expect(lead).toHaveAttribute('href', '/find-doctor');
  expect(lead).toHaveAccessibleDescription('Choose your doctor, the day and the time, and pay by card.');
  expect(screen.getByRole('button', { name: 'Book Appointment' })).toHaveAccessibleDescription(
    'Or ask any doctor of a speciality, without a time and without payment. The doctor who accepts sets the time.',
  );
});

it('shows counts, schedule and activity of the server, each leading to its page', async () => {
  dashboardApi({
    [DASHBOARD]: () =>
      buildDashboard({
        counts: { upcoming: 1, prescriptions: 3, refills: 1, orders: 4, labBookings: 5 },
        schedule: [
          {
            date: '2099-11-24',
            time: '10:30',
            title: 'Visit to Dr. Ananya Sharma',
            detail: 'Cardiology',
            path: '/patientlogin/patientapps',
          },
          {
            date: null,
            time: null,
            title: 'Request to any doctor of Cardiology',
            detail: 'Waiting for doctor acceptance',
            path: '/patientlogin/patientapps',
          },
        ],
        activity: [
          {
            at: '2026-11-20T05:00:00.000Z',
            kind: 'order',
            text: 'Your order was shipped.',
            path: '/patientlogin/orders',
          },
        ],
      }),
  });
  renderApp('/patientlogin/patient-dash');
  const glance = within(await screen.findByRole('navigation', { name: 'At a glance' }));
  expect(glance.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '1Coming visit',
    '1Refill needed',
    '4Orders on their way',
    '5Open lab bookings',
  ]);
  const schedule = await section('Schedule');
  expect(schedule.getByText('Tue, 24 Nov 2099, 10:30 AM IST')).toBeInTheDocument();
  expect(schedule.getByRole('link', { name: 'Visit to Dr. Ananya Sharma' })).toHaveAttribute(
    'href',
    '/patientlogin/patientapps',
  );
  expect(schedule.getByText('TBD')).toBeInTheDocument();
  expect(schedule.getByText('Waiting for doctor acceptance')).toBeInTheDocument();
  const activity = await section('Recent activity');
  expect(activity.getByRole('link', { name: 'Your order was shipped.' })).toHaveAttribute(
    'href',
    '/patientlogin/orders',
  );
});

it('shows no tile for a number that is zero', async () => {
  dashboardApi();
  renderApp('/patientlogin/patient-dash');
  expect(await screen.findByText('Nothing is planned.')).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'At a glance' })).toBeNull();
});

it('says so when nothing is planned and nothing has happened', async () => {
  dashboardApi();
  renderApp('/patientlogin/patient-dash');
  expect(await screen.findByText('Nothing is planned.')).toBeInTheDocument();
  expect(screen.getByText('No activity yet.')).toBeInTheDocument();
  expect(await screen.findByText('No notifications.')).toBeInTheDocument();
});

it('still offers booking when the dashboard cannot be read, and tries again', async () => {
  const api = dashboardApi({ [DASHBOARD]: () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.') });
  const { user } = renderApp('/patientlogin/patient-dash');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your schedule and activity could not be loaded.');
  expect(screen.getByRole('button', { name: 'Book Appointment' })).toBeEnabled();
  api.set(DASHBOARD, () => buildDashboard());
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing is planned.')).toBeInTheDocument();
});

it('has every page in the sidebar', async () => {
  dashboardApi();
  renderApp('/patientlogin/patient-dash');
  const menu = within(await screen.findByRole('navigation', { name: 'Patient Portal' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Records',
    'Prescriptions',
    'Appointments',
    'Orders',
    'Lab bookings',
    'Waiting list',
    'Family',
    'Profile',
  ]);
  expect(menu.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Home', 'Logout']);
  expect(screen.queryByRole('navigation', { name: 'Quick menu' })).not.toBeInTheDocument();
});

it('has the main five at the foot of a phone', async () => {
  phone();
  dashboardApi();
  const { user, path } = renderApp('/patientlogin/patient-dash');
  const bar = within(await screen.findByRole('navigation', { name: 'Quick menu' }));
  expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Records',
    'Prescriptions',
    'Appointments',
    'Orders',
  ]);
  expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await user.click(bar.getByRole('link', { name: 'Orders' }));
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeInTheDocument();
  await waitFor(() => expect(path()).toBe('/patientlogin/orders'));
});

it('says "Loading..." for everyone to see until the user is loaded', async () => {
  let answer: (value: unknown) => void = () => undefined;
  dashboardApi({
    'GET /api/users/{userId}': () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  renderApp('/patientlogin/patient-dash');
  const isShown = ({ style }: HTMLElement) => style.position !== 'absolute';
  await waitFor(() => expect(screen.queryAllByText('Loading...').some(isShown)).toBe(true));
  await act(async () => answer({ msg: 'success', value: buildUser() }));
  expect(await screen.findByRole('heading', { name: 'Welcome, Asha Rao' })).toBeInTheDocument();
});

describe('the next visit', () => {
  const next = (overrides: Partial<AppointmentDto> = {}) =>
    buildDashboard({
      nextVisit: buildAppointment({
        status: 'accepted',
        acceptedDoctorId: { _id: DOCTOR_ID, fullName: 'Dr. Ananya Sharma' },
        doctorImage: 'ananya.webp',
        appointmentDate: '2099-11-24',
        ...overrides,
      }),
    });
  const card = async (overrides: Partial<AppointmentDto> = {}) => {
    dashboardApi({ [DASHBOARD]: () => next(overrides) });
    renderApp('/patientlogin/patient-dash');
    const region = await section('Next visit');
    await region.findByText('Dr. Ananya Sharma');
    return region;
  };

  it('shows doctor and time, and links to its details while it is far ahead', async () => {
    const region = await card();
    expect(region.getByText('Tue, 24 Nov 2099, 10:30 AM IST')).toBeInTheDocument();
    expect(region.getByRole('link', { name: 'See details' })).toHaveAttribute(
      'href',
      expect.stringContaining('/patientlogin/patientapps?visit='),
    );
    expect(screen.getByRole('link', { name: 'Find a doctor' })).toBeInTheDocument();
  });

  it.each([
    ['check in', { checkInFrom: '2020-01-01T00:00:00.000Z' }, 'button', 'Check in'],
    [
      'join by video',
      {
        kind: 'video',
        video: { opensAt: '2020-01-01T00:00:00.000Z', closesAt: '2099-01-01T00:00:00.000Z' },
      },
      'button',
      'Join the video visit',
    ],
    ['answer that it was moved', { isMoved: true, preferredDate: '2099-11-23' }, 'link', 'Answer'],
  ] as const)('offers to %s when that is to be done', async (_, overrides, role, name) => {
    const region = await card(overrides);
    expect(region.getByRole(role, { name })).toBeInTheDocument();
  });

  it('shows the way to the hospital the day before', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const hospital = { ...UNKNOWN, address: '12 Lake Road\nBengaluru' };
    dashboardApi({
      [DASHBOARD]: () => next({ appointmentDate: tomorrow }),
      'GET /api/v1/hospital': () => hospital,
    });
    renderApp('/patientlogin/patient-dash');
    const link = await (await section('Next visit')).findByRole('link', { name: 'Directions' });
    const query = new URL(link.getAttribute('href') ?? '').searchParams.get('query');
    expect(query).toBe('12 Lake Road, Bengaluru');
  });
});

it('lists open tasks, each with its action', async () => {
  const todo = { detail: 'Tue, 24 Nov 2099', path: '/patientlogin/lab-bookings', url: null };
  dashboardApi({
    [DASHBOARD]: () =>
      buildDashboard({
        todos: [
          { ...todo, kind: 'pay', title: 'Finish your payment', url: 'https://pay.example/1' },
          { ...todo, kind: 'confirmTest', title: 'Choose a day for HbA1c' },
        ],
      }),
  });
  renderApp('/patientlogin/patient-dash');
  const list = await section('To do');
  expect(list.getByRole('link', { name: 'Pay: Finish your payment' })).toHaveAttribute(
    'href',
    'https://pay.example/1',
  );
  expect(list.getByRole('link', { name: 'Choose a day: Choose a day for HbA1c' })).toHaveAttribute(
    'href',
    '/patientlogin/lab-bookings',
  );
});
