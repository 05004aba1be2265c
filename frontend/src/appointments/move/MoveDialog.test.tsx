import { screen, within } from '@testing-library/react';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import type { MovePreview } from '../../../../openapi/contract/care/moved-visits.js';
import { DOCTOR_ID, PATIENT_ID, buildAppointment, buildMovePreview } from '../../test/builders';
import { type FakeCall, refusal } from '../../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../../test/renderApp';
import { LIST, patientApi, section } from '../patient/testing/patientVisits';

const PREVIEW = 'GET /api/v1/appointments/{id}/move';
const MOVE = 'POST /api/v1/appointments/{id}/move';
const OVERLAPS = 'GET /api/v1/appointments/overlaps';
const SLOTS = 'GET /api/users/doctors/{id}/slots';
const slots = [
  {
    date: '2099-11-30',
    slots: [
      { time: '11:00', free: true },
      { time: '11:30', free: false },
    ],
  },
];
const ACCEPTED = buildAppointment({
  status: 'accepted',
  acceptedDoctorId: { _id: DOCTOR_ID, fullName: 'Dr. Ananya Sharma' },
  appointmentDate: '2099-11-24',
  appointmentTime: '10:30',
  version: 3,
});

beforeEach(() => {
  freshBrowser();
  logIn('patient');
});

async function openMove(preview: Partial<MovePreview>, answer: (call: FakeCall) => unknown = () => ACCEPTED) {
  const api = patientApi([ACCEPTED], {
    [PREVIEW]: () => buildMovePreview({ version: 3, ...preview }),
    [SLOTS]: () => slots,
    [OVERLAPS]: () => [],
    [MOVE]: answer,
  });
  const { user } = renderApp('/patientlogin/patientapps');
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move this appointment' }));
  return { api, user, dialog };
}

describe('moving a visit as a patient', () => {
  it('shows the consequences, chooses a free time, and sends it with the shown version', async () => {
    const moved = buildAppointment({ preferredDate: '2099-11-30', preferredTime: '11:00', canMove: false });
    const { api, user, dialog } = await openMove({ charge: 80, movesLeft: 1 }, () => {
      api.set(LIST, () => [moved]);
      return moved;
    });
    expect(await dialog.findByText(/^The doctor has to accept the new time/)).toBeVisible();
    expect(dialog.getByText(/If you cancel it later, ₹80 of your payment is kept/)).toBeVisible();
    expect(dialog.getByText('After that you cannot move it again.')).toBeVisible();
    expect(dialog.queryByRole('radio', { name: '11:30 AM' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await dialog.findByText('Choose a time.')).toBeVisible();
    expect(api.callsOf(MOVE)).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: '11:00 AM' }));
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(
      await screen.findByText('The visit has been moved to Mon, 30 Nov 2099, 11:00 AM IST.'),
    ).toBeInTheDocument();
    expect(api.callsOf(MOVE)[0]?.body).toEqual({ date: '2099-11-30', time: '11:00', version: 3 });
    const upcoming = await section('Upcoming Appointments');
    expect(await upcoming.findByText('Mon, 30 Nov 2099, 11:00 AM IST')).toBeVisible();
    expect(upcoming.queryByRole('button', { name: 'Move' })).not.toBeInTheDocument();
  });

  it('asks before a second visit at the same time, and continues after a confirmation', async () => {
    const { api, user, dialog } = await openMove({});
    const other = { id: 'x1', status: 'accepted', doctorName: 'Dr. Rohan Mehta' };
    const at = { date: '2099-11-30', time: '11:00' };
    api.set(OVERLAPS, () => [
      { ...other, ...at },
      { ...other, ...at, id: ACCEPTED._id, doctorName: 'Dr. Ananya Sharma' },
    ]);
    await user.click(await dialog.findByRole('radio', { name: '11:00 AM' }));
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    const question = await dialog.findByText(/^There is already a visit at this time: Dr\. Rohan Mehta/);
    expect(question).not.toHaveTextContent('Dr. Ananya Sharma');
    expect(api.callsOf(MOVE)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Move anyway' }));
    expect(
      await screen.findByText('The visit has been moved to Mon, 30 Nov 2099, 11:00 AM IST.'),
    ).toBeInTheDocument();
    expect(api.callsOf(MOVE)).toHaveLength(1);
  });

  it('reads why it cannot be moved any more, and sends nothing', async () => {
    const sentence = 'A visit can be moved until 24 hours before it. To move it now, please call us.';
    const { api, user, dialog } = await openMove({ canMove: false, code: 'TOO_LATE_TO_MOVE', sentence });
    expect(await dialog.findByText(sentence)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    expect(api.callsOf(MOVE)).toEqual([]);
  });

  it('shows when another person has taken the time', async () => {
    const { user, dialog } = await openMove({}, () =>
      refusal(409, 'SLOT_TAKEN', 'This time has just been taken.'),
    );
    await user.click(await dialog.findByRole('radio', { name: '11:00 AM' }));
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await dialog.findByText('The visit was not moved.')).toBeVisible();
    expect(dialog.getByText('This time has just been taken.')).toBeVisible();
  });

  it('finds each move in the history, with from when to when and why', async () => {
    const at = '2026-01-06T06:00:00.000Z';
    const place = { doctorId: DOCTOR_ID, doctorName: 'Dr. Ananya Sharma', date: '2099-11-24', time: '10:30' };
    const visit: AppointmentDto = {
      ...ACCEPTED,
      history: [...ACCEPTED.history, { status: 'accepted', at }],
      moves: [
        {
          at,
          by: 'admin',
          from: place,
          to: { ...place, doctorId: PATIENT_ID, doctorName: 'Dr. Rohan Mehta', date: '2099-11-26' },
          reason: 'Dr. Sharma is ill.',
          charge: 0,
          refund: 0,
        },
      ],
    };
    patientApi([visit]);
    const { user } = renderApp('/patientlogin/patientapps');
    await user.click(await screen.findByRole('button', { name: 'View Details' }));
    const history = within(await screen.findByRole('list', { name: 'History' }));
    expect(history.getByText('Moved by the hospital')).toBeVisible();
    expect(
      history.getByText(
        'from Tue, 24 Nov 2099, 10:30 AM IST with Dr. Ananya Sharma to Thu, 26 Nov 2099, 10:30 AM IST with Dr. Rohan Mehta. Reason: Dr. Sharma is ill.',
      ),
    ).toBeVisible();
  });
});
