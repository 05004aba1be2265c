import { act, screen, waitFor, within } from '@testing-library/react';
import { quietBell } from '../../doctor/testing/quietBell';
import { APPOINTMENT_ID, DOCTOR_ID, PATIENT_ID, buildAppointment, buildUser } from '../../test/builders';
import { FakeAnswer, type FakeCall, fakeApi, refusal } from '../../test/fakeApi';
import { freshBrowser, logIn, renderApp, wideScreen } from '../../test/renderApp';
import { addDays, calendarDate, formatDate } from '../../common/format/format';
import { buildRecord } from '../../records/doctor/testing/builders';
import { mondayOf } from './week';

const LIST = 'GET /api/v1/appointments';
const ADD = 'POST /api/v1/appointments';
/** A week in the future: its Monday and Wednesday. */
const monday = addDays(mondayOf(calendarDate(new Date())), 7);
const wednesday = addDays(monday, 2);
const WEEK = `/doctor-login/appointments?view=week&week=${monday}`;

const visit = buildAppointment({
  status: 'accepted',
  appointmentDate: monday,
  appointmentTime: '10:30',
  idCard: '/image/idcards/card?signature=s',
});
const request = buildAppointment({
  _id: '00000000000000000000b002',
  preferredDate: wednesday,
  patientId: { _id: PATIENT_ID, fullName: 'Ravi Iyer' },
});

const filterOf = ({ query }: FakeCall) =>
  JSON.parse(query.get('filter') ?? '{}') as Record<string, string | string[]>;

const OVERLAPS = 'GET /api/v1/appointments/overlaps';

const weekApi = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/users/{userId}': () => ({
      msg: 'success',
      value: buildUser({ _id: DOCTOR_ID, type: 'doctor', fullName: 'Dr. A' }),
    }),
    ...quietBell,
    'GET /api/appointments/doctor/{doctorId}': () => [],
    'GET /api/appointments/doctor/{doctorId}/accepted': () => [],
    [LIST]: (call) => (filterOf(call).status === 'pending' ? [request] : [visit]),
    [OVERLAPS]: () => [],
    'GET /api/v1/appointments/{id}': () => visit,
    'GET /api/v1/records': () => [],
    'GET /api/users/doctors/{id}/slots': () => [
      { date: monday, slots: [{ time: '10:30', free: false }] },
      {
        date: wednesday,
        slots: [
          { time: '10:30', free: false },
          { time: '11:00', free: true },
        ],
      },
    ],
    'GET /api/v1/patients': () => [buildUser()],
    ...more,
  });

const visitName = `Asha Rao, ${formatDate(monday)}, 10:30 AM, Accepted`;
const requestName = `Ravi Iyer, ${formatDate(wednesday)}, 10:30 AM, Pending`;
const freeName = `Add an appointment on ${formatDate(wednesday)}, 11:00 AM`;

beforeEach(() => {
  freshBrowser();
  logIn('doctor');
  wideScreen();
});

it('shows visits, requests and free times of the week in the address', async () => {
  const api = weekApi();
  renderApp(WEEK);
  const table = within(await screen.findByRole('table', { name: `Week of ${formatDate(monday)}` }));
  expect(table.getAllByRole('columnheader')).toHaveLength(8);
  expect(table.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent)).toEqual([
    visitName,
    requestName,
    freeName,
  ]);
  const filters = api.callsOf(LIST).map(filterOf);
  expect(filters).toContainEqual({
    status: ['accepted', 'completed'],
    appointmentDate_gte: monday,
    appointmentDate_lte: addDays(monday, 6),
  });
  expect(filters).toContainEqual({
    status: 'pending',
    preferredDate_gte: monday,
    preferredDate_lte: addDays(monday, 6),
  });
});

it('is one tab stop with arrow keys', async () => {
  weekApi();
  const { user } = renderApp(WEEK);
  const first = await screen.findByRole('button', { name: visitName });
  expect(screen.getByRole('table').querySelectorAll('button[tabindex="0"]')).toHaveLength(1);
  act(() => first.focus());
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: requestName })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: freeName })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: freeName })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowLeft}');
  expect(first).toHaveFocus();
  expect(first).toHaveAttribute('tabindex', '0');
});

it('goes to the next week and back to this one, in the address', async () => {
  weekApi();
  const { user, path } = renderApp('/doctor-login/appointments?view=week');
  await user.click(await screen.findByRole('button', { name: 'Next week' }));
  await waitFor(() => expect(path()).toBe(WEEK));
  await user.click(screen.getByRole('button', { name: 'This week' }));
  await waitFor(() => expect(path()).toBe('/doctor-login/appointments?view=week'));
});

it('lists the days on a narrow screen', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (media) => ({ ...wide(media), matches: false });
  weekApi();
  renderApp(WEEK);
  const day = within(await screen.findByRole('region', { name: formatDate(monday) }));
  expect(await day.findByRole('button', { name: /10:30 AM.*Asha Rao.*Accepted/ })).toBeInTheDocument();
  const empty = within(screen.getByRole('region', { name: formatDate(addDays(monday, 1)) }));
  expect(empty.getByText('No visits.')).toBeInTheDocument();
});

it('opens the details with the patient’s documents, and keeps them in the address', async () => {
  weekApi({
    'GET /api/v1/records': () => [
      buildRecord({
        kind: 'document',
        title: 'Discharge letter',
        file: { name: 'letter.pdf', contentType: 'application/pdf', size: 2048, url: '/file?signature=s' },
      }),
    ],
  });
  const { user, path } = renderApp(WEEK);
  await user.click(await screen.findByRole('button', { name: visitName }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Asha Rao' }));
  await waitFor(() => expect(path()).toBe(`${WEEK}&visit=${APPOINTMENT_ID}`));
  expect(await dialog.findByText('Chest tightness')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Open the ID card' })).toHaveAttribute('href', visit.idCard);
  expect(await dialog.findByRole('link', { name: 'Discharge letter' })).toHaveAttribute(
    'href',
    '/file?signature=s',
  );
  expect(dialog.getByRole('link', { name: 'Write a prescription' })).toHaveAttribute(
    'href',
    `/doctor-login/PrescriptionForm?patient=${PATIENT_ID}&appointment=${APPOINTMENT_ID}`,
  );
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(path()).toBe(WEEK));
});

it('adds an appointment at the free time that was pressed', async () => {
  const api = weekApi({ [ADD]: () => new FakeAnswer(201, visit) });
  const { user } = renderApp(WEEK);
  await user.click(await screen.findByRole('button', { name: freeName }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add new appointment' }));
  expect(await dialog.findByRole('radio', { name: '11:00 AM' })).toBeChecked();
  await user.click(dialog.getByLabelText(/^Patient/));
  await user.click(await screen.findByRole('option', { name: /Asha Rao/ }));
  await user.type(dialog.getByLabelText(/^Reason/), 'Look at the readings');
  await user.click(dialog.getByRole('button', { name: 'Add appointment' }));
  expect(await screen.findByText('Appointment added.')).toBeInTheDocument();
  expect(api.callsOf(ADD).map(({ body }) => body)).toEqual([
    { patientId: PATIENT_ID, date: wednesday, time: '11:00', reason: 'Look at the readings' },
  ]);
  expect(api.callsOf(ADD)[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
});

it('asks before a follow-up at the time of another visit, and adds it after a yes', async () => {
  const other = { id: 'x1', status: 'accepted', doctorName: 'Dr. Rohan Mehta' };
  const api = weekApi({
    [ADD]: () => new FakeAnswer(201, visit),
    [OVERLAPS]: () => [{ ...other, date: wednesday, time: '11:00' }],
  });
  const { user } = renderApp(WEEK);
  await user.click(await screen.findByRole('button', { name: freeName }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add new appointment' }));
  await user.click(dialog.getByLabelText(/^Patient/));
  await user.click(await screen.findByRole('option', { name: /Asha Rao/ }));
  await user.type(dialog.getByLabelText(/^Reason/), 'Look at the readings');
  await user.click(dialog.getByRole('button', { name: 'Add appointment' }));
  expect(await dialog.findByText(/^There is already a visit at this time: Dr\. Rohan Mehta/)).toBeVisible();
  expect(Object.fromEntries(api.callsOf(OVERLAPS)[0].query)).toEqual({
    doctorId: DOCTOR_ID,
    patientId: PATIENT_ID,
    date: wednesday,
    time: '11:00',
  });
  expect(api.callsOf(ADD)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Book anyway' }));
  expect(await screen.findByText('Appointment added.')).toBeInTheDocument();
  expect(api.callsOf(ADD)).toHaveLength(1);
});

it('asks for patient, time and reason before anything is sent', async () => {
  const api = weekApi();
  const { user } = renderApp('/doctor-login/appointments');
  await user.click(await screen.findByRole('button', { name: 'ADD NEW APPOINTMENT' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add new appointment' }));
  await dialog.findByRole('radio', { name: '11:00 AM' });
  await user.click(dialog.getByRole('button', { name: 'Add appointment' }));
  for (const problem of ['Choose one of your patients.', 'Choose a time.', /Enter the reason/])
    expect(await dialog.findByText(problem)).toBeInTheDocument();
  expect(api.callsOf(ADD)).toHaveLength(0);
});

it('says that the time was taken meanwhile and stays open', async () => {
  weekApi({ [ADD]: () => refusal(409, 'SLOT_TAKEN', 'This time has just been taken.') });
  const { user } = renderApp(WEEK);
  await user.click(await screen.findByRole('button', { name: freeName }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add new appointment' }));
  await user.click(dialog.getByLabelText(/^Patient/));
  await user.click(await screen.findByRole('option', { name: /Asha Rao/ }));
  await user.type(dialog.getByLabelText(/^Reason/), 'Look at the readings');
  await user.click(dialog.getByRole('button', { name: 'Add appointment' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This time has just been taken.');
});

it('says so when the week cannot be loaded, and tries again', async () => {
  const api = weekApi({ [LIST]: () => refusal(503, 'DATABASE_UNAVAILABLE', 'Please try again soon.') });
  const { user } = renderApp(WEEK);
  expect(await screen.findByText('Please try again soon.')).toBeInTheDocument();
  api.set(LIST, () => []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: freeName })).toBeInTheDocument());
});
