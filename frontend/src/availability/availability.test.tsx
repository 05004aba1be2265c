import { screen, waitFor, within } from '@testing-library/react';
import type { Availability, LeaveDto } from '../../../openapi/contract/care/availability.js';
import type { ExtraSessionDto } from '../../../openapi/contract/care/extra-sessions.js';
import { quietBell } from '../doctor/testing/quietBell';
import { APPOINTMENT_ID, DOCTOR_ID, buildUser } from '../test/builders';
import { FakeAnswer, type FakeCall, fakeApi, refusal } from '../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../test/renderApp';

const READ = 'GET /api/v1/availability';
const SAVE = 'PUT /api/v1/availability';
const LEAVES = 'GET /api/v1/leaves';
const TAKE = 'POST /api/v1/leaves';
const HOLIDAYS = 'GET /api/v1/holidays';
const SESSIONS = 'GET /api/v1/extra-sessions';
const ADD_SESSION = 'POST /api/v1/extra-sessions';
const REMOVE_SESSION = 'DELETE /api/v1/extra-sessions/{id}';
const GIVE_BACK = 'DELETE /api/v1/leaves/{id}';
const CASES = 'GET /api/v1/leaves/{id}/cases';
const LEAVE_ID = '00000000000000000000a501';
const SESSION_ID = '00000000000000000000b001';

const offered: Availability = {
  availableDays: ['Monday', 'Friday'],
  timeSlots: ['10:30', '10:00'],
  hours: null,
  fee: 800,
  canVideo: false,
  visitsOutside: [],
  version: 3,
};
const leave = (overrides: Partial<LeaveDto> = {}): LeaveDto => ({
  id: LEAVE_ID,
  _id: LEAVE_ID,
  doctorId: DOCTOR_ID,
  doctorName: 'Dr. A',
  from: '2099-12-24',
  to: '2099-12-31',
  fromTime: null,
  toTime: null,
  reason: 'Conference',
  createdAt: '2026-11-20T05:00:00.000Z',
  ...overrides,
});

const session = (overrides: Partial<ExtraSessionDto> = {}): ExtraSessionDto => ({
  ...{ id: SESSION_ID, _id: SESSION_ID, name: 'Saturday clinic', date: '2099-11-28' },
  doctors: [{ doctorId: DOCTOR_ID, doctorName: 'Dr. A', times: ['09:00', '09:30'] }],
  createdAt: '2026-11-20T05:00:00.000Z',
  ...overrides,
});
const overVisits = () => {
  const { status, body } = refusal(409, 'LEAVE_OVER_VISITS', 'There are visits booked in this session.');
  const visits = [{ id: APPOINTMENT_ID, date: '2099-11-28', time: '09:00', patientName: 'Asha Rao' }];
  return new FakeAnswer(status, { ...(body as object), visits });
};

/** A small server that keeps days, times and leave. */
function availabilityApi(more: Parameters<typeof fakeApi>[0] = {}) {
  let stored = offered;
  let leaves = [leave()];
  let sessions: ExtraSessionDto[] = [];
  return fakeApi({
    'GET /api/users/{userId}': () => ({
      msg: 'success',
      value: buildUser({ _id: DOCTOR_ID, type: 'doctor', fullName: 'Dr. A' }),
    }),
    ...quietBell,
    [READ]: () => stored,
    [SAVE]: ({ body }: FakeCall) =>
      (stored = { ...stored, ...(body as Availability), version: stored.version + 1 }),
    [LEAVES]: () => leaves,
    [CASES]: () => [],
    [HOLIDAYS]: () => [],
    [SESSIONS]: () => sessions,
    [ADD_SESSION]: ({ body }: FakeCall) => {
      sessions = [session({ ...(body as ExtraSessionDto) })];
      return new FakeAnswer(201, sessions[0]);
    },
    [REMOVE_SESSION]: ({ query }: FakeCall) => {
      if (query.get('visits') !== 'offer') return overVisits();
      sessions = [];
      return session();
    },
    [TAKE]: ({ body }: FakeCall) => {
      const taken = leave({ ...(body as LeaveDto), id: '00000000000000000000a502' });
      leaves = [taken, ...leaves];
      return new FakeAnswer(201, taken);
    },
    [GIVE_BACK]: () => {
      leaves = [];
      return leave();
    },
    ...more,
  });
}

const open = async () => {
  const app = renderApp('/doctor-login/availability');
  await screen.findByRole('button', { name: 'Save fee, days and times' });
  return app;
};

beforeEach(() => {
  freshBrowser();
  logIn('doctor');
});

it('should show the days and times that are offered, and save others', async () => {
  const api = availabilityApi();
  const { user } = await open();
  const days = within(screen.getByRole('group', { name: 'Days' }));
  expect(days.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  const save = screen.getByRole('button', { name: 'Save fee, days and times' });
  expect(save).toBeDisabled();
  await user.click(days.getByRole('checkbox', { name: 'Tuesday' }));
  await user.click(screen.getByRole('checkbox', { name: '10:00 AM' }));
  await user.type(screen.getByLabelText('Another time'), '09:45');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(save);
  expect(await screen.findByText('Your fee, days and times are saved.')).toBeInTheDocument();
  expect(api.callsOf(SAVE).map(({ body }) => body)).toEqual([
    { availableDays: ['Monday', 'Tuesday', 'Friday'], timeSlots: ['09:45', '10:30'], fee: 800, version: 3 },
  ]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save fee, days and times' })).toBeDisabled(),
  );
});

it('should say that another window was first, and show what it stored', async () => {
  const api = availabilityApi({
    [SAVE]: () => refusal(409, 'EDIT_CONFLICT', 'Somebody else has changed this meanwhile.'),
  });
  const { user } = await open();
  api.set(READ, () => ({ ...offered, availableDays: ['Sunday'], version: 4 }));
  await user.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
  await user.click(screen.getByRole('button', { name: 'Save fee, days and times' }));
  expect(await screen.findByText(/They were changed in another window/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Sunday' })).toBeChecked());
  expect(screen.getByRole('checkbox', { name: 'Tuesday' })).not.toBeChecked();
});

async function takeLeave(user: ReturnType<typeof renderApp>['user'], from: string, to: string) {
  await user.type(screen.getByLabelText(/^First day/), from);
  await user.type(screen.getByLabelText(/^Last day/), to);
  await user.type(screen.getByLabelText(/^Reason/), 'Family');
  await user.click(screen.getByRole('button', { name: 'Add leave' }));
}

it('should take leave and give it back after asking', async () => {
  const api = availabilityApi();
  const { user } = await open();
  await takeLeave(user, '2099-03-06', '2099-03-06');
  expect(await screen.findByText('Leave added.')).toBeInTheDocument();
  expect(api.callsOf(TAKE).map(({ body }) => body)).toEqual([
    { from: '2099-03-06', to: '2099-03-06', reason: 'Family' },
  ]);
  const list = within(screen.getByRole('list', { name: 'Planned leave' }));
  expect(await list.findByText('Fri, 6 Mar 2099')).toBeInTheDocument();
  await user.click(
    list.getByRole('button', { name: 'Remove the leave of Thu, 24 Dec 2099 to Thu, 31 Dec 2099' }),
  );
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove it' }));
  expect(await screen.findByText('Leave removed.')).toBeInTheDocument();
  expect(api.callsOf(GIVE_BACK).map(({ params }) => params.id)).toEqual([LEAVE_ID]);
  expect(await screen.findByText('No leave is planned.')).toBeInTheDocument();
});

it('should list the visits that stand in the way, each with the way to it', async () => {
  const refused = refusal(409, 'LEAVE_OVER_VISITS', 'There are visits booked on these days.');
  Object.assign(refused.body as object, {
    visits: [{ id: APPOINTMENT_ID, date: '2099-03-06', time: '10:30', patientName: 'Asha Rao' }],
  });
  availabilityApi({ [TAKE]: () => refused });
  const { user } = await open();
  await takeLeave(user, '2099-03-06', '2099-03-07');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('There are visits booked on these days.')).toBeInTheDocument();
  expect(alert.getByRole('listitem')).toHaveTextContent('Fri, 6 Mar 2099, 10:30 AM IST, Asha Rao');
  expect(alert.getByRole('link')).toHaveAttribute(
    'href',
    `/doctor-login/appointments?visit=${APPOINTMENT_ID}`,
  );
  expect(screen.getByLabelText(/^Reason/)).toHaveValue('Family');
});

it('should ask once what shall happen to them, and take the leave with that', async () => {
  const refused = refusal(409, 'LEAVE_OVER_VISITS', 'There are visits booked on these days.');
  Object.assign(refused.body as object, {
    visits: [{ id: APPOINTMENT_ID, date: '2099-03-06', time: '10:30', patientName: 'Asha Rao' }],
  });
  const api = availabilityApi({ [TAKE]: () => refused });
  const { user } = await open();
  await takeLeave(user, '2099-03-06', '2099-03-06');
  const offer = await screen.findByRole('button', { name: 'Add leave and offer other times' });
  api.set(TAKE, ({ body }: FakeCall) => new FakeAnswer(201, leave(body as LeaveDto)));
  await user.click(offer);
  expect(await screen.findByText('Leave added.')).toBeInTheDocument();
  expect(api.callsOf(TAKE).at(-1)!.body).toEqual({
    ...{ from: '2099-03-06', to: '2099-03-06', reason: 'Family' },
    visits: 'offer',
  });
  expect(screen.queryByText('What shall happen to these visits?')).not.toBeInTheDocument();
});

it('should not send leave without days or reason', async () => {
  const api = availabilityApi();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add leave' }));
  expect(await screen.findByText('Enter the reason.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^First day/)).toHaveAccessibleDescription('Choose a date.');
  expect(api.callsOf(TAKE)).toHaveLength(0);
});

it('should say what is missing for bookings by card until it is set, the fee among it', async () => {
  const nothing = { availableDays: [], timeSlots: [], fee: null, version: 1 };
  let stored: Availability = { ...nothing, hours: null, canVideo: false, visitsOutside: [] };
  const api = availabilityApi({
    [READ]: () => stored,
    [SAVE]: ({ body }: FakeCall) => (stored = { ...stored, ...(body as Availability), version: 2 }),
  });
  const { user } = await open();
  expect(screen.getByText(/set your fee, days and times below\.$/)).toBeInTheDocument();
  const fee = screen.getByLabelText('Consultation fee in rupees');
  const save = screen.getByRole('button', { name: 'Save fee, days and times' });
  await user.type(fee, '-5');
  await user.click(save);
  expect(fee).toHaveAccessibleDescription(/./);
  expect(fee).toBeInvalid();
  expect(api.callsOf(SAVE)).toEqual([]);
  await user.clear(fee);
  await user.type(fee, '650.50');
  await user.click(save);
  expect(await screen.findByText(/set your days and times below\.$/)).toBeInTheDocument();
  expect(api.callsOf(SAVE).map(({ body }) => body)).toEqual([{ ...nothing, fee: 650.5 }]);
});

describe('hours by weekday', () => {
  it('should begin with the times of the table, and be saved with a break and a length', async () => {
    const api = availabilityApi();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Hours by weekday' }));
    expect(screen.queryByRole('group', { name: 'Time slots' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('From, Monday')).toHaveValue('10:00');
    expect(screen.getByLabelText('Until, Monday')).toHaveValue('11:00');
    await user.click(screen.getByRole('checkbox', { name: 'Friday' }));
    await user.clear(screen.getByLabelText('Until, Monday'));
    await user.type(screen.getByLabelText('Until, Monday'), '17:00');
    await user.type(screen.getByLabelText('Break from, Monday'), '13:00');
    const save = screen.getByRole('button', { name: 'Save fee, days and times' });
    await user.click(save);
    expect(await screen.findByText('Enter when the break is over.')).toBeInTheDocument();
    expect(api.callsOf(SAVE)).toHaveLength(0);
    await user.type(screen.getByLabelText('Break until, Monday'), '14:00');
    await user.click(screen.getByLabelText('Length of a visit'));
    await user.click(screen.getByRole('option', { name: '20 minutes' }));
    await user.click(save);
    expect(await screen.findByText('Your fee, days and times are saved.')).toBeInTheDocument();
    expect(api.callsOf(SAVE).map(({ body }) => (body as Availability).hours)).toEqual([
      {
        slotMinutes: 20,
        days: [{ day: 'Monday', from: '10:00', to: '17:00', breakFrom: '13:00', breakTo: '14:00' }],
      },
    ]);
  });

  it('should name the booked visits that lie outside, and give way to the table again', async () => {
    const hours = {
      slotMinutes: 20,
      days: [{ day: 'Monday' as const, from: '10:00', to: '17:00', breakFrom: null, breakTo: null }],
    };
    const visitsOutside = [
      { id: APPOINTMENT_ID, date: '2099-03-06', time: '10:30', patientName: 'Asha Rao' },
      { id: LEAVE_ID, date: '2099-03-07', time: null, patientName: 'Ravi Menon' },
    ];
    const api = availabilityApi({ [READ]: () => ({ ...offered, hours, visitsOutside }) });
    const { user } = await open();
    const note = within(
      screen.getByText(/2 booked visits lie outside of these hours/).closest('[role=status]')!,
    );
    expect(note.getAllByRole('listitem')[0]).toHaveTextContent('Fri, 6 Mar 2099, 10:30 AM IST, Asha Rao');
    await user.click(screen.getByRole('button', { name: 'The same times each day' }));
    await user.click(screen.getByRole('button', { name: 'Save fee, days and times' }));
    expect(api.callsOf(SAVE).map(({ body }) => (body as Availability).hours)).toEqual([null]);
  });
});

it('should take leave of half a day, and say of which', async () => {
  const api = availabilityApi();
  const { user } = await open();
  await user.click(screen.getByLabelText('How long'));
  await user.click(screen.getByRole('option', { name: 'An afternoon, from 1 PM' }));
  expect(screen.queryByLabelText(/^Last day/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Day/), '2099-03-06');
  await user.type(screen.getByLabelText(/^Reason/), 'Dentist');
  await user.click(screen.getByRole('button', { name: 'Add leave' }));
  expect(await screen.findByText('Leave added.')).toBeInTheDocument();
  expect(api.callsOf(TAKE).map(({ body }) => body)).toEqual([
    { from: '2099-03-06', to: '2099-03-06', fromTime: '13:00', toTime: '23:59', reason: 'Dentist' },
  ]);
  const list = within(screen.getByRole('list', { name: 'Planned leave' }));
  expect(await list.findByText('Fri, 6 Mar 2099, from 1:00 PM')).toBeInTheDocument();
});

it('should add an extra session, from one hour to another or time by time, and remove it over visits', async () => {
  const api = availabilityApi();
  const { user } = await open();
  const area = within(screen.getByRole('region', { name: 'Extra sessions' }));
  const add = area.getByRole('button', { name: 'Add extra session' });
  await user.click(add);
  expect(await area.findByText('Enter when it begins.')).toBeInTheDocument();
  await user.type(area.getByLabelText(/^Session name/), 'Saturday clinic');
  await user.type(area.getByLabelText(/^Session day/), '2099-11-28');
  await user.click(area.getByLabelText('When'));
  await user.click(screen.getByRole('option', { name: 'Single times' }));
  await user.type(area.getByLabelText('Another time'), '09:00');
  await user.click(area.getByRole('button', { name: 'Add' }));
  await user.click(add);
  expect(await area.findByText(/visits from 9:00 AM to 9:30 AM/)).toBeInTheDocument();
  expect(api.callsOf(ADD_SESSION)[0].body).toEqual({
    ...{ name: 'Saturday clinic', date: '2099-11-28', times: ['09:00'] },
  });
  await user.click(area.getByRole('button', { name: /^Remove Saturday clinic/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove this extra session?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove it' }));
  expect(await dialog.findByText(/Asha Rao/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Remove and offer other times' }));
  expect(await area.findByText('No extra session is planned.')).toBeInTheDocument();
});
