import { screen, waitFor, within } from '@testing-library/react';
import {
  CONSULTATION,
  VISIT_PATH,
  buildConsultation,
  buildDraft,
  buildWritten,
} from '../../consultations/testing/visitServer';
import { DOCTOR_ID, buildAppointment } from '../../test/builders';
import { refusal } from '../../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../../test/renderApp';
import {
  CANCEL,
  PENDING,
  RESPOND,
  accepted,
  begun,
  choose,
  doctorApi,
  open,
  section,
} from './testing/doctorVisits';

beforeEach(() => {
  freshBrowser();
  logIn('doctor');
});

it('accepts through the dialog, says both alerts, and moves the visit to upcoming', async () => {
  const api = doctorApi({ pending: [buildAppointment()] });
  const user = open();
  await choose(user, 'Accept for another time');
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

it('keeps visits whose time has come apart from the coming ones, until they are completed', async () => {
  doctorApi({ accepted: [accepted(), { ...begun(), _id: 'b2', isUpcoming: false }] });
  open();
  const due = await section('To be completed');
  expect(due.getAllByRole('listitem')).toHaveLength(1);
  expect(due.getByText('Tue, 24 Nov 2020, 10:30 AM IST')).toBeInTheDocument();
  expect(due.getByRole('button', { name: 'Complete' })).toBeEnabled();
  expect((await section('Upcoming Appointments')).getAllByRole('listitem')).toHaveLength(1);
});

it.each([
  ['31-02-2099', 'Enter an existing date as dd-mm-yyyy.'],
  ['01-01-2020', 'The date cannot be in the past.'],
])('does not send the date %s', async (date, problem) => {
  const api = doctorApi({ pending: [buildAppointment()] });
  const user = open();
  await choose(user, 'Accept for another time');
  const field = await screen.findByLabelText('Date (dd-mm-yyyy)');
  await user.clear(field);
  await user.type(field, date);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accept' }));
  expect(field).toHaveAccessibleDescription(problem);
  expect(api.callsOf(RESPOND)).toHaveLength(0);
});

it('keeps the coming visits while requests that could not be read are asked for again', async () => {
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

it('says why accepting was refused', async () => {
  doctorApi({ pending: [buildAppointment()] }, () =>
    refusal(409, 'ILLEGAL_STATE', 'Another doctor was first.'),
  );
  const user = open();
  await choose(user, 'Accept for another time');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Failed to update appointment: Another doctor was first.',
  );
});

it('says that no mail went to a patient without a confirmed address', async () => {
  const unmailed = { ...accepted(), patientIsMailed: false };
  doctorApi({ pending: [buildAppointment()] }, () => ({ msg: 'success', value: unmailed }));
  const user = open();
  await choose(user, 'Accept for another time');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Appointment accepted successfully!')).toBeInTheDocument();
  expect(
    screen.getByText('No email was sent: the patient has no confirmed email address.'),
  ).toBeInTheDocument();
  expect(screen.queryByText('Email has been sent to the patient')).toBeNull();
});

it('rejects after asking', async () => {
  const api = doctorApi({ pending: [buildAppointment()] });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/The patient gets a refund of ₹800/)).toBeInTheDocument();
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

it('completes an accepted visit', async () => {
  const api = doctorApi({ accepted: [begun()] });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Complete' }));
  expect(await screen.findByText('Appointment completed.')).toBeInTheDocument();
  expect(api.callsOf(RESPOND)[0]?.body).toEqual({ status: 'completed', doctorId: DOCTOR_ID });
  expect(await screen.findByText('No upcoming appointments.')).toBeInTheDocument();
});

it('asks before completing a visit whose start is still ahead', async () => {
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
    'Your text for this visit has not been saved.',
    'Open the visit',
  ],
])('asks before completing a visit of which %s, and leads to it', async (_, writing, text, link) => {
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

it('completes at once a visit of which something was written', async () => {
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

it('says why completing was refused', async () => {
  doctorApi({ accepted: [begun()] }, () => refusal(409, 'ILLEGAL_STATE', 'It is cancelled.'));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Complete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error completing appointment: It is cancelled.',
  );
});

it('cancels an accepted visit with a reason and shows the sentence of the server', async () => {
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

it('shows the answer of a moved visit’s patient, and the requested time', async () => {
  const moved = { ...accepted('2099-11-26'), isMoved: true };
  doctorApi({
    pending: [buildAppointment({ _id: 'b2', insteadOf: { date: '2099-11-23', time: '15:00' } })],
    accepted: [moved, { ...moved, _id: 'b3', moveAgreed: true }],
  });
  open();
  const pending = await section('Pending Appointments');
  expect(
    await pending.findByText(
      'The patient asks for another time. Instead of Mon, 23 Nov 2099, 3:00 PM IST, which you set.',
    ),
  ).toBeInTheDocument();
  const upcoming = await section('Upcoming Appointments');
  expect(await upcoming.findByText(/^Moved from Tue, 24 Nov .* has not answered yet\.$/)).toBeInTheDocument();
  expect(upcoming.getByText(/^Moved from Tue, 24 Nov .* The patient has agreed\.$/)).toBeInTheDocument();
});

it('stores the role with Home, and clears the session with Logout', async () => {
  doctorApi({});
  const { user, path } = renderApp('/doctor-login/appointments');
  await user.click((await screen.findAllByRole('button', { name: 'Home' }))[0]);
  expect(localStorage.getItem('role')).toBe('doctor');
  await waitFor(() => expect(path()).toBe('/'));
});

it('says "Logged out" and goes to the login', async () => {
  doctorApi({});
  const { user, path } = renderApp('/doctor-login/appointments');
  await user.click((await screen.findAllByRole('button', { name: 'Logout' }))[0]);
  expect(await screen.findByText('Logged out')).toBeInTheDocument();
  await waitFor(() => expect(path()).toBe('/login'));
  expect(sessionStorage).toHaveLength(0);
});

it('names the guardian of a patient without a login only', async () => {
  const holder = { fullName: 'Asha Rao', gender: 'female', relationship: 'child', mobile: null } as const;
  const patientId = { _id: '00000000000000000000a901', fullName: 'Aarav Rao' };
  doctorApi({ pending: [buildAppointment({ patientId, heldBy: holder })], accepted: [accepted()] });
  renderApp('/doctor-login/appointments');
  const requests = within(await screen.findByRole('region', { name: 'Pending Appointments' }));
  expect(await requests.findByText('Looked after by Asha Rao, mother')).toBeInTheDocument();
  expect(screen.getAllByText(/^Looked after by/)).toHaveLength(1);
});
