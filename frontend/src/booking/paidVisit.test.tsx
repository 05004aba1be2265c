import { screen, waitFor, within } from '@testing-library/react';
import { currentTab } from '../common/browser/currentTab';
import { pendingCheckout } from '../payments/pendingCheckout';
import type { CheckoutOutcome } from '../../../openapi/contract/shop/payments.js';
import { APPOINTMENT_ID } from '../test/builders';
import { refusal } from '../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../test/renderApp';
import { CANCEL, CONFIRM, bookingApi, checkout, outcome, pending } from './testing/bookingScene';

const openAddress = jest.spyOn(currentTab, 'open').mockReturnValue();
beforeEach(() => {
  freshBrowser();
  logIn('patient');
  openAddress.mockClear();
});

describe('return from the checkout', () => {
  const SENT = 'Appointment request sent ✅ to the doctor. You will receive a confirmation soon.';

  it('makes the appointment once, says so, clears the booking and resets the address', async () => {
    pendingCheckout.set(pending());
    const api = bookingApi({
      [CONFIRM]: () => outcome(),
    });
    const { path } = renderApp('/find-doctor?payment=success&session_id=cs_test_1');
    expect(await screen.findByText(SENT)).toBeInTheDocument();
    expect(screen.getByText('Payment successful! Details have been sent to your email.')).toBeInTheDocument();
    expect(api.callsOf(CONFIRM).map(({ body }) => body)).toEqual([{ checkoutId: 'cs_test_1' }]);
    expect(pendingCheckout.get('appointment')).toBeNull();
    await waitFor(() => expect(path()).toBe('/find-doctor'));
  });

  it('leads to the visit itself', async () => {
    pendingCheckout.set(pending());
    bookingApi({ [CONFIRM]: () => outcome() });
    const { user } = renderApp('/find-doctor?payment=success&session_id=cs_test_1');
    const booked = within(await screen.findByRole('region', { name: 'Your booked visit' }));
    expect(booked.getByText(pending().what)).toBeInTheDocument();
    expect(booked.getByRole('link', { name: 'See your visit' })).toHaveAttribute(
      'href',
      `/patientlogin/patientapps?visit=${APPOINTMENT_ID}`,
    );
    await user.click(booked.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Your booked visit' })).not.toBeInTheDocument();
  });

  it('says that the payment was successful only when the server has said so', async () => {
    pendingCheckout.set(pending());
    let answer: (ended: CheckoutOutcome) => void = () => undefined;
    const answered = new Promise<CheckoutOutcome>((resolve) => (answer = resolve));
    bookingApi({ [CONFIRM]: () => answered });
    renderApp('/find-doctor?payment=success&session_id=cs_test_1');
    const banner = within(await screen.findByRole('region', { name: 'The booking you have started' }));
    expect(await banner.findByText('Checking your payment…')).toHaveAttribute('role', 'status');
    expect(screen.queryByText(/Payment successful!/)).not.toBeInTheDocument();
    answer(outcome());
    expect(await screen.findByText(/^Payment successful!/)).toBeInTheDocument();
    expect(screen.queryByText('Checking your payment…')).not.toBeInTheDocument();
  });

  it('trusts the server, not the address', async () => {
    pendingCheckout.set(pending());
    bookingApi({ [CONFIRM]: () => outcome({ status: 'created', subjectId: null }) });
    renderApp('/find-doctor?payment=success');
    const text = await screen.findByText('Failed to create appointment');
    expect(text.closest('[role=alert]')).toHaveTextContent('Your payment has not arrived yet.');
    expect(screen.queryByText(/Payment successful!/)).not.toBeInTheDocument();
    // The time is still held and can be paid for.
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', checkout.url);
  });

  it('does not book again when the return address is opened a second time', async () => {
    const api = bookingApi();
    const { path } = renderApp('/find-doctor?payment=success&session_id=cs_test_1');
    expect(await screen.findByText('There is no open booking in this tab.')).toBeInTheDocument();
    expect(api.callsOf(CONFIRM)).toHaveLength(0);
    await waitFor(() => expect(path()).toBe('/find-doctor'));
  });

  it('says why the appointment could not be made and forgets the booking', async () => {
    pendingCheckout.set(pending());
    bookingApi({
      [CONFIRM]: () =>
        outcome({
          status: 'refunded',
          subjectId: null,
          refundReason: 'The time was taken; your money is on its way back.',
        }),
    });
    renderApp('/find-doctor?payment=success&session_id=cs_test_1');
    const text = await screen.findByText('Failed to create appointment');
    expect(text.closest('[role=alert]')).toHaveTextContent('your money is on its way back');
    expect(pendingCheckout.get('appointment')).toBeNull();
  });

  it('keeps a paid booking while the server is away, and finishes it on request', async () => {
    pendingCheckout.set(pending());
    const api = bookingApi({ [CONFIRM]: () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.') });
    const { user } = renderApp('/find-doctor?payment=success&session_id=cs_test_1');
    await screen.findByText('Failed to create appointment');
    expect(screen.queryByText(/Payment successful!/)).not.toBeInTheDocument();
    expect(pendingCheckout.get('appointment')).toEqual(pending({ state: 'told' }));
    api.set(CONFIRM, () => outcome());
    const banner = within(screen.getByRole('region', { name: 'The booking you have started' }));
    await user.click(banner.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(SENT)).toBeInTheDocument();
    expect(pendingCheckout.get('appointment')).toBeNull();
  });

  it('books a visit that was paid after all when it is given up', async () => {
    pendingCheckout.set(pending());
    const api = bookingApi({
      [CANCEL]: () => refusal(409, 'ALREADY_PAID', 'This checkout has already been paid.'),
      [CONFIRM]: () => outcome(),
    });
    renderApp('/find-doctor?payment=cancel');
    expect(await screen.findByText(SENT)).toBeInTheDocument();
    expect(api.callsOf(CONFIRM)).toHaveLength(1);
    expect(pendingCheckout.get('appointment')).toBeNull();
  });

  it('leaves a held visit alone when an older return is opened', async () => {
    pendingCheckout.set(pending());
    const api = bookingApi();
    renderApp('/find-doctor?payment=success&session_id=cs_test_old');
    expect(await screen.findByText('There is no open booking in this tab.')).toBeInTheDocument();
    expect(api.callsOf(CONFIRM)).toHaveLength(0);
    expect(pendingCheckout.get('appointment')).toEqual(pending());
  });

  it('frees the slot of a cancelled payment', async () => {
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
  it('leads back to the checkout with the time left, or is released', async () => {
    pendingCheckout.set(pending({ expiresAt: new Date(Date.now() + 600_000).toISOString() }));
    const api = bookingApi({ [CANCEL]: () => ({ msg: 'success' }) });
    const { user } = renderApp('/find-doctor');
    const banner = within(await screen.findByRole('region', { name: 'The booking you have started' }));
    expect(banner.getByRole('timer')).toHaveTextContent(/^(10:00|09:5\d)$/);
    expect(banner.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', checkout.url);
    await user.click(banner.getByRole('button', { name: 'Release' }));
    await waitFor(() => expect(api.callsOf(CANCEL)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'The booking you have started' })).not.toBeInTheDocument();
  });

  it('goes when its time has run out', async () => {
    pendingCheckout.set(pending({ expiresAt: new Date(Date.now() - 1000).toISOString() }));
    bookingApi();
    renderApp('/find-doctor');
    expect(await screen.findByText('The time to pay has run out.')).toBeInTheDocument();
    expect(pendingCheckout.get('appointment')).toBeNull();
  });

  it('is not shown to another person', async () => {
    pendingCheckout.set(pending({ buyerId: 'somebody-else' }));
    bookingApi();
    renderApp('/find-doctor');
    expect(await screen.findByRole('button', { name: /^Book Doctor/ })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'The booking you have started' })).not.toBeInTheDocument();
  });
});
