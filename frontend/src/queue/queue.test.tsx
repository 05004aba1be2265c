import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import type { Queue } from '../../../openapi/contract/care/queue.js';
import { quietBell } from '../doctor/testing/quietBell';
import { DOCTOR_ID, PATIENT_ID, buildAppointment, buildUser } from '../test/builders';
import { fakeApi, hospital, refusal } from '../test/fakeApi';
import { FakeEventSource, withStreams, withoutStreams } from '../test/fakeStreams';
import { freshBrowser, logIn, renderApp } from '../test/renderApp';
import { findAlert } from '../test/findAlert';

const QUEUE = 'GET /api/v1/queue/{doctorId}';
const CALL_IN = 'POST /api/v1/appointments/{id}/call-in';
const VISITS = 'GET /api/v1/queue/{doctorId}/visits';
const doctor = { _id: DOCTOR_ID, fullName: 'Dr. Ananya Sharma' };

const queue = (overrides: Partial<Queue> = {}): Queue => ({
  doctor: { ...doctor, speciality: 'Cardiology', room: '12' },
  date: '2026-11-24',
  paceMinutes: 15,
  current: [{ token: 4, state: 'inConsultation' }],
  waiting: [
    { token: 6, place: 1, waitMinutes: 10 },
    { token: 7, place: 2, waitMinutes: 25 },
  ],
  lastCalls: [],
  ...overrides,
});

const attended = (
  state: NonNullable<AppointmentDto['attendance']>['state'],
  token: number | null = 7,
): AppointmentDto['attendance'] => ({ state, token, arrivedAt: null, calledAt: null, startedAt: null });

const visit = (overrides: Partial<AppointmentDto>): AppointmentDto =>
  buildAppointment({
    status: 'accepted',
    acceptedDoctorId: doctor,
    appointmentDate: '2026-11-24',
    ...overrides,
  });

beforeEach(() => freshBrowser());

describe('Your visit today', () => {
  const patientApi = (first: AppointmentDto, more: Record<string, () => unknown> = {}) =>
    fakeApi({
      'GET /api/users/{userId}': () => ({ msg: 'success', value: buildUser({ _id: PATIENT_ID }) }),
      ...quietBell,
      'GET /api/appointments/patient/{patientId}': () => [first],
      'GET /api/v1/leave-cases': () => [],
      [QUEUE]: () => queue(),
      ...more,
    });
  const today = async () => within(await screen.findByRole('region', { name: 'Your visit today' }));
  beforeEach(() => logIn('patient'));

  it('checks in, and then shows token, place and wait', async () => {
    const api = patientApi(visit({ checkInFrom: '2026-01-01T00:00:00.000Z' }), {
      'POST /api/v1/appointments/{id}/check-in': () => visit({ attendance: attended('arrived') }),
    });
    const { user } = renderApp('/patientlogin/patientapps');
    const button = await (await today()).findByRole('button', { name: 'Check in' });
    api.set('GET /api/appointments/patient/{patientId}', () => [visit({ attendance: attended('arrived') })]);
    await user.click(button);
    expect(await screen.findByText('You are checked in. Your token is 7.')).toBeInTheDocument();
    expect(await (await today()).findByText('Token 7')).toBeInTheDocument();
    expect(
      await (await today()).findByText('1 patient is before you. Expected wait: about 25 minutes.'),
    ).toBeInTheDocument();
  });

  it('says from when on checking in is possible, and whose turn it is', async () => {
    patientApi(visit({ checkInFrom: '2099-11-24T03:00:00.000Z' }));
    renderApp('/patientlogin/patientapps');
    expect(
      await (await today()).findByText('You can check in here from 8:30 AM, or at our desk.'),
    ).toBeInTheDocument();
  });

  it('asks a patient in after a combined call and start', async () => {
    const startedAt = new Date().toISOString();
    const inside = attended('inConsultation')!;
    const api = patientApi(visit({ attendance: { ...inside, startedAt } }));
    renderApp('/patientlogin/patientapps');
    expect(await (await today()).findByText('It is your turn: please come in.')).toBeInTheDocument();
    expect(api.callsOf(QUEUE)).toHaveLength(1);
  });

  it('asks a called patient in, and shows nothing of other days', async () => {
    const api = patientApi(visit({ attendance: attended('called') }));
    const first = renderApp('/patientlogin/patientapps');
    expect(await (await today()).findByText('It is your turn: please come in.')).toBeInTheDocument();
    expect(first.path()).toBe('/patientlogin/patientapps');
    expect(api.callsOf(QUEUE)).toHaveLength(1);
  });
});

describe("The doctor's Today", () => {
  const doctorApi = (visits: AppointmentDto[], more: Record<string, () => unknown> = {}) =>
    fakeApi({
      'GET /api/users/{userId}': () => ({
        msg: 'success',
        value: buildUser({ _id: DOCTOR_ID, type: 'doctor' }),
      }),
      ...quietBell,
      [VISITS]: () => visits,
      ...more,
    });
  const named = (fullName: string, overrides: Partial<AppointmentDto>) =>
    visit({
      _id: fullName.length.toString(16).padStart(24, '0'),
      patientId: { _id: PATIENT_ID, fullName },
      ...overrides,
    });
  const section = async (name: string) => within(await screen.findByRole('region', { name }));
  beforeEach(() => logIn('doctor'));

  it('calls the longest waiting patient, starts the consultation and opens the visit with one click', async () => {
    const [late, early] = [
      named('Second Patient', { attendance: attended('arrived', 2), appointmentTime: '09:00' }),
      named('First Patient', { attendance: attended('arrived', 1), appointmentTime: '11:00' }),
    ];
    const api = doctorApi([late, early], { [CALL_IN]: () => early });
    const { user, path } = renderApp('/doctor-login/today');
    const rows = await (await section('Waiting')).findAllByRole('listitem');
    expect(rows.map((row) => row.textContent?.slice(0, 7))).toEqual(['Token 1', 'Token 2']);
    await user.click(screen.getByRole('button', { name: 'Call next: Token 1, First Patient' }));
    await waitFor(() => expect(path()).toBe(`/doctor-login/visit/${early._id}`));
    expect(api.callsOf(CALL_IN).map(({ params }) => params.id)).toEqual([early._id]);
  });

  it('offers each patient the possible steps, and a no-show only 30 minutes late', async () => {
    doctorApi([
      named('Here', { attendance: attended('inConsultation', 1) }),
      named('Missed', { appointmentDate: '2020-11-24', appointmentTime: '09:00' }),
      named('Expected', { appointmentDate: '2099-11-24', appointmentTime: '23:59' }),
      named('Gone', { status: 'completed', attendance: attended('inConsultation', 3) }),
    ]);
    const { user } = renderApp('/doctor-login/today');
    await section('With you');
    expect(screen.getByRole('button', { name: 'Complete: Here' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Check in: Expected' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'More actions: Expected' })).toBeNull();
    expect((await section('Over')).getByText('Completed')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Call next' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'More actions: Missed' }));
    expect(await screen.findByRole('menuitem', { name: 'Did not come' })).toBeEnabled();
  });

  it('says why a step was refused', async () => {
    const waiting = named('Here', { attendance: attended('arrived', 1) });
    doctorApi([waiting], {
      [CALL_IN]: () => refusal(409, 'WRONG_STATE', 'This appointment has been cancelled.'),
    });
    const { user } = renderApp('/doctor-login/today');
    await user.click(await screen.findByRole('button', { name: 'Call in: Here' }));
    expect(await findAlert('This appointment has been cancelled.')).toBeInTheDocument();
  });
});

describe('The screen of the waiting room', () => {
  const QUEUES = 'GET /api/v1/queue';
  const OTHER_ID = '66f1a2b3c4d5e6f708192a4d';
  const other = (overrides: Partial<Queue> = {}) =>
    queue({
      doctor: { _id: OTHER_ID, fullName: 'Dr. Vikram Nair', speciality: 'Neurology', room: 'Annex B' },
      ...overrides,
    });
  const stream = () =>
    waitFor(() => {
      const source = FakeEventSource.opened.at(-1);
      if (!source) throw new Error('The stream is not open yet.');
      return source;
    });
  beforeEach(() => withStreams());
  afterEach(() => withoutStreams());

  it('shows tokens without names, and updates live', async () => {
    fakeApi({ [QUEUES]: () => [queue()] });
    renderApp(`/queue/${DOCTOR_ID}`);
    expect(await screen.findByRole('heading', { name: 'Dr. Ananya Sharma' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'With the doctor' })).toHaveTextContent('4');
    expect(screen.getByRole('region', { name: 'Next' })).toHaveTextContent('67');
    const source = await stream();
    expect(source.url).toContain(`/api/v1/queue/stream?doctors=${DOCTOR_ID}`);
    act(() => source.send('queue', queue({ current: [{ token: 6, state: 'called' }], waiting: [] })));
    expect(await screen.findByRole('region', { name: 'Please come in' })).toHaveTextContent(
      'Token 6,please come in',
    );
    expect(screen.getByRole('region', { name: 'Next' })).toHaveTextContent('No one is waiting');
  });

  it('shows hospital, clock, room and the last calls', async () => {
    const lastCalls = [4, 3, 2].map((token) => ({ token, calledAt: `2026-11-24T04:3${token}:00.000Z` }));
    fakeApi({ [QUEUES]: () => [queue({ lastCalls })] });
    renderApp(`/queue/${DOCTOR_ID}`);
    expect(await screen.findByText('Room 12')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: hospital.name })).toBeInTheDocument();
    expect(screen.getByText(/^\d{1,2}:\d{2} [AP]M$/)).toBeInTheDocument();
    const calls = within(screen.getByRole('region', { name: 'Last calls' })).getAllByRole('listitem');
    expect(calls.map(({ textContent }) => textContent)).toEqual([
      '4 (10:04 AM)',
      '3 (10:03 AM)',
      '2 (10:02 AM)',
    ]);
  });

  it('highlights a new call and plays the chime if on, not for initial calls', async () => {
    const tones = jest.fn();
    class FakeTone {
      connect = (next: unknown) => next;
      start = tones;
      stop = () => undefined;
      gain = { linearRampToValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    }
    const Audio = class {
      currentTime = 0;
      destination = {};
      resume = () => Promise.resolve();
    };
    Object.assign(globalThis, { AudioContext: Audio, OscillatorNode: FakeTone, GainNode: FakeTone });
    const call = (token: number, calledAt: string) =>
      queue({ current: [{ token, state: 'called' }], lastCalls: [{ token, calledAt }] });
    fakeApi({ [QUEUES]: () => [call(4, '2026-11-24T04:00:00.000Z')] });
    const { user } = renderApp(`/queue/${DOCTOR_ID}`);
    const board = await screen.findByRole('article');
    expect(board).not.toHaveClass('board--new');
    const source = await stream();
    act(() => source.send('queue', call(5, '2026-11-24T04:10:00.000Z')));
    await waitFor(() => expect(board).toHaveClass('board--new'));
    expect(tones).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Chime: off' }));
    expect(tones).toHaveBeenCalledTimes(2);
    act(() => source.send('queue', call(6, '2026-11-24T04:20:00.000Z')));
    await waitFor(() => expect(tones).toHaveBeenCalledTimes(4));
    expect(localStorage.getItem('wallChime')).toBe('true');
  });

  it('shows several doctors by one stream', async () => {
    const api = fakeApi({ [QUEUES]: () => [queue(), other({ current: [] })] });
    renderApp(`/queue/${DOCTOR_ID},${OTHER_ID}`);
    expect(await screen.findByRole('heading', { name: 'Dr. Vikram Nair' })).toBeInTheDocument();
    expect(api.callsOf(QUEUES)[0]?.query.get('doctors')).toBe(`${DOCTOR_ID},${OTHER_ID}`);
    const source = await stream();
    expect(source.url).toContain(`doctors=${DOCTOR_ID},${OTHER_ID}`);
    act(() => source.send('queue', other({ current: [{ token: 9, state: 'called' }] })));
    expect(await screen.findByRole('region', { name: 'Please come in' })).toHaveTextContent('9');
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it('polls while the stream is cut, and says when the hospital cannot be reached', async () => {
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const api = fakeApi({ [QUEUES]: () => [queue()] });
    renderApp(`/queue/${DOCTOR_ID}`);
    const source = await stream();
    jest.useFakeTimers();
    act(() => source.onopen?.());
    await wait(1_000);
    const settled = api.callsOf(QUEUES).length;
    await wait(30_000);
    expect(api.callsOf(QUEUES)).toHaveLength(settled);
    act(() => source.onerror?.());
    api.set(QUEUES, () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.'));
    await wait(6_000);
    expect(screen.getByRole('status')).toHaveTextContent('Connecting…');
    expect(screen.getByRole('region', { name: 'With the doctor' })).toHaveTextContent('4');
    api.set(QUEUES, () => [queue({ current: [{ token: 5, state: 'inConsultation' }] })]);
    await wait(6_000);
    expect(screen.getByRole('region', { name: 'With the doctor' })).toHaveTextContent('5');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('says that there is no such doctor', async () => {
    fakeApi({
      [QUEUES]: () => refusal(404, 'NOT_FOUND', 'This does not exist, or you are not allowed to see it.'),
    });
    renderApp('/queue/none');
    expect(await screen.findByRole('alert')).toHaveTextContent('This does not exist');
  });
});
