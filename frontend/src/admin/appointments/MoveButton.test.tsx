import { screen, within } from '@testing-library/react';
import { ApiError } from '../../api/client';
import { DOCTOR_ID, buildAppointment, buildMovePreview, buildUser } from '../../test/builders';
import type { FakeCall } from '../../test/fakeApi';
import { ConsoleError } from '../data/http';
import { fakeProvider } from '../testing/fakeProvider';
import { fill } from '../testing/fill';
import { renderConsole } from '../testing/renderConsole';
import { findAlert } from '../../test/findAlert';

const OTHER_ID = '00000000000000000000d002';
const named = (_id: string, fullName: string) =>
  buildUser({ _id, type: 'doctor', fullName, speciality: 'Cardiology', published: true });
const doctors = [named(DOCTOR_ID, 'Dr. Ananya Sharma'), named(OTHER_ID, 'Dr. Rohan Mehta')];
const days = [{ date: '2099-11-26', slots: [{ time: '11:00', free: true }] }];
const appointment = buildAppointment({
  status: 'accepted',
  acceptedDoctorId: { _id: DOCTOR_ID, fullName: 'Dr. Ananya Sharma' },
  appointmentDate: '2099-11-24',
  appointmentTime: '10:30',
  version: 4,
});

const PREVIEW = buildMovePreview({ needsAnswer: false, movesLeft: null });

function open(act: jest.Mock, preview = PREVIEW, overlaps: (call: FakeCall) => unknown = () => []) {
  const provider = fakeProvider({ appointments: [appointment], doctors }, { act: act as never });
  const toOther = { ...preview, doctorId: OTHER_ID, refund: 200 };
  return renderConsole(`/admin/appointments/${appointment.id}/show`, provider, {
    handlers: {
      'GET /api/users/doctors/{id}/slots': () => days,
      'GET /api/v1/appointments/overlaps': overlaps,
      'GET /api/v1/appointments/{id}/move': ({ query }: FakeCall) =>
        query.get('doctorId') === OTHER_ID ? toOther : preview,
    },
  }).user;
}

const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Move this appointment' }));

describe('moving a visit at the desk', () => {
  it('says what follows, asks for a time, and gives the visit to another doctor', async () => {
    const act = jest.fn(() => Promise.resolve({ data: {} }));
    const user = open(act);
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    const dialog = await dialogOf();
    expect(await dialog.findByText(/cancel with the full refund of ₹800\.$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await dialog.findByText('Choose a time.')).toBeVisible();
    expect(act).not.toHaveBeenCalled();
    await fill(user, dialog.getByLabelText('Doctor'), 'Rohan');
    await user.click(await screen.findByRole('option', { name: 'Dr. Rohan Mehta, Cardiology' }));
    expect(await dialog.findByText(/^₹200 will be refunded to the patient/)).toBeVisible();
    expect(dialog.getByText(/cancel with the full refund of ₹600\.$/)).toBeVisible();
    await user.click(await dialog.findByRole('radio', { name: '11:00 AM' }));
    await fill(user, dialog.getByLabelText('Reason'), 'Dr. Sharma is ill.');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('Appointment moved')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('appointments', appointment.id, 'move', {
      date: '2099-11-26',
      time: '11:00',
      version: 4,
      doctorId: OTHER_ID,
      reason: 'Dr. Sharma is ill.',
    });
  });

  it('asks before a second visit of the patient at the same time', async () => {
    const act = jest.fn(() => Promise.resolve({ data: {} }));
    const other = { id: 'x1', status: 'accepted', doctorName: 'Dr. Meera Iyer' };
    const overlaps = jest.fn((_call: FakeCall) => [{ ...other, date: '2099-11-26', time: '11:00' }]);
    const user = open(act, PREVIEW, overlaps);
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    const dialog = await dialogOf();
    await user.click(await dialog.findByRole('radio', { name: '11:00 AM' }));
    expect(
      await dialog.findByText(/^There is already a visit at this time: Dr\. Meera Iyer/),
    ).toBeInTheDocument();
    expect(Object.fromEntries(overlaps.mock.calls[0][0].query)).toMatchObject({
      patientId: appointment.patientId._id,
      time: '11:00',
    });
    await user.click(dialog.getByRole('button', { name: 'Move anyway' }));
    expect(await screen.findByText('Appointment moved')).toBeInTheDocument();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('says why a doctor cannot have it', async () => {
    const sentence = "This doctor's fee is higher than the price of the visit.";
    const user = open(jest.fn(), buildMovePreview({ canMove: false, code: 'DEARER_DOCTOR', sentence }));
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    const dialog = await dialogOf();
    expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('says that another person was faster', async () => {
    const error = 'This visit has been moved to Thu, 26 Nov 2099 in the meantime. Please look at it again.';
    const user = open(
      jest.fn(() => Promise.reject(new ConsoleError(new ApiError(409, { error, code: 'VISIT_MOVED' })))),
    );
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    const dialog = await dialogOf();
    await user.click(await dialog.findByRole('radio', { name: '11:00 AM' }));
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await findAlert('The appointment was not moved.')).toBeInTheDocument();
    expect(await findAlert(error)).toBeInTheDocument();
  });
});
