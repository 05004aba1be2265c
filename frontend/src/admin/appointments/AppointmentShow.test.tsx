import { screen, within } from '@testing-library/react';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { ApiError } from '../../api/client';
import { DOCTOR_ID, buildAppointment, buildUser, cancellationOf } from '../../test/builders';
import { ConsoleError } from '../data/http';
import { fakeProvider } from '../testing/fakeProvider';
import { renderConsole } from '../testing/renderConsole';
import { findAlert } from '../../test/findAlert';

const CANCELLATION = 'GET /api/v1/appointments/{id}/cancellation';

function open(
  appointment: AppointmentDto,
  act = jest.fn(() => Promise.resolve({ data: { patientIsMailed: true } })),
) {
  const doctors = [buildUser({ _id: DOCTOR_ID, type: 'doctor', fee: 800 })];
  const provider = fakeProvider({ appointments: [appointment], doctors }, { act });
  const handlers = { [CANCELLATION]: () => cancellationOf(appointment) };
  return { act, ...renderConsole(`/admin/appointments/${appointment.id}/show`, provider, { handlers }) };
}

const dialogButton = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

describe('the page of an appointment', () => {
  it('accepts on the preferred date unless another one is typed', async () => {
    const appointment = buildAppointment();
    const { user, act } = open(appointment);
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(screen.getByLabelText('Date (dd-mm-yyyy)')).toHaveValue('24-11-2099');
    await user.click(dialogButton('Accept'));
    expect(await screen.findByText('Appointment accepted successfully!')).toBeInTheDocument();
    expect(screen.getByText('Email has been sent to the patient')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('appointments', appointment.id, 'accept', {
      appointmentDate: '24-11-2099',
    });
  });

  it('says that no mail went to a patient without a confirmed address', async () => {
    const { user } = open(
      buildAppointment(),
      jest.fn(() => Promise.resolve({ data: { patientIsMailed: false } })),
    );
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await user.click(dialogButton('Accept'));
    expect(await screen.findByText('Appointment accepted successfully!')).toBeInTheDocument();
    expect(
      screen.getByText('No email was sent: the patient has no confirmed email address.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Email has been sent to the patient')).toBeNull();
  });

  it('offers the hours of the doctor, and sends the one that is chosen', async () => {
    const preferredDate = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    const slots = [
      {
        date: preferredDate,
        slots: [
          { time: '09:00', free: true },
          { time: '09:30', free: true },
        ],
      },
    ];
    const appointment = buildAppointment({ preferredDate, preferredTime: null });
    const act = jest.fn(() => Promise.resolve({ data: { patientIsMailed: true } }));
    const provider = fakeProvider({ appointments: [appointment] }, { act });
    const { user } = renderConsole(`/admin/appointments/${appointment.id}/show`, provider, {
      handlers: { 'GET /api/users/doctors/{id}/slots': () => slots },
    });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await user.click(await screen.findByRole('radio', { name: '9:30 AM' }));
    await user.click(dialogButton('Accept'));
    expect(await screen.findByText('Appointment accepted successfully!')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('appointments', appointment.id, 'accept', {
      appointmentDate: preferredDate.split('-').reverse().join('-'),
      appointmentTime: '09:30',
    });
  });

  it('asks for a doctor and a date in the given form before it accepts', async () => {
    const { user, act } = open(buildAppointment({ doctorId: null, doctorName: null, preferredDate: null }));
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await user.type(screen.getByLabelText('Date (dd-mm-yyyy)'), '2099-11-24');
    await user.click(dialogButton('Accept'));
    expect(await screen.findByText('Type the date as dd-mm-yyyy.')).toBeInTheDocument();
    expect(screen.getByText('Choose the doctor who will see the patient.')).toBeInTheDocument();
    expect(act).not.toHaveBeenCalled();
  });

  it("shows the server's sentence at the date it refused", async () => {
    const errors = { appointmentDate: 'This date is in the past.' };
    const refusal = new ConsoleError(new ApiError(422, { error: 'This date is in the past.', errors }));
    const { user } = open(
      buildAppointment(),
      jest.fn(() => Promise.reject(refusal)),
    );
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await user.click(dialogButton('Accept'));
    expect(await findAlert('Failed to update appointment: This date is in the past.')).toBeInTheDocument();
    expect(
      await within(screen.getByRole('dialog')).findByText('This date is in the past.'),
    ).toBeInTheDocument();
  });

  it('says what is refunded before it cancels', async () => {
    const payment = {
      id: '00000000000000000000c001',
      method: 'online' as const,
      amount: 800,
      refunded: 0,
      refundIfCancelled: 800,
    };
    const appointment = buildAppointment({ status: 'accepted', payment });
    const { user, act } = open(appointment);
    await user.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    const dialog = within(screen.getByRole('dialog'));
    const refund = await dialog.findByText(/^₹800 of the payment of ₹800 will be refunded to the patient\./);
    expect(refund).toBeVisible();
    expect(act).not.toHaveBeenCalled();
    await user.click(dialogButton('Cancel appointment'));
    expect(act).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText(/^Reason/), 'The doctor is ill.');
    await user.click(dialogButton('Cancel appointment'));
    expect(await screen.findByText('Appointment cancelled')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('appointments', appointment.id, 'cancel', {
      reason: 'The doctor is ill.',
    });
  });

  it.each([
    ['pending', ['Accept', 'Reject', 'Move', 'Cancel appointment']],
    ['accepted', ['Move', 'Complete', 'Cancel appointment']],
    ['completed', []],
    ['rejected', []],
    ['cancelled', []],
  ] as const)('offers the legal steps of a %s one', async (status, steps) => {
    open(buildAppointment({ status }));
    await screen.findByRole('heading', { level: 1, name: 'Appointment of Asha Rao' });
    const offered = within(screen.getByRole('main'))
      .queryAllByRole('button')
      .map((button) => button.textContent);
    expect(offered).toEqual(steps);
  });

  it('asks about completing a visit whose start is still ahead', async () => {
    const appointment = buildAppointment({ status: 'accepted', appointmentDate: '2099-11-24' });
    const { user, act } = open(appointment);
    await user.click(await screen.findByRole('button', { name: 'Complete' }));
    expect(
      screen.getByRole('dialog', {
        name: 'This visit is on Tue, 24 Nov 2099, 10:30 AM IST. Complete it now?',
      }),
    ).toHaveTextContent('Its time becomes free.');
    expect(act).not.toHaveBeenCalled();
    await user.click(dialogButton('Complete'));
    expect(await screen.findByText('Appointment completed')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('appointments', appointment.id, 'complete');
  });

  describe('whose fee is paid at the desk', () => {
    const unpaid = { status: 'accepted', payment: null, refundIfCancelled: null } as const;

    it('is recorded with how it was paid, the fee of the doctor suggested', async () => {
      const { user, act } = open(buildAppointment(unpaid));
      await user.click(await screen.findByRole('button', { name: 'Record the fee' }));
      const dialog = within(screen.getByRole('dialog', { name: 'Fee, paid at the desk' }));
      expect(dialog.getByLabelText('Amount in rupees')).toHaveValue('800');
      await user.click(dialog.getByRole('button', { name: 'Record the fee' }));
      expect(await dialog.findByText('Choose cash, card or UPI.')).toBeInTheDocument();
      expect(act).not.toHaveBeenCalled();
      await user.click(dialog.getByRole('radio', { name: 'UPI' }));
      await user.click(dialog.getByRole('button', { name: 'Record the fee' }));
      expect(await screen.findByText('Fee recorded')).toBeInTheDocument();
      expect(act).toHaveBeenCalledWith('appointments', buildAppointment().id, 'desk-payment', {
        amount: 800,
        method: 'upi',
      });
    });

    it('is not recorded for a free visit', async () => {
      open(buildAppointment({ ...unpaid, isFree: true }));
      expect(await screen.findByText('This visit is free of charge.')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Record the fee' })).not.toBeInTheDocument();
    });

    it('has its receipt to print, and is not recorded again', async () => {
      const payment = { ...buildAppointment().payment!, method: 'cash' as const };
      open(buildAppointment({ status: 'accepted', payment, receiptUrl: '/receipt?s=1' }));
      expect(await screen.findByRole('link', { name: 'Receipt' })).toHaveAttribute('href', '/receipt?s=1');
      expect(screen.getByRole('link', { name: '₹800, in cash, at the desk' })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Record the fee' })).not.toBeInTheDocument();
    });
  });
});
