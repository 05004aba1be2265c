import { screen, within } from '@testing-library/react';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { DOCTOR_ID, buildAppointment } from '../../test/builders';
import { type FakeCall, refusal } from '../../test/fakeApi';
import { freshBrowser, logIn } from '../../test/renderApp';
import {
  AHEAD,
  DAY_OFF,
  LATER,
  LEAVE,
  LIST,
  PENDING,
  RESPOND,
  choose,
  doctorApi,
  open,
  section,
} from './testing/doctorVisits';

beforeEach(() => {
  freshBrowser();
  logIn('doctor');
});

/** A speciality request. */
const openRequest = () =>
  buildAppointment({ doctorId: null, doctorName: null, preferredTime: null, payment: null });
const openRequestOn = (preferredDate: string): AppointmentDto => ({ ...openRequest(), preferredDate });

describe('the hour of a visit that is accepted', () => {
  const typed = (date: string) => date.split('-').reverse().join('-');
  async function accepting(appointment: AppointmentDto) {
    const api = doctorApi({ pending: [appointment] });
    const user = open();
    if (appointment.preferredTime) await choose(user, 'Accept for another time');
    else await user.click(await screen.findByRole('button', { name: 'Accept' }));
    const dialog = within(await screen.findByRole('dialog'));
    const typeDate = async (date: string) => {
      await user.clear(dialog.getByLabelText('Date (dd-mm-yyyy)'));
      await user.type(dialog.getByLabelText('Date (dd-mm-yyyy)'), typed(date));
    };
    const accept = () => user.click(dialog.getByRole('button', { name: 'Accept' }));
    const sent = () => api.callsOf(RESPOND)[0]?.body as Record<string, string> | undefined;
    return { user, dialog, typeDate, accept, sent };
  }

  it('is shown with the day, offered from the free ones, and sent', async () => {
    const { user, dialog, accept, sent } = await accepting(openRequestOn(AHEAD));
    const hours = within(await dialog.findByRole('radiogroup', { name: 'Free times on this day' }));
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

  it('is none on a day outside of the doctor’s, with a warning', async () => {
    const { dialog, accept, sent } = await accepting(openRequestOn(DAY_OFF));
    expect(await dialog.findByText(/outside the doctor’s days, or on leave/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Date (dd-mm-yyyy)')).toHaveAccessibleDescription(/, without a time$/);
    expect(dialog.getByLabelText('Time')).toHaveAccessibleDescription(/only notified of the day/);
    await accept();
    expect(await screen.findByText('Appointment accepted successfully!')).toBeInTheDocument();
    expect(sent()).not.toHaveProperty('appointmentTime');
  });

  it('keeps the one that was paid for, and says by name when another is set', async () => {
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

it('offers to leave an open request to colleagues, and names them', async () => {
  const sentence =
    'The request is no longer in your list. 2 other doctors of Cardiology can still accept it.';
  let pending = [openRequest()];
  const api = doctorApi({}, undefined, {
    [PENDING]: () => pending,
    [LEAVE]: () => {
      pending = [];
      return { msg: sentence };
    },
  });
  const user = open();
  await choose(user, 'Leave to colleagues');
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave Asha Rao to your colleagues?' }));
  expect(dialog.getByText(/stays open to the other doctors of Cardiology/)).toBeInTheDocument();
  expect(api.callsOf(LEAVE)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Leave to colleagues' }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(await screen.findByText('No pending appointments.')).toBeInTheDocument();
});

it('says why leaving was refused', async () => {
  doctorApi({ pending: [openRequest()] }, undefined, {
    [LEAVE]: () => refusal(409, 'WRONG_STATE', 'This appointment has already been accepted.'),
  });
  const user = open();
  await choose(user, 'Leave to colleagues');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Leave to colleagues' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This appointment has already been accepted.');
});

it('explains the effect of rejecting only if others could take the request', async () => {
  doctorApi({ pending: [openRequest()] });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'This ends the request for every doctor of Cardiology',
  );
});

it('does not speak of colleagues where the request names this doctor', async () => {
  doctorApi({ pending: [buildAppointment()] });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  expect(await screen.findByRole('dialog')).not.toHaveTextContent('every doctor');
  expect(screen.queryByRole('button', { name: 'Leave to colleagues', hidden: true })).not.toBeInTheDocument();
});

it('lists the doctor’s rejected requests with their days, page by page', async () => {
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
