import { screen, waitFor, within } from '@testing-library/react';
import { currentTab } from '../../common/browser/currentTab';
import { pendingCheckout } from '../../payments/pendingCheckout';
import { PATIENT_ID } from '../../test/builders';
import { refusal } from '../../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../../test/renderApp';
import { METFORMIN_ID, PARACETAMOL_ID, buildOutcome } from '../../test/shopBuilders';
import { cart } from './cart';
import { CONFIRM, CANCEL, checkout, metformin, pending, shopApi, fillCart } from './testing/shopScene';

const openAddress = jest.spyOn(currentTab, 'open').mockReturnValue();
beforeEach(() => {
  freshBrowser();
  openAddress.mockClear();
});

describe('the return from the checkout', () => {
  const SUCCESS = '/medicine?payment=success&session_id=cs_test_1';

  it('says so, shows the order number, empties the cart and resets the address', async () => {
    fillCart();
    pendingCheckout.set(
      pending({
        fromCart: [
          { medicineId: METFORMIN_ID, quantity: 2 },
          { medicineId: PARACETAMOL_ID, quantity: 1 },
        ],
      }),
    );
    const api = shopApi({ [CONFIRM]: () => buildOutcome() });
    const { path } = renderApp(SUCCESS);
    expect(
      await screen.findByText('Payment successful! Details have been sent to your email.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/medicine'));
    const panel = within(screen.getByRole('region', { name: 'Your order' }));
    expect(panel.getByText('HP-2026-7KQ4XM')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Follow this order' })).toHaveAttribute(
      'href',
      '/orders?order=HP-2026-7KQ4XM',
    );
    expect(cart.lines()).toEqual([]);
    expect(api.callsOf(CONFIRM).map(({ body }) => body)).toEqual([{ checkoutId: 'cs_test_1' }]);
  });

  it('keeps the rest of the cart when one medicine was bought from its card', async () => {
    fillCart();
    pendingCheckout.set(pending());
    shopApi({ [CONFIRM]: () => buildOutcome() });
    renderApp(SUCCESS);
    expect(await screen.findByText('HP-2026-7KQ4XM')).toBeInTheDocument();
    expect(cart.lines()).toHaveLength(2);
  });

  it('shows the number again after a reload, says nothing twice, and leaves when closed', async () => {
    pendingCheckout.set(pending({ state: 'told' }));
    cart.add(metformin);
    shopApi({ [CONFIRM]: () => buildOutcome() });
    const { user } = renderApp('/medicine');
    expect(await screen.findByText('HP-2026-7KQ4XM')).toBeInTheDocument();
    expect(screen.queryByText(/Payment successful!/)).not.toBeInTheDocument();
    expect(cart.lines()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('HP-2026-7KQ4XM')).not.toBeInTheDocument();
    expect(pendingCheckout.get('order')).toBeNull();
  });

  it('leads a patient to the orders', async () => {
    logIn('patient');
    pendingCheckout.set(pending({ buyerId: PATIENT_ID }));
    shopApi({ [CONFIRM]: () => buildOutcome() });
    renderApp(SUCCESS);
    expect(await screen.findByRole('link', { name: 'See my orders' })).toHaveAttribute(
      'href',
      '/patientlogin/orders',
    );
  });

  it('announces a refund when the goods were gone, and keeps the cart', async () => {
    fillCart();
    pendingCheckout.set(pending({ fromCart: [{ medicineId: METFORMIN_ID, quantity: 2 }] }));
    shopApi({ [CONFIRM]: () => buildOutcome({ number: null, refundReason: 'It was sold meanwhile.' }) });
    renderApp(SUCCESS);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your money will be refunded to your card.');
    expect(alert).toHaveTextContent('It was sold meanwhile.');
    expect(screen.queryByText(/Payment successful!/)).not.toBeInTheDocument();
    expect(cart.lines()).toHaveLength(2);
  });

  it('does not claim success for a payment that has not arrived, and asks again on request', async () => {
    pendingCheckout.set(pending());
    const api = shopApi({ [CONFIRM]: () => buildOutcome({ status: 'created', number: null }) });
    const { user } = renderApp(SUCCESS);
    expect(await screen.findByText(/Your payment has not arrived yet/)).toBeInTheDocument();
    expect(screen.queryByText(/Payment successful!/)).not.toBeInTheDocument();
    api.set(CONFIRM, () => buildOutcome());
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('HP-2026-7KQ4XM')).toBeInTheDocument();
  });

  it('keeps the payment while the server is away', async () => {
    pendingCheckout.set(pending());
    const api = shopApi({ [CONFIRM]: () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.') });
    const { user } = renderApp(SUCCESS);
    expect(
      await screen.findByText('Your payment could not be looked up. It is not lost. Please try again.'),
    ).toBeInTheDocument();
    api.set(CONFIRM, () => buildOutcome());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('HP-2026-7KQ4XM')).toBeInTheDocument();
  });

  it('releases the hold of a cancelled payment and keeps the cart', async () => {
    fillCart();
    pendingCheckout.set(pending());
    const api = shopApi();
    const { path } = renderApp('/medicine?payment=cancel');
    expect(await screen.findByText('Payment cancelled.')).toBeInTheDocument();
    await waitFor(() =>
      expect(api.callsOf(CANCEL).map(({ body }) => body)).toEqual([{ checkoutId: 'cs_test_1' }]),
    );
    await waitFor(() => expect(path()).toBe('/medicine'));
    expect(pendingCheckout.get('order')).toBeNull();
    expect(cart.lines()).toHaveLength(2);
  });

  it('leads back to an open payment with the time left, or release it', async () => {
    pendingCheckout.set(pending({ expiresAt: new Date(Date.now() + 600_000).toISOString() }));
    const api = shopApi();
    const { user } = renderApp('/medicine');
    const banner = within(await screen.findByRole('region', { name: 'The payment you have started' }));
    expect(banner.getByRole('timer')).toHaveTextContent(/^(10:00|09:5\d)$/);
    expect(banner.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', checkout.url);
    await user.click(banner.getByRole('button', { name: 'Release' }));
    await waitFor(() => expect(api.callsOf(CANCEL)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'The payment you have started' })).not.toBeInTheDocument();
  });
});
