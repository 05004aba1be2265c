import { screen, waitFor, within } from '@testing-library/react';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import type { LabRequestDto } from '../../../../openapi/contract/care/lab-requests.js';
import { APPOINTMENT_ID, DOCTOR_ID, PATIENT_ID, buildAppointment } from '../../test/builders';
import { type FakeCall, refusal } from '../../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../../test/renderApp';
import { LIST, ONE, REVIEWS, patientApi, section } from './testing/patientVisits';

const REQUESTS = 'GET /api/v1/lab-requests';
const DELETE = 'DELETE /api/appointments/{id}';
const doctor = { _id: 'd', fullName: 'Dr. Ananya Sharma' };

beforeEach(() => {
  freshBrowser();
  logIn('patient');
});

it('says so when there are none', async () => {
  const api = patientApi([]);
  renderApp('/patientlogin/patientapps');
  expect(await screen.findByText('No upcoming appointments.')).toBeInTheDocument();
  expect(screen.getByText('No past appointments.')).toBeInTheDocument();
  expect(api.callsOf(LIST)[0]?.params.patientId).toBe(PATIENT_ID);
});

it('lists future visits as upcoming, and past, rejected or completed ones as past', async () => {
  patientApi([
    buildAppointment({ _id: 'a1' }),
    buildAppointment({
      _id: 'a2',
      status: 'accepted',
      acceptedDoctorId: doctor,
      appointmentDate: '2099-11-26',
    }),
    buildAppointment({ _id: 'a3', preferredDate: null, preferredTime: null }),
    buildAppointment({ _id: 'a4', status: 'rejected' }),
    buildAppointment({
      _id: 'a5',
      status: 'completed',
      acceptedDoctorId: doctor,
      appointmentDate: '2026-01-05',
    }),
    buildAppointment({
      _id: 'a6',
      status: 'accepted',
      acceptedDoctorId: doctor,
      appointmentDate: '2026-01-06',
      isUpcoming: false,
      canCancel: false,
    }),
  ]);
  renderApp('/patientlogin/patientapps');
  const upcoming = await section('Upcoming Appointments');
  expect(await upcoming.findAllByText('Waiting for doctor acceptance')).toHaveLength(2);
  expect(
    upcoming.getByText('Tue, 24 Nov 2099, 10:30 AM IST', { selector: 'li:first-of-type *' }),
  ).toBeInTheDocument();
  expect(upcoming.getByText('Thu, 26 Nov 2099, 10:30 AM IST')).toBeInTheDocument();
  expect(upcoming.getByText('TBD')).toBeInTheDocument();
  expect(upcoming.queryByText('Rejected')).not.toBeInTheDocument();
  expect(upcoming.getAllByRole('button', { name: 'Cancel Appointment' })).toHaveLength(3);
  const past = await section('Past Appointments');
  expect(past.getAllByText(/^(Rejected|Accepted|Completed)$/).map(({ textContent }) => textContent)).toEqual([
    'Rejected',
    'Accepted',
    'Completed',
  ]);
  expect(past.getAllByText('Dr. Ananya Sharma')).toHaveLength(2);
  expect(past.queryByRole('button', { name: 'Cancel Appointment' })).not.toBeInTheDocument();
});

it('says what is refunded, cancels, and shows the sentence of the server', async () => {
  const api = patientApi([buildAppointment()]);
  api.set(DELETE, ({ params }: FakeCall) => {
    expect(params.id).toBe(APPOINTMENT_ID);
    api.set(LIST, () => []);
    return { msg: 'Cancelled. ₹800 will be refunded to your card.' };
  });
  const { user } = renderApp('/patientlogin/patientapps');
  await user.click(await screen.findByRole('button', { name: 'Cancel Appointment' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('The ₹800 you paid will be refunded to your card.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancel Appointment' }));
  expect(await screen.findByText('Cancelled. ₹800 will be refunded to your card.')).toBeInTheDocument();
  expect(await screen.findByText('No upcoming appointments.')).toBeInTheDocument();
});

it('says why the hospital rejected or cancelled, with the way to book again', async () => {
  const why = { doctorId: DOCTOR_ID, endReason: 'The doctor is ill.' };
  patientApi([buildAppointment({ ...why, _id: 'a1', status: 'rejected', isUpcoming: false })], {
    'GET /api/v1/appointments': ({ query }: FakeCall) => {
      expect(query.get('filter')).toBe('{"status":"cancelled"}');
      return [
        buildAppointment({ ...why, _id: 'a2', status: 'cancelled', cancelledBy: 'admin' }),
        buildAppointment({ _id: 'a3', status: 'cancelled', cancelledBy: 'patient' }),
      ];
    },
  });
  renderApp('/patientlogin/patientapps');
  for (const name of ['Past Appointments', 'Cancelled by the hospital']) {
    const list = await section(name);
    expect(await list.findByText('Reason: The doctor is ill.')).toBeInTheDocument();
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByRole('link', { name: 'Book again' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/find-doctor?speciality=Cardiology&doctor=${DOCTOR_ID}`),
    );
  }
});

it('shows a phone number for a visit that has begun, without a cancel button', async () => {
  const begun = { status: 'accepted', acceptedDoctorId: doctor, canCancel: false, refundIfCancelled: null };
  patientApi([buildAppointment(begun as Partial<AppointmentDto>)]);
  renderApp('/patientlogin/patientapps');
  const upcoming = await section('Upcoming Appointments');
  const note = await upcoming.findByRole('note');
  expect(note).toHaveTextContent('This visit has begun. To cancel it, please call us.');
  expect(await within(note).findByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:\+\d+$/));
  expect(upcoming.queryByRole('button', { name: 'Cancel Appointment' })).not.toBeInTheDocument();
});

it('says that no one answered a request in time, also in its history', async () => {
  const at = '2026-01-05T06:00:00.000Z';
  const history = [
    { status: 'pending', at },
    { status: 'rejected', at },
  ];
  patientApi([
    buildAppointment({ status: 'rejected', wasUnanswered: true, history } as Partial<AppointmentDto>),
  ]);
  const { user } = renderApp('/patientlogin/patientapps');
  const past = await section('Past Appointments');
  expect(await past.findByRole('note')).toHaveTextContent('No doctor answered this request in time.');
  await user.click(past.getByRole('button', { name: 'View Details' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Not answered in time')).toBeVisible();
});

it('keeps the appointment when the patient thinks again', async () => {
  const api = patientApi([buildAppointment()]);
  const { user } = renderApp('/patientlogin/patientapps');
  await user.click(await screen.findByRole('button', { name: 'Cancel Appointment' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(api.callsOf(DELETE)).toHaveLength(0);
});

it('says that cancelling failed, and why', async () => {
  patientApi([buildAppointment()], {
    [DELETE]: () => refusal(409, 'ILLEGAL_STATE', 'It is completed already.'),
  });
  const { user } = renderApp('/patientlogin/patientapps');
  await user.click(await screen.findByRole('button', { name: 'Cancel Appointment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel Appointment' }));
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('Error deleting appointment');
  expect(alert).toHaveTextContent('It is completed already.');
});

it('shows how far each lab test of the visit is', async () => {
  const asked = (id: string, testName: string, progress: LabRequestDto['progress']) => ({
    ...{ id, _id: id, progress, status: 'booked', labTest: { _id: 't', testName } },
    ...{ appointmentId: APPOINTMENT_ID, patient: doctor, doctor, labBookingId: null, createdAt: '' },
  });
  const api = patientApi([buildAppointment({ status: 'accepted', acceptedDoctorId: doctor })], {
    [REQUESTS]: () => [asked('r1', 'TSH', 'rejected'), asked('r2', 'HbA1c', 'preliminary')],
  });
  const { user } = renderApp('/patientlogin/patientapps');
  await user.click(await screen.findByRole('button', { name: 'View Details' }));
  const tests = within(await screen.findByRole('region', { name: 'Lab tests' }));
  expect(tests.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'TSH: new sample needed',
    'HbA1c: preliminary report',
  ]);
  expect(tests.getByRole('link', { name: 'See my lab bookings' })).toBeInTheDocument();
  expect(api.callsOf(REQUESTS)[0]?.query.get('filter')).toBe(
    JSON.stringify({ appointmentId: APPOINTMENT_ID }),
  );
});

it('shows who, when, why, payment and every state with its moment', async () => {
  const history = [
    { status: 'pending', at: '2026-11-18T05:00:00.000Z' },
    { status: 'accepted', at: '2026-11-19T05:30:00.000Z' },
  ] as const;
  patientApi([buildAppointment({ status: 'accepted', acceptedDoctorId: doctor, history: [...history] })]);
  const { user } = renderApp('/patientlogin/patientapps');
  await user.click(await screen.findByRole('button', { name: 'View Details' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const text of [
    'Tue, 24 Nov 2099, 10:30 AM IST',
    'Accepted',
    'Asha Rao',
    'Chest tightness',
    '₹800 paid',
  ]) {
    expect(dialog.getAllByText(text)[0]).toBeInTheDocument();
  }
  const states = within(dialog.getByRole('list', { name: 'History' })).getAllByRole('listitem');
  expect(states.map(({ textContent }) => textContent)).toEqual([
    'Requested Wed, 18 Nov 2026, 10:30 AM IST',
    'Accepted Thu, 19 Nov 2026, 11:00 AM IST',
  ]);
});

it('opens the visit that a link names', async () => {
  patientApi([buildAppointment(), buildAppointment({ _id: 'a2', reason: 'Another reason' })], {
    [ONE]: () => buildAppointment(),
  });
  const { user, path } = renderApp(`/patientlogin/patientapps?visit=${APPOINTMENT_ID}`);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Chest tightness')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(path()).toBe('/patientlogin/patientapps'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says so when there is no visit of a link', async () => {
  patientApi([], { [ONE]: () => refusal(404, 'NOT_FOUND', 'There is nothing at this address.') });
  renderApp('/patientlogin/patientapps?visit=ffffffffffffffffffffffff');
  expect(await screen.findByText('There is nothing at this address.')).toBeInTheDocument();
});

it('hands out report, receipt and calendar file as far as a visit has them', async () => {
  patientApi([
    buildAppointment({ _id: 'a1' }),
    buildAppointment({
      _id: 'a2',
      status: 'accepted',
      acceptedDoctorId: doctor,
      appointmentDate: '2099-11-26',
      receiptUrl: '/receipt?s=2',
      calendarUrl: '/calendar?s=2',
    }),
    buildAppointment({
      _id: 'a3',
      status: 'completed',
      acceptedDoctorId: doctor,
      appointmentDate: '2026-01-05',
      reportUrl: '/report?s=3',
    }),
  ]);
  const { user } = renderApp('/patientlogin/patientapps');
  const upcoming = await section('Upcoming Appointments');
  const menus = await upcoming.findAllByRole('button', { name: /^More actions: / });
  expect(menus).toHaveLength(1);
  expect(menus[0]).toHaveAccessibleName('More actions: Dr. Ananya Sharma, Thu, 26 Nov 2099, 10:30 AM IST');
  await user.click(menus[0]);
  expect(await screen.findByRole('menuitem', { name: 'Receipt (PDF)' })).toHaveAttribute(
    'href',
    '/receipt?s=2',
  );
  expect(screen.getByRole('menuitem', { name: 'Add to calendar' })).toHaveAttribute('href', '/calendar?s=2');
  await user.keyboard('{Escape}');
  const past = await section('Past Appointments');
  const report = await past.findByRole('link', { name: 'Download Report, Mon, 5 Jan 2026, 10:30 AM IST' });
  expect(report).toHaveAttribute('href', '/report?s=3');
});

it('offers a review of each completed visit that has none', async () => {
  const completed = (_id: string) =>
    buildAppointment({ _id, status: 'completed', acceptedDoctorId: doctor, appointmentDate: '2026-01-05' });
  patientApi([completed('a1'), completed('a2')], {
    [REVIEWS]: ({ query }: FakeCall) => {
      expect(query.get('filter')).toBe('{"mine":true}');
      return [{ appointmentId: 'a2' }];
    },
  });
  const { user } = renderApp('/patientlogin/patientapps');
  const menus = await screen.findAllByRole('button', { name: /^More actions: / });
  expect(menus).toHaveLength(1);
  expect(screen.getAllByText('You have reviewed this visit.')).toHaveLength(1);
  await user.click(menus[0]);
  await user.click(await screen.findByRole('menuitem', { name: 'Write a review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a review' }));
  expect(dialog.getByText(/How was your visit to Dr. Ananya Sharma/)).toBeInTheDocument();
});
