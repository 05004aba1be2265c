import { screen, within } from '@testing-library/react';
import type { AppointmentDto } from '../../../../../openapi/contract/care/appointments.js';
import { quietBell } from '../../../doctor/testing/quietBell';
import { DOCTOR_ID, buildAppointment, buildUser } from '../../../test/builders';
import { type FakeCall, fakeApi } from '../../../test/fakeApi';
import { renderApp } from '../../../test/renderApp';

export const PENDING = 'GET /api/appointments/doctor/{doctorId}';
const ACCEPTED = 'GET /api/appointments/doctor/{doctorId}/accepted';
export const RESPOND = 'PUT /api/appointments/{id}/respond';
export const ACCEPT_REQUESTED = 'POST /api/v1/appointments/{id}/accept-requested-time';
export const UNDO = 'POST /api/v1/appointments/{id}/undo-accept';
export const LEAVE = 'POST /api/v1/appointments/{id}/leave-to-colleagues';
export const LIST = 'GET /api/v1/appointments';
export const CANCEL = 'POST /api/v1/appointments/{id}/cancel';
const SLOTS = 'GET /api/users/doctors/{id}/slots';

export const accepted = (appointmentDate = '2099-11-24') =>
  buildAppointment({
    status: 'accepted',
    acceptedDoctorId: { _id: DOCTOR_ID, fullName: 'Dr. A' },
    appointmentDate,
  });
/** A visit that has begun. */
export const begun = () => accepted('2020-11-24');

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
export const [AHEAD, LATER, DAY_OFF] = [inDays(9), inDays(10), inDays(20)];
const daySlots = (date: string) => {
  if (date === DAY_OFF) return [];
  const slots = [
    { time: '10:00', free: true },
    { time: '10:30', free: false },
    { time: '11:00', free: true },
  ];
  return [{ date, slots }];
};

/** A small server: an answered request moves to another list. */
export function doctorApi(
  start: { pending?: AppointmentDto[]; accepted?: AppointmentDto[] },
  respond?: () => unknown,
  more: Parameters<typeof fakeApi>[0] = {},
) {
  let { pending = [], accepted: upcoming = [] } = start;
  let asked: AppointmentDto[] = [];
  return fakeApi({
    'GET /api/users/{userId}': () => ({
      msg: 'success',
      value: buildUser({ _id: DOCTOR_ID, type: 'doctor', fullName: 'Dr. A', speciality: 'Cardiology' }),
    }),
    ...quietBell,
    'POST /api/users/logout': () => ({ msg: 'success' }),
    [PENDING]: () => pending,
    [ACCEPTED]: () => upcoming,
    [RESPOND]: ({ body }: FakeCall) => {
      if (respond) return respond();
      const { status } = body as { status: string };
      upcoming = status === 'accepted' ? [accepted()] : [];
      pending = [];
      return { msg: 'success', value: { ...accepted(), patientIsMailed: true } };
    },
    [ACCEPT_REQUESTED]: ({ params }: FakeCall) => {
      const request = pending.find(({ _id }) => _id === params.id) ?? buildAppointment();
      const visit = { ...accepted(request.preferredDate ?? undefined), _id: request._id };
      pending = pending.filter((one) => one !== request);
      upcoming = [...upcoming, visit];
      asked = [...asked, request];
      return { ...visit, patientIsMailed: true };
    },
    [UNDO]: ({ params }: FakeCall) => {
      const request = asked.find(({ _id }) => _id === params.id) ?? buildAppointment();
      pending = [...pending, request];
      upcoming = upcoming.filter(({ _id }) => _id !== request._id);
      return request;
    },
    // A weekday on which the doctor sees patients, and one without.
    [SLOTS]: ({ query }: FakeCall) => daySlots(query.get('from') ?? ''),
    [CANCEL]: () => {
      upcoming = [];
      return { msg: 'Cancelled. The patient gets ₹800 back.' };
    },
    ...more,
  });
}

export const section = async (name: string) => within(await screen.findByRole('region', { name }));
export const open = () => renderApp('/doctor-login/appointments').user;

/** Chooses an entry of a row's menu. */
export async function choose(user: ReturnType<typeof open>, entry: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^More actions: / }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}
