import { screen } from '@testing-library/react';
import type { Availability, LeaveDto } from '../../../../openapi/contract/care/availability.js';
import type { ExtraSessionDto } from '../../../../openapi/contract/care/extra-sessions.js';
import { quietBell } from '../../doctor/testing/quietBell';
import { APPOINTMENT_ID, DOCTOR_ID, buildUser } from '../../test/builders';
import { FakeAnswer, type FakeCall, fakeApi, refusal } from '../../test/fakeApi';
import { renderApp } from '../../test/renderApp';

export const READ = 'GET /api/v1/availability';
export const SAVE = 'PUT /api/v1/availability';
const LEAVES = 'GET /api/v1/leaves';
export const CREATE_LEAVE = 'POST /api/v1/leaves';
const HOLIDAYS = 'GET /api/v1/holidays';
const SESSIONS = 'GET /api/v1/extra-sessions';
export const ADD_SESSION = 'POST /api/v1/extra-sessions';
const REMOVE_SESSION = 'DELETE /api/v1/extra-sessions/{id}';
export const DELETE_LEAVE = 'DELETE /api/v1/leaves/{id}';
const CASES = 'GET /api/v1/leaves/{id}/cases';
export const LEAVE_ID = '00000000000000000000a501';
const SESSION_ID = '00000000000000000000b001';

export const offered: Availability = {
  availableDays: ['Monday', 'Friday'],
  timeSlots: ['10:30', '10:00'],
  hours: null,
  fee: 800,
  canVideo: false,
  visitsOutside: [],
  version: 3,
};
export const leave = (overrides: Partial<LeaveDto> = {}): LeaveDto => ({
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

/** A small server that stores days, times and leave. */
export function availabilityApi(more: Parameters<typeof fakeApi>[0] = {}) {
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
    [CREATE_LEAVE]: ({ body }: FakeCall) => {
      const taken = leave({ ...(body as LeaveDto), id: '00000000000000000000a502' });
      leaves = [taken, ...leaves];
      return new FakeAnswer(201, taken);
    },
    [DELETE_LEAVE]: () => {
      leaves = [];
      return leave();
    },
    ...more,
  });
}

/** Opens the page. */
export const openAvailability = async () => {
  const app = renderApp('/doctor-login/availability');
  await screen.findByRole('button', { name: 'Save fee, days and times' });
  return app;
};
