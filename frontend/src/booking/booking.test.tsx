import { screen, waitFor, within } from '@testing-library/react';
import { currentTab } from '../common/browser/currentTab';
import { formDrafts } from '../common/forms/formDrafts';
import { bookingDraft } from './useBookingForm';
import { pendingCheckout } from '../payments/pendingCheckout';
import { DOCTOR_ID, PATIENT_ID, buildAppointment, buildDoctor, doctorsPage } from '../test/builders';
import { FakeAnswer, refusal } from '../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../test/renderApp';
import { CHECKOUT, CANCEL, tomorrow, checkout, pending, bookingApi } from './testing/bookingScene';

const CREATE = 'POST /api/appointments/create/specific';
const openAddress = jest.spyOn(currentTab, 'open').mockReturnValue();
async function openDialog() {
  const app = renderApp('/find-doctor');
  await app.user.click(await screen.findByRole('button', { name: /^Book Doctor/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
  return { ...app, dialog };
}

async function fill({ dialog, user }: Awaited<ReturnType<typeof openDialog>>) {
  await user.click(await dialog.findByRole('radio', { name: '10:30 AM' }));
  await user.type(dialog.getByLabelText('Reason'), 'Chest pain');
  await user.click(dialog.getByRole('button', { name: 'Complete Payment' }));
}

beforeEach(() => {
  freshBrowser();
  logIn('patient');
  openAddress.mockClear();
});

describe('booking dialog', () => {
  it('offers only free dates and times, saves the booking and goes to the checkout', async () => {
    const api = bookingApi({ [CHECKOUT]: () => new FakeAnswer(201, checkout) });
    const app = await openDialog();
    expect(await app.dialog.findByRole('radio', { name: '10:30 AM' })).not.toBeChecked();
    expect(app.dialog.queryByRole('radio', { name: '10:00 AM' })).not.toBeInTheDocument();
    expect(app.dialog.getAllByRole('radio', { name: /\d/ })).toHaveLength(2);
    expect(app.dialog.getByText('₹800')).toBeInTheDocument();
    expect(app.dialog.getByText(/Free cancellation until 24 hours before/)).toBeInTheDocument();
    expect(app.dialog.getByText(/4242 4242 4242 4242/)).toBeInTheDocument();
    await fill(app);
    await waitFor(() => expect(openAddress).toHaveBeenCalledWith(checkout.url));
    expect(api.callsOf(CHECKOUT).map(({ body }) => body)).toEqual([
      {
        doctorName: 'Dr. Ananya Sharma',
        doctorFee: 800,
        doctorId: DOCTOR_ID,
        preferredDate: tomorrow,
        preferredTime: '10:30',
        reason: 'Chest pain',
      },
    ]);
    expect(pendingCheckout.get('appointment')).toEqual(pending());
  });

  it('books a free visit without a checkout', async () => {
    const free = () => buildDoctor({ fee: 0 });
    const api = bookingApi({
      'GET /api/users/doctors': () => doctorsPage([free()]),
      'GET /api/v1/doctors/{id}': free,
      [CREATE]: () => new FakeAnswer(201, { msg: 'success', value: buildAppointment() }),
    });
    const app = await openDialog();
    expect(await app.dialog.findByText('Free')).toBeInTheDocument();
    expect(app.dialog.getByText(/^Nothing has to be paid/)).toBeInTheDocument();
    expect(app.dialog.queryByText(/4242 4242 4242 4242/)).not.toBeInTheDocument();
    await app.user.click(await app.dialog.findByRole('radio', { name: '10:30 AM' }));
    expect(app.dialog.queryByRole('button', { name: /^Notify me/ })).not.toBeInTheDocument();
    await app.user.type(app.dialog.getByLabelText('Reason'), 'Chest pain');
    await app.user.click(app.dialog.getByRole('button', { name: 'Book the free visit' }));
    expect(await screen.findByText(/^Appointment request sent ✅ to the doctor\./)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsOf(CREATE).map(({ body }) => body)).toEqual([
      {
        patientId: PATIENT_ID,
        doctorId: DOCTOR_ID,
        preferredDate: tomorrow,
        preferredTime: '10:30',
        reason: 'Chest pain',
      },
    ]);
    expect([api.callsOf(CHECKOUT), openAddress.mock.calls]).toEqual([[], []]);
  });

  it('says why a free visit could not be booked', async () => {
    const free = () => buildDoctor({ fee: 0 });
    bookingApi({
      'GET /api/v1/doctors/{id}': free,
      [CREATE]: () => refusal(409, 'SLOT_TAKEN', 'This time has just been taken.'),
    });
    const app = await openDialog();
    await app.user.click(await app.dialog.findByRole('radio', { name: '10:30 AM' }));
    await app.user.type(app.dialog.getByLabelText('Reason'), 'Chest pain');
    await app.user.click(await app.dialog.findByRole('button', { name: 'Book the free visit' }));
    expect(await app.dialog.findByText('Failed to create appointment')).toBeInTheDocument();
    expect(app.dialog.getByText('This time has just been taken.')).toBeInTheDocument();
  });

  it('asks before a second visit at the same time, and books it after a yes', async () => {
    const other = {
      id: '00000000000000000000b009',
      status: 'accepted',
      doctorName: 'Dr. Rohan Mehta',
      date: tomorrow,
      time: '10:15',
    };
    const api = bookingApi({
      [CHECKOUT]: () => new FakeAnswer(201, checkout),
      'GET /api/v1/appointments/overlaps': () => [other],
    });
    const app = await openDialog();
    await fill(app);
    expect(
      await app.dialog.findByText(/^There is already a visit at this time: Dr\. Rohan Mehta/),
    ).toBeVisible();
    expect(api.callsOf(CHECKOUT)).toHaveLength(0);
    expect(Object.fromEntries(api.callsOf('GET /api/v1/appointments/overlaps')[0].query)).toEqual({
      doctorId: DOCTOR_ID,
      date: tomorrow,
      time: '10:30',
    });
    await app.user.click(app.dialog.getByRole('button', { name: 'Book anyway' }));
    await waitFor(() => expect(openAddress).toHaveBeenCalledWith(checkout.url));
    expect(api.callsOf(CHECKOUT)).toHaveLength(1);
  });

  it('books without a question when no one can say whether there is another visit', async () => {
    bookingApi({
      [CHECKOUT]: () => new FakeAnswer(201, checkout),
      'GET /api/v1/appointments/overlaps': () => refusal(503, 'BUSY', 'The hospital is busy.'),
    });
    await fill(await openDialog());
    await waitFor(() => expect(openAddress).toHaveBeenCalledWith(checkout.url));
  });

  it('asks for time and reason first', async () => {
    const api = bookingApi();
    const { dialog, user } = await openDialog();
    await dialog.findByRole('radio', { name: '10:30 AM' });
    await user.click(dialog.getByRole('button', { name: 'Complete Payment' }));
    expect(await dialog.findByText('Choose a time.')).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('radio', { name: '10:30 AM' })).toHaveFocus());
    expect(dialog.getByText(/Enter the reason for your visit/)).toBeInTheDocument();
    expect(api.callsOf(CHECKOUT)).toHaveLength(0);
  });

  it('says that the time was taken and shows what is free now', async () => {
    const api = bookingApi({
      [CHECKOUT]: () => refusal(409, 'SLOT_TAKEN', 'This time has just been taken.'),
    });
    const app = await openDialog();
    await app.dialog.findByRole('radio', { name: '10:30 AM' });
    api.set('GET /api/users/doctors/{id}/slots', () => [
      { date: tomorrow, slots: [{ time: '11:00', free: true }] },
    ]);
    await fill(app);
    const alert = await app.dialog.findByText('This time has just been taken.');
    expect(alert).toBeInTheDocument();
    expect(app.dialog.getByText('Error starting payment')).toBeInTheDocument();
    expect(await app.dialog.findByRole('radio', { name: '11:00 AM' })).not.toBeChecked();
    expect(app.dialog.queryByRole('radio', { name: '10:30 AM' })).not.toBeInTheDocument();
    expect(pendingCheckout.get('appointment')).toBeNull();
    expect(openAddress).not.toHaveBeenCalled();
  });

  it('shows the new fee when the price has changed', async () => {
    const api = bookingApi({ [CHECKOUT]: () => refusal(409, 'PRICE_CHANGED', 'The fee has changed.') });
    const app = await openDialog();
    await app.dialog.findByRole('radio', { name: '10:30 AM' });
    api.set('GET /api/v1/doctors/{id}', () => buildDoctor({ fee: 950 }));
    await fill(app);
    expect(await app.dialog.findByText('₹950')).toBeInTheDocument();
    expect(app.dialog.getByText(/The fee has changed\./)).toBeInTheDocument();
  });

  it('gives the older hold back when another visit is started', async () => {
    pendingCheckout.set(pending({ checkoutId: 'cs_test_old' }));
    const api = bookingApi({
      [CHECKOUT]: () => new FakeAnswer(201, checkout),
      [CANCEL]: () => ({ msg: 'success' }),
    });
    await fill(await openDialog());
    await waitFor(() => expect(openAddress).toHaveBeenCalled());
    expect(api.callsOf(CANCEL).map(({ body }) => body)).toEqual([{ checkoutId: 'cs_test_old' }]);
  });

  it('keeps the input over a login, and clears it once closed', async () => {
    const api = bookingApi({
      [CHECKOUT]: () => refusal(401, 'SESSION_ENDED', 'Your session has ended.'),
      'POST /api/users/login': () => ({ msg: 'success', token: 'new', type: 'patient', userId: PATIENT_ID }),
    });
    const app = await openDialog();
    const logInAgain = async () => {
      await app.user.type(await screen.findByLabelText('Email'), 'asha@demo.test');
      await app.user.type(screen.getByLabelText('Password'), 'quiet-river-41');
      await app.user.click(screen.getByRole('button', { name: 'Login' }));
    };
    await fill(app);
    await waitFor(() => expect(app.path()).toBe('/login'));
    await logInAgain();
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
    expect(await dialog.findByRole('radio', { name: '10:30 AM' })).toBeChecked();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Chest pain');
    api.set(CHECKOUT, () => new FakeAnswer(201, checkout));
    await app.user.click(dialog.getByRole('button', { name: 'Complete Payment' }));
    await waitFor(() => expect(openAddress).toHaveBeenCalledWith(checkout.url));
    expect(sessionStorage.getItem('formDrafts')).toBeNull();
    await waitFor(() => expect(app.path()).toBe('/find-doctor'));
  });

  it("does not show another person's words", async () => {
    formDrafts.keep(bookingDraft(DOCTOR_ID), { ownerId: 'somebody-else', values: { reason: 'A secret' } });
    bookingApi();
    const { dialog, user } = await openDialog();
    expect(dialog.getByLabelText('Reason')).toHaveValue('');
    await user.type(dialog.getByLabelText('Reason'), 'Fever');
    expect(sessionStorage.getItem('formDrafts')).not.toContain('A secret');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(sessionStorage.getItem('formDrafts')).toBeNull();
  });

  it('refuses a doctor who is logged in', async () => {
    freshBrowser();
    logIn('doctor');
    bookingApi();
    const { user } = renderApp('/find-doctor');
    await user.click(await screen.findByRole('button', { name: /^Book Doctor/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Only patients can book a visit.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
