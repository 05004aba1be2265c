import { screen, waitFor, within } from '@testing-library/react';
import { addDays, calendarDate, formatVisit } from '../common/format/format';
import { currentTab } from '../common/browser/currentTab';
import { formDrafts } from '../common/forms/formDrafts';
import { bookingDraft } from './useBookingForm';
import { type PendingCheckout, pendingCheckout } from '../payments/pendingCheckout';
import {
  APPOINTMENT_ID,
  DOCTOR_ID,
  PATIENT_ID,
  buildAppointment,
  buildDoctor,
  doctorsPage,
} from '../test/builders';
import { FakeAnswer, type FakeCall, fakeApi, refusal } from '../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../test/renderApp';

const openAddress = jest.spyOn(currentTab, 'open').mockReturnValue();

const CHECKOUT = 'POST /api/payment/create-checkout-session';
const CREATE = 'POST /api/appointments/create/specific';
const CANCEL = 'POST /api/v1/payments/cancel-checkout';
const tomorrow = addDays(calendarDate(new Date()), 1);
const checkout = { id: 'cs_test_1', url: 'http://pay.test/cs_test_1', expiresAt: '2099-01-01T00:00:00.000Z' };

const pending = (overrides: Partial<PendingCheckout> = {}): PendingCheckout => ({
  purpose: 'appointment',
  buyerId: PATIENT_ID,
  checkoutId: checkout.id,
  url: checkout.url,
  expiresAt: checkout.expiresAt,
  what: `${formatVisit(tomorrow, '10:30', 'Asia/Kolkata')} with Dr. Ananya Sharma`,
  fromCart: [],
  visit: {
    patientId: PATIENT_ID,
    doctorId: DOCTOR_ID,
    preferredDate: tomorrow,
    preferredTime: '10:30',
    reason: 'Chest pain',
  },
  state: 'open',
  ...overrides,
});

const bookingApi = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/users/doctors': () => doctorsPage([buildDoctor()]),
    'GET /api/v1/doctors/{id}': () => buildDoctor(),
    'GET /api/users/doctors/{id}/slots': ({ query }: FakeCall) =>
      Number(query.get('days')) === 14
        ? [
            { date: query.get('from'), slots: [{ time: '09:00', free: false }] },
            {
              date: addDays(query.get('from') ?? '', 1),
              slots: [
                { time: '10:00', free: false },
                { time: '10:30', free: true },
              ],
            },
          ]
        : [],
    ...more,
  });

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
  it('should offer only free dates and times, save the booking and go to the checkout', async () => {
    const api = bookingApi({ [CHECKOUT]: () => new FakeAnswer(201, checkout) });
    const app = await openDialog();
    expect(await app.dialog.findByRole('radio', { name: '10:30 AM' })).not.toBeChecked();
    expect(app.dialog.queryByRole('radio', { name: '10:00 AM' })).not.toBeInTheDocument();
    expect(app.dialog.getAllByRole('radio')).toHaveLength(2);
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

  it('should ask for time and reason first', async () => {
    const api = bookingApi();
    const { dialog, user } = await openDialog();
    await dialog.findByRole('radio', { name: '10:30 AM' });
    await user.click(dialog.getByRole('button', { name: 'Complete Payment' }));
    expect(await dialog.findByText('Choose a time.')).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: '10:30 AM' })).toHaveFocus();
    expect(dialog.getByText(/Enter the reason for your visit/)).toBeInTheDocument();
    expect(api.callsOf(CHECKOUT)).toHaveLength(0);
  });

  it('should say that the time was taken and show what is free now', async () => {
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

  it('should show the new fee when the price has changed', async () => {
    const api = bookingApi({ [CHECKOUT]: () => refusal(409, 'PRICE_CHANGED', 'The fee has changed.') });
    const app = await openDialog();
    await app.dialog.findByRole('radio', { name: '10:30 AM' });
    api.set('GET /api/v1/doctors/{id}', () => buildDoctor({ fee: 950 }));
    await fill(app);
    expect(await app.dialog.findByText('₹950')).toBeInTheDocument();
    expect(app.dialog.getByText(/The fee has changed\./)).toBeInTheDocument();
  });

  it('should give the older hold back when another visit is started', async () => {
    pendingCheckout.set(pending({ checkoutId: 'cs_test_old' }));
    const api = bookingApi({
      [CHECKOUT]: () => new FakeAnswer(201, checkout),
      [CANCEL]: () => ({ msg: 'success' }),
    });
    await fill(await openDialog());
    await waitFor(() => expect(openAddress).toHaveBeenCalled());
    expect(api.callsOf(CANCEL).map(({ body }) => body)).toEqual([{ checkoutId: 'cs_test_old' }]);
  });

  it('should go on with what was typed after a login that came between, and forget it once closed', async () => {
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

  it("should not show another person's words", async () => {
    formDrafts.keep(bookingDraft(DOCTOR_ID), { ownerId: 'somebody-else', values: { reason: 'A secret' } });
    bookingApi();
    const { dialog, user } = await openDialog();
    expect(dialog.getByLabelText('Reason')).toHaveValue('');
    await user.type(dialog.getByLabelText('Reason'), 'Fever');
    expect(sessionStorage.getItem('formDrafts')).not.toContain('A secret');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(sessionStorage.getItem('formDrafts')).toBeNull();
  });

  it('should refuse a doctor who is logged in', async () => {
    freshBrowser();
    logIn('doctor');
    bookingApi();
    const { user } = renderApp('/find-doctor');
    await user.click(await screen.findByRole('button', { name: /^Book Doctor/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Only patients can book a visit.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('return from the checkout', () => {
  const SENT = 'Appointment request sent ✅ to the doctor. You will receive a confirmation soon.';

  it('should make the appointment once, say so, clear the booking and reset the address', async () => {
    pendingCheckout.set(pending());
    const api = bookingApi({
      [CREATE]: () => new FakeAnswer(201, { msg: 'success', value: buildAppointment() }),
    });
    const { path } = renderApp('/find-doctor?payment=success&session_id=cs_test_1');
    expect(await screen.findByText(SENT)).toBeInTheDocument();
    expect(screen.getByText('Payment successful! Details have been sent to your email.')).toBeInTheDocument();
    expect(api.callsOf(CREATE).map(({ body }) => body)).toEqual([
      {
        patientId: PATIENT_ID,
        doctorId: DOCTOR_ID,
        preferredDate: tomorrow,
        preferredTime: '10:30',
        reason: 'Chest pain',
      },
    ]);
    expect(pendingCheckout.get('appointment')).toBeNull();
    await waitFor(() => expect(path()).toBe('/find-doctor'));
  });

  it('should lead to the visit itself', async () => {
    pendingCheckout.set(pending());
    bookingApi({ [CREATE]: () => new FakeAnswer(201, { msg: 'success', value: buildAppointment() }) });
    const { user } = renderApp('/find-doctor?payment=success&session_id=cs_test_1');
    const booked = within(await screen.findByRole('region', { name: 'Your booked visit' }));
    expect(booked.getByText('Tue, 24 Nov 2099, 10:30 AM IST with Dr. Ananya Sharma')).toBeInTheDocument();
    expect(booked.getByRole('link', { name: 'See your visit' })).toHaveAttribute(
      'href',
      `/patientlogin/patientapps?visit=${APPOINTMENT_ID}`,
    );
    await user.click(booked.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Your booked visit' })).not.toBeInTheDocument();
  });

  it('should say that the payment was successful only when the server has said so', async () => {
    pendingCheckout.set(pending());
    let answer: (made: FakeAnswer) => void = () => undefined;
    const answered = new Promise<FakeAnswer>((resolve) => (answer = resolve));
    bookingApi({ [CREATE]: () => answered });
    renderApp('/find-doctor?payment=success&session_id=cs_test_1');
    const banner = within(await screen.findByRole('region', { name: 'The booking you have begun' }));
    expect(await banner.findByText('Checking your payment…')).toHaveAttribute('role', 'status');
    expect(screen.queryByText(/Payment successful!/)).not.toBeInTheDocument();
    answer(new FakeAnswer(201, { msg: 'success', value: buildAppointment() }));
    expect(await screen.findByText(/^Payment successful!/)).toBeInTheDocument();
    expect(screen.queryByText('Checking your payment…')).not.toBeInTheDocument();
  });

  it('should not say so of an address that somebody typed', async () => {
    pendingCheckout.set(pending());
    bookingApi({ [CREATE]: () => refusal(402, 'PAYMENT_REQUIRED', 'This visit has not been paid yet.') });
    renderApp('/find-doctor?payment=success');
    const text = await screen.findByText('Failed to create appointment');
    expect(text.closest('[role=alert]')).toHaveTextContent('This visit has not been paid yet.');
    expect(screen.queryByText(/Payment successful!/)).not.toBeInTheDocument();
  });

  it('should not book again when the return address is opened a second time', async () => {
    const api = bookingApi();
    const { path } = renderApp('/find-doctor?payment=success&session_id=cs_test_1');
    expect(await screen.findByText('There is no open booking in this tab.')).toBeInTheDocument();
    expect(api.callsOf(CREATE)).toHaveLength(0);
    await waitFor(() => expect(path()).toBe('/find-doctor'));
  });

  it('should say why the appointment could not be made and forget the booking', async () => {
    pendingCheckout.set(pending());
    bookingApi({
      [CREATE]: () => refusal(409, 'SLOT_TAKEN', 'The time was taken; your money is on its way back.'),
    });
    renderApp('/find-doctor?payment=success&session_id=cs_test_1');
    const text = await screen.findByText('Failed to create appointment');
    expect(text.closest('[role=alert]')).toHaveTextContent('your money is on its way back');
    expect(pendingCheckout.get('appointment')).toBeNull();
  });

  it('should keep a paid booking while the server is away, and finish it on request', async () => {
    pendingCheckout.set(pending());
    const api = bookingApi({ [CREATE]: () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.') });
    const { user } = renderApp('/find-doctor?payment=success&session_id=cs_test_1');
    await screen.findByText('Failed to create appointment');
    expect(screen.queryByText(/Payment successful!/)).not.toBeInTheDocument();
    expect(pendingCheckout.get('appointment')).toEqual(pending({ state: 'told' }));
    api.set(CREATE, () => new FakeAnswer(201, { msg: 'success', value: buildAppointment() }));
    const banner = within(screen.getByRole('region', { name: 'The booking you have begun' }));
    await user.click(banner.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(SENT)).toBeInTheDocument();
    expect(pendingCheckout.get('appointment')).toBeNull();
  });

  it('should book a visit that was paid after all when it is given up', async () => {
    pendingCheckout.set(pending());
    const api = bookingApi({
      [CANCEL]: () => refusal(409, 'ALREADY_PAID', 'This checkout has been paid already.'),
      [CREATE]: () => new FakeAnswer(201, { msg: 'success', value: buildAppointment() }),
    });
    renderApp('/find-doctor?payment=cancel');
    expect(await screen.findByText(SENT)).toBeInTheDocument();
    expect(api.callsOf(CREATE)).toHaveLength(1);
    expect(pendingCheckout.get('appointment')).toBeNull();
  });

  it('should leave a held visit alone when an older return is opened', async () => {
    pendingCheckout.set(pending());
    const api = bookingApi();
    renderApp('/find-doctor?payment=success&session_id=cs_test_old');
    expect(await screen.findByText('There is no open booking in this tab.')).toBeInTheDocument();
    expect(api.callsOf(CREATE)).toHaveLength(0);
    expect(pendingCheckout.get('appointment')).toEqual(pending());
  });

  it('should free the slot of a cancelled payment', async () => {
    pendingCheckout.set(pending());
    const api = bookingApi({ [CANCEL]: () => ({ msg: 'success' }) });
    const { path } = renderApp('/find-doctor?payment=cancel');
    expect(await screen.findByText('Payment cancelled.')).toBeInTheDocument();
    await waitFor(() =>
      expect(api.callsOf(CANCEL).map(({ body }) => body)).toEqual([{ checkoutId: 'cs_test_1' }]),
    );
    expect(pendingCheckout.get('appointment')).toBeNull();
    await waitFor(() => expect(path()).toBe('/find-doctor'));
  });
});

describe('a hold that is still open', () => {
  it('should lead back to the checkout with the time left, or be released', async () => {
    pendingCheckout.set(pending({ expiresAt: new Date(Date.now() + 600_000).toISOString() }));
    const api = bookingApi({ [CANCEL]: () => ({ msg: 'success' }) });
    const { user } = renderApp('/find-doctor');
    const banner = within(await screen.findByRole('region', { name: 'The booking you have begun' }));
    expect(banner.getByRole('timer')).toHaveTextContent(/^(10:00|09:5\d)$/);
    expect(banner.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', checkout.url);
    await user.click(banner.getByRole('button', { name: 'Release' }));
    await waitFor(() => expect(api.callsOf(CANCEL)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'The booking you have begun' })).not.toBeInTheDocument();
  });

  it('should go when its time has run out', async () => {
    pendingCheckout.set(pending({ expiresAt: new Date(Date.now() - 1000).toISOString() }));
    bookingApi();
    renderApp('/find-doctor');
    expect(await screen.findByText('The time to pay has run out.')).toBeInTheDocument();
    expect(pendingCheckout.get('appointment')).toBeNull();
  });

  it('should not be shown to another person', async () => {
    pendingCheckout.set(pending({ buyerId: 'somebody-else' }));
    bookingApi();
    renderApp('/find-doctor');
    expect(await screen.findByRole('button', { name: /^Book Doctor/ })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'The booking you have begun' })).not.toBeInTheDocument();
  });
});
