import { screen, waitFor, within, fireEvent } from '@testing-library/react';
import { APPOINTMENT_ID, DOCTOR_ID, buildAppointment } from '../../test/builders';
import { freshBrowser, logIn, renderApp } from '../../test/renderApp';
import { LIST, ONE, patientApi, section } from './testing/patientVisits';

beforeEach(() => {
  freshBrowser();
  logIn('patient');
});

const MOVED = buildAppointment({
  status: 'accepted',
  acceptedDoctorId: { _id: DOCTOR_ID, fullName: 'Dr. Ananya Sharma' },
  appointmentDate: '2099-11-26',
  appointmentTime: '10:30',
  isMoved: true,
});

describe('a visit that the doctor has moved', () => {
  it('is shown with both times and the refund of a cancellation', async () => {
    patientApi([MOVED]);
    const { user } = renderApp('/patientlogin/patientapps');
    const upcoming = await section('Upcoming Appointments');
    const note = await upcoming.findByRole('note');
    expect(note).toHaveTextContent(
      'moved by the doctor from Tue, 24 Nov 2099, 10:30 AM IST to Thu, 26 Nov 2099, 10:30 AM IST.',
    );
    expect(note).toHaveTextContent('₹800 will be refunded to your card.');
    await user.click(within(note).getByRole('button', { name: 'Cancel with full refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this appointment?' }));
    expect(
      await dialog.findByText(/^The hospital has set another time .* the ₹800 you paid will be refunded/),
    ).toBeVisible();
  });

  it('is agreed to at one touch where a notification leads', async () => {
    const AGREE = 'POST /api/v1/appointments/{id}/agree';
    let visit = MOVED;
    const api = patientApi([], {
      [LIST]: () => [visit],
      [ONE]: () => visit,
      [AGREE]: () => {
        visit = { ...visit, moveAgreed: true };
        return visit;
      },
    });
    const { user } = renderApp(`/patientlogin/patientapps?visit=${APPOINTMENT_ID}`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Agree' }));
    expect(await screen.findByText('You have agreed to the new time.')).toBeInTheDocument();
    expect(api.callsOf(AGREE)[0]?.body).toEqual({ appointmentDate: '2099-11-26', appointmentTime: '10:30' });
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Agree' })).not.toBeInTheDocument());
  });

  it.each([
    ['one of the free hours', true],
    ['a day where the doctor offers none', false],
  ])('is requested for another time: %s', async (_what, hasHours) => {
    const ASK = 'POST /api/v1/appointments/{id}/ask-another-time';
    const slots = [{ date: '2099-11-30', slots: [{ time: '11:00', free: true }] }];
    const api = patientApi([MOVED], {
      'GET /api/users/doctors/{id}/slots': () => (hasHours ? slots : []),
      [ASK]: () => ({ ...MOVED, status: 'pending' }),
    });
    const { user } = renderApp('/patientlogin/patientapps');
    await user.click(await screen.findByRole('button', { name: 'Ask for another time' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for another time' }));
    if (hasHours) {
      await dialog.findByRole('radio', { name: '11:00 AM' });
      await user.click(dialog.getByRole('button', { name: 'Ask for this time' }));
      expect(await dialog.findByText('Choose a time.')).toBeInTheDocument();
      await user.click(dialog.getByRole('radio', { name: '11:00 AM' }));
    } else fireEvent.change(await dialog.findByLabelText('Day'), { target: { value: '2099-11-30' } });
    expect(api.callsOf(ASK)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Ask for this time' }));
    expect(await screen.findByText('Your request was sent to the doctor.')).toBeInTheDocument();
    expect(api.callsOf(ASK)[0]?.body).toEqual({
      preferredDate: '2099-11-30',
      preferredTime: hasHours ? '11:00' : null,
    });
  });
});
