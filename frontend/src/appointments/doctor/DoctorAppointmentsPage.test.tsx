import { screen, waitFor, within } from '@testing-library/react';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import {
  CONSULTATION,
  VISIT_PATH,
  buildConsultation,
  buildDraft,
  buildWritten,
} from '../../consultations/testing/visitServer';
import { DOCTOR_ID, buildAppointment, buildUser } from '../../test/builders';
import { type FakeCall, fakeApi, refusal } from '../../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../../test/renderApp';
import { quietBell } from '../../doctor/testing/quietBell';

const PENDING = 'GET /api/appointments/doctor/{doctorId}';
const ACCEPTED = 'GET /api/appointments/doctor/{doctorId}/accepted';
const RESPOND = 'PUT /api/appointments/{id}/respond';
const LEAVE = 'POST /api/v1/appointments/{id}/leave-to-colleagues';
const LIST = 'GET /api/v1/appointments';
const CANCEL = 'POST /api/v1/appointments/{id}/cancel';
const SLOTS = 'GET /api/users/doctors/{id}/slots';

const accepted = (appointmentDate = '2099-11-24') =>
  buildAppointment({
    status: 'accepted',
    acceptedDoctorId: { _id: DOCTOR_ID, fullName: 'Dr. A' },
    appointmentDate,
  });
/** A visit that has begun. */
const begun = () => accepted('2020-11-24');

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const [AHEAD, LATER, DAY_OFF] = [inDays(9), inDays(10), inDays(20)];
const daySlots = (date: string) => {
  if (date === DAY_OFF) return [];
  const slots = [
    { time: '10:00', free: true },
    { time: '10:30', free: false },
    { time: '11:00', free: true },
  ];
  return [{ date, slots }];
};

/** A small server: what is answered leaves one list and comes into the other. */
function doctorApi(
  start: { pending?: AppointmentDto[]; accepted?: AppointmentDto[] },
  respond?: () => unknown,
  more: Parameters<typeof fakeApi>[0] = {},
) {
  let { pending = [], accepted: upcoming = [] } = start;
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
      return { msg: 'success', value: accepted() };
    },
    // A day of the week on which the doctor sees patients, and one on which not.
    [SLOTS]: ({ query }: FakeCall) => daySlots(query.get('from') ?? ''),
    [CANCEL]: () => {
      upcoming = [];
      return { msg: 'Cancelled. The patient gets ₹800 back.' };
    },
    ...more,
  });
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const open = () => renderApp('/doctor-login/appointments').user;

beforeEach(() => {
  freshBrowser();
  logIn('doctor');
});

it('should accept on the preferred date, say both alerts, and move the visit to upcoming', async () => {
  const api = doctorApi({ pending: [buildAppointment()] });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Date (dd-mm-yyyy)')).toHaveValue('24-11-2099');
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Appointment accepted successfully!')).toBeInTheDocument();
  expect(screen.getByText('Email has been sent to the patient')).toBeInTheDocument();
  expect(api.callsOf(RESPOND).map(({ body }) => body)).toEqual([
    { status: 'accepted', appointmentDate: '24-11-2099', doctorId: DOCTOR_ID },
  ]);
  expect(await (await section('Upcoming Appointments')).findByText('Asha Rao')).toBeInTheDocument();
  expect((await section('Pending Appointments')).getByText('No pending appointments.')).toBeInTheDocument();
});

it('should keep visits whose time has come apart from the coming ones, until they are completed', async () => {
  doctorApi({ accepted: [accepted(), { ...begun(), _id: 'b2', isUpcoming: false }] });
  open();
  const due = await section('To be completed');
  expect(due.getAllByRole('listitem')).toHaveLength(1);
  expect(due.getByText('Tue, 24 Nov 2020, 10:30 AM IST')).toBeInTheDocument();
  expect(due.getByRole('button', { name: 'Complete' })).toBeEnabled();
  expect((await section('Upcoming Appointments')).getAllByRole('listitem')).toHaveLength(1);
});

it.each([
  ['31-02-2099', 'Enter a date that exists, as dd-mm-yyyy.'],
  ['01-01-2020', 'The date cannot be in the past.'],
])('should not send the date %s', async (date, problem) => {
  const api = doctorApi({ pending: [buildAppointment()] });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  const field = await screen.findByLabelText('Date (dd-mm-yyyy)');
  await user.clear(field);
  await user.type(field, date);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accept' }));
  expect(field).toHaveAccessibleDescription(problem);
  expect(api.callsOf(RESPOND)).toHaveLength(0);
});

it('should keep the coming visits while requests that could not be read are asked for again', async () => {
  const api = doctorApi({ accepted: [accepted()] }, undefined, {
    [PENDING]: () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.'),
  });
  const { user } = renderApp('/doctor-login/appointments');
  const again = await screen.findByRole('button', { name: 'Try again' });
  const coming = screen.getByRole('region', { name: 'Upcoming Appointments' });
  api.set(PENDING, () => new Promise(() => undefined));
  await user.click(again);
  await waitFor(() => expect(screen.queryByText('Please try again soon.')).toBeNull());
  expect(coming).toBeInTheDocument();
  expect(coming).toHaveTextContent('Asha Rao');
});

it('should say why accepting was refused', async () => {
  doctorApi({ pending: [buildAppointment()] }, () =>
    refusal(409, 'ILLEGAL_STATE', 'Another doctor was first.'),
  );
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Failed to update appointment: Another doctor was first.',
  );
});

it('should reject after asking', async () => {
  const api = doctorApi({ pending: [buildAppointment()] });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/The patient gets the ₹800 back/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(dialog.getByLabelText(/^Reason/)).toHaveAccessibleDescription(
    'Write the reason. The patient reads it.',
  );
  expect(api.callsOf(RESPOND)).toEqual([]);
  await user.type(dialog.getByLabelText(/^Reason/), ' I am away all week. ');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Appointment rejected successfully!')).toBeInTheDocument();
  expect(screen.getByText('Email has been sent to the patient')).toBeInTheDocument();
  expect(api.callsOf(RESPOND)[0]?.body).toEqual({
    status: 'rejected',
    appointmentDate: null,
    doctorId: DOCTOR_ID,
    reason: 'I am away all week.',
  });
});

it('should complete an accepted visit', async () => {
  const api = doctorApi({ accepted: [begun()] });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Complete' }));
  expect(await screen.findByText('Appointment completed.')).toBeInTheDocument();
  expect(api.callsOf(RESPOND)[0]?.body).toEqual({ status: 'completed', doctorId: DOCTOR_ID });
  expect(await screen.findByText('No upcoming appointments.')).toBeInTheDocument();
});

it('should ask before completing a visit whose start is still ahead', async () => {
  const api = doctorApi({ accepted: [accepted()] });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Complete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete the visit of Asha Rao?' }));
  expect(
    dialog.getByText('This visit is on Tue, 24 Nov 2099, 10:30 AM IST. Complete it now?'),
  ).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  expect(api.callsOf(RESPOND)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Complete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Complete' }));
  expect(await screen.findByText('Appointment completed.')).toBeInTheDocument();
  expect(api.callsOf(RESPOND)[0]?.body).toEqual({ status: 'completed', doctorId: DOCTOR_ID });
});

it.each([
  ['nothing was written', {}, 'Nothing has been written for this visit yet.', 'Write something first'],
  [
    'a draft is not saved',
    { draft: buildDraft('Feels we'), written: [buildWritten()] },
    'What you have typed for this visit has not been saved.',
    'Open the visit',
  ],
])('should ask before completing a visit of which %s, and lead to it', async (_, writing, text, link) => {
  const api = doctorApi({ accepted: [begun()] }, undefined, {
    [CONSULTATION]: () => buildConsultation(writing),
  });
  const { user, path } = renderApp('/doctor-login/appointments');
  await user.click(await screen.findByRole('button', { name: 'Complete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete the visit of Asha Rao?' }));
  expect(dialog.getByText(text)).toBeInTheDocument();
  expect(api.callsOf(RESPOND)).toEqual([]);
  await user.click(dialog.getByRole('link', { name: link }));
  await waitFor(() => expect(path()).toBe(VISIT_PATH));
});

it('should complete at once a visit of which something was written', async () => {
  const api = doctorApi({ accepted: [begun()] }, undefined, {
    [CONSULTATION]: () => buildConsultation({ written: [buildWritten()] }),
  });
  const user = open();
  expect(await screen.findByRole('link', { name: 'Open visit of Asha Rao' })).toHaveAttribute(
    'href',
    VISIT_PATH,
  );
  await user.click(screen.getByRole('button', { name: 'Complete' }));
  expect(await screen.findByText('Appointment completed.')).toBeInTheDocument();
  expect(api.callsOf(RESPOND)).toHaveLength(1);
});

it('should say why completing was refused', async () => {
  doctorApi({ accepted: [begun()] }, () => refusal(409, 'ILLEGAL_STATE', 'It is cancelled.'));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Complete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error completing appointment: It is cancelled.',
  );
});

it('should cancel an accepted visit with a reason and show the sentence of the server', async () => {
  const api = doctorApi({ accepted: [accepted()] });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel Appointment' }));
  expect(api.callsOf(CANCEL)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'The doctor is not available at this time.' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel Appointment' }));
  expect(api.callsOf(CANCEL)[0]?.body).toEqual({ reason: 'The doctor is not available at this time.' });
  expect(await screen.findByText('Cancelled. The patient gets ₹800 back.')).toBeInTheDocument();
});

/** A request that names a speciality only. */
const openRequest = () =>
  buildAppointment({ doctorId: null, doctorName: null, preferredTime: null, payment: null });
const openRequestOn = (preferredDate: string): AppointmentDto => ({ ...openRequest(), preferredDate });

describe('the hour of a visit that is accepted', () => {
  const typed = (date: string) => date.split('-').reverse().join('-');
  async function accepting(appointment: AppointmentDto) {
    const api = doctorApi({ pending: [appointment] });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    const dialog = within(await screen.findByRole('dialog'));
    const typeDate = async (date: string) => {
      await user.clear(dialog.getByLabelText('Date (dd-mm-yyyy)'));
      await user.type(dialog.getByLabelText('Date (dd-mm-yyyy)'), typed(date));
    };
    const accept = () => user.click(dialog.getByRole('button', { name: 'Accept' }));
    const sent = () => api.callsOf(RESPOND)[0]?.body as Record<string, string> | undefined;
    return { user, dialog, typeDate, accept, sent };
  }

  it('should be shown with the day, offered from the free ones, and sent', async () => {
    const { user, dialog, accept, sent } = await accepting(openRequestOn(AHEAD));
    const hours = within(await dialog.findByRole('radiogroup', { name: 'Free hours of this day' }));
    expect(hours.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      '10:00',
      '11:00',
    ]);
    expect(dialog.getByLabelText('Date (dd-mm-yyyy)')).toHaveAccessibleDescription(/, 10:00 AM$/);
    await user.click(hours.getByRole('radio', { name: '11:00 AM' }));
    expect(dialog.getByLabelText('Date (dd-mm-yyyy)')).toHaveAccessibleDescription(/, 11:00 AM$/);
    expect(dialog.queryByText(/Accepting moves the visit/)).not.toBeInTheDocument();
    await accept();
    expect(await screen.findByText('Appointment accepted successfully!')).toBeInTheDocument();
    expect(sent()).toEqual({
      status: 'accepted',
      appointmentDate: typed(AHEAD),
      appointmentTime: '11:00',
      doctorId: DOCTOR_ID,
    });
  });

  it('should be none on a day outside of the doctor’s, with a warning', async () => {
    const { dialog, accept, sent } = await accepting(openRequestOn(DAY_OFF));
    expect(await dialog.findByText(/outside the doctor’s days, or on leave/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Date (dd-mm-yyyy)')).toHaveAccessibleDescription(/, without an hour$/);
    expect(dialog.getByLabelText('Hour')).toHaveAccessibleDescription(/told the day alone/);
    await accept();
    expect(await screen.findByText('Appointment accepted successfully!')).toBeInTheDocument();
    expect(sent()).not.toHaveProperty('appointmentTime');
  });

  it('should keep the one that was paid for, and say by name when another is set', async () => {
    const paid = buildAppointment({ preferredDate: AHEAD, preferredTime: '10:30' });
    const { dialog, typeDate, accept, sent } = await accepting(paid);
    expect(await dialog.findByRole('radio', { name: '10:30 AM' })).toBeChecked();
    expect(dialog.queryByText(/Accepting moves the visit/)).not.toBeInTheDocument();
    await typeDate(LATER);
    expect(await dialog.findByText(/^Asha Rao booked .*, 10:30 AM IST\.$/)).toBeInTheDocument();
    expect(
      dialog.getByText(/agree, ask for another time, or cancel with the full refund/),
    ).toBeInTheDocument();
    expect(await dialog.findByRole('radio', { name: '10:00 AM' })).toBeChecked();
    await accept();
    expect(await screen.findByText('Appointment accepted successfully!')).toBeInTheDocument();
    expect(sent()).toMatchObject({ appointmentDate: typed(LATER), appointmentTime: '10:00' });
  });
});

it('should say what the patient of a moved visit has answered, and what is asked instead', async () => {
  const moved = { ...accepted('2099-11-26'), isMoved: true };
  doctorApi({
    pending: [buildAppointment({ _id: 'b2', insteadOf: { date: '2099-11-23', time: '15:00' } })],
    accepted: [moved, { ...moved, _id: 'b3', moveAgreed: true }],
  });
  open();
  const pending = await section('Pending Appointments');
  expect(
    await pending.findByText(
      'The patient asks for another time. Instead of Mon, 23 Nov 2099, 3:00 PM IST, which you had set.',
    ),
  ).toBeInTheDocument();
  const upcoming = await section('Upcoming Appointments');
  expect(await upcoming.findByText(/^Moved from Tue, 24 Nov .* has not answered yet\.$/)).toBeInTheDocument();
  expect(upcoming.getByText(/^Moved from Tue, 24 Nov .* The patient has agreed\.$/)).toBeInTheDocument();
});

it('should offer to leave an open request to colleagues, and say who is left', async () => {
  const sentence = 'The request is out of your list. 2 other doctors of Cardiology can still take it.';
  let pending = [openRequest()];
  const api = doctorApi({}, undefined, {
    [PENDING]: () => pending,
    [LEAVE]: () => {
      pending = [];
      return { msg: sentence };
    },
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Leave to colleagues' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave Asha Rao to your colleagues?' }));
  expect(dialog.getByText(/stays open to the other doctors of Cardiology/)).toBeInTheDocument();
  expect(api.callsOf(LEAVE)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Leave to colleagues' }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(await screen.findByText('No pending appointments.')).toBeInTheDocument();
});

it('should say why leaving was refused', async () => {
  doctorApi({ pending: [openRequest()] }, undefined, {
    [LEAVE]: () => refusal(409, 'WRONG_STATE', 'This appointment has been accepted already.'),
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Leave to colleagues' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Leave to colleagues' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This appointment has been accepted already.');
});

it('should say what rejecting does only where others could still take the request', async () => {
  doctorApi({ pending: [openRequest()] });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'This ends the request for every doctor of Cardiology',
  );
});

it('should not speak of colleagues where the request names this doctor', async () => {
  doctorApi({ pending: [buildAppointment()] });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  expect(await screen.findByRole('dialog')).not.toHaveTextContent('every doctor');
  expect(screen.queryByRole('button', { name: 'Leave to colleagues', hidden: true })).not.toBeInTheDocument();
});

it('should list what the doctor rejected, with its day, page by page', async () => {
  const rejected = (n: number) =>
    buildAppointment({
      _id: `${n}`.padStart(24, '0'),
      status: 'rejected',
      doctorId: null,
      patientId: { _id: '00000000000000000000a001', fullName: `Patient ${n}` },
      history: [
        { status: 'pending', at: '2026-01-05T06:00:00.000Z' },
        { status: 'rejected', at: '2026-01-06T06:00:00.000Z' },
      ],
    });
  const api = doctorApi({}, undefined, {
    [LIST]: ({ query }: FakeCall) => {
      const [first, last] = JSON.parse(query.get('range') ?? '') as [number, number];
      return Array.from({ length: 21 }, (_, n) => rejected(n)).slice(first, last + 1);
    },
  });
  const user = open();
  await user.click(await screen.findByRole('tab', { name: 'Rejected' }));
  const list = await section('Rejected requests');
  expect(await list.findByText('Patient 0')).toBeInTheDocument();
  expect(
    list.getAllByText(/Rejected on Tue, 6 Jan 2026.*Was open to every doctor of Cardiology/),
  ).toHaveLength(20);
  await user.click(list.getByRole('button', { name: 'Show older requests' }));
  expect(await list.findByText('Patient 20')).toBeInTheDocument();
  expect(list.queryByRole('button', { name: 'Show older requests' })).not.toBeInTheDocument();
  expect(api.callsOf(LIST)[0]?.query.get('filter')).toBe(JSON.stringify({ rejectedBy: DOCTOR_ID }));
});

it('should store the role with Home, and clear the session with Logout', async () => {
  doctorApi({});
  const { user, path } = renderApp('/doctor-login/appointments');
  await user.click((await screen.findAllByRole('button', { name: 'Home' }))[0]);
  expect(localStorage.getItem('role')).toBe('doctor');
  await waitFor(() => expect(path()).toBe('/'));
});

it('should say "Logged out" and go to the login', async () => {
  doctorApi({});
  const { user, path } = renderApp('/doctor-login/appointments');
  await user.click((await screen.findAllByRole('button', { name: 'Logout' }))[0]);
  expect(await screen.findByText('Logged out')).toBeInTheDocument();
  await waitFor(() => expect(path()).toBe('/login'));
  expect(sessionStorage).toHaveLength(0);
});

it('should say of a patient without a login who looks after them, and nothing of others', async () => {
  const holder = { fullName: 'Asha Rao', gender: 'female', relationship: 'child', mobile: null } as const;
  const patientId = { _id: '00000000000000000000a901', fullName: 'Aarav Rao' };
  doctorApi({ pending: [buildAppointment({ patientId, heldBy: holder })], accepted: [accepted()] });
  renderApp('/doctor-login/appointments');
  const requests = within(await screen.findByRole('region', { name: 'Pending Appointments' }));
  expect(await requests.findByText('Looked after by Asha Rao, mother')).toBeInTheDocument();
  expect(screen.getAllByText(/^Looked after by/)).toHaveLength(1);
});
