import { act, screen, waitFor, within } from '@testing-library/react';
import { session } from '../../auth/session';
import { currentTab } from '../../common/browser/currentTab';
import { type PendingCheckout, pendingCheckout } from '../../payments/pendingCheckout';
import { PATIENT_ID, buildUser } from '../../test/builders';
import { FakeAnswer, fakeApi, refusal } from '../../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../../test/renderApp';
import {
  METFORMIN_ID,
  PARACETAMOL_ID,
  buildMedicine,
  buildOrder,
  buildOutcome,
  medicinesPage,
} from '../../test/shopBuilders';
import { cart } from './cart';

const openAddress = jest.spyOn(currentTab, 'open').mockReturnValue();

const LIST = 'GET /medicine';
const CHECKOUT = 'POST /api/payment/create-medicine-checkout-session';
const CONFIRM = 'POST /api/v1/payments/confirm-checkout';
const CANCEL = 'POST /api/v1/payments/cancel-checkout';
const checkout = { id: 'cs_test_1', url: 'http://pay.test/cs_test_1', expiresAt: '2099-01-01T00:00:00.000Z' };
const metformin = buildMedicine();
const paracetamol = buildMedicine({
  _id: PARACETAMOL_ID,
  name: 'Paracetamol 650 mg',
  price: 30.5,
  promotionPrice: 30.5,
  stock: 3,
});
const customer = {
  name: 'Ravi Iyer',
  email: 'ravi@demo.test',
  phone: '9812345678',
  address: '4 Temple Street, Chennai',
};

const pending = (overrides: Partial<PendingCheckout> = {}): PendingCheckout => ({
  purpose: 'order',
  buyerId: null,
  checkoutId: 'cs_test_1',
  url: checkout.url,
  expiresAt: checkout.expiresAt,
  what: 'Metformin 500 mg',
  fromCart: [],
  state: 'open',
  ...overrides,
});

const shopApi = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    [LIST]: medicinesPage([metformin, paracetamol]),
    'GET /api/users/{userId}': () => ({ msg: 'success', value: buildUser() }),
    'GET /api/v1/orders': () => [buildOrder()],
    [CHECKOUT]: () => new FakeAnswer(201, checkout),
    [CANCEL]: () => ({ msg: 'success' }),
    ...more,
  });

const fillCart = (metforminPrice = 80) => {
  cart.add({ ...metformin, promotionPrice: metforminPrice });
  cart.add({ ...metformin, promotionPrice: metforminPrice });
  cart.add(paracetamol);
};

async function openCheckout(name = 'Metformin 500 mg') {
  const app = renderApp('/medicine');
  await app.user.click(await screen.findByRole('button', { name: `Buy ${name}` }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Checkout' })) };
}

async function openCart() {
  const app = renderApp('/medicine');
  await app.user.click(await screen.findByRole('button', { name: /^Cart, / }));
  return { ...app, drawer: within(await screen.findByRole('dialog', { name: 'Cart' })) };
}

type Opened = Pick<Awaited<ReturnType<typeof openCheckout>>, 'dialog' | 'user'>;
async function fillIn({ dialog, user }: Opened) {
  await user.type(dialog.getByLabelText(/^Name/), customer.name);
  await user.type(dialog.getByLabelText(/^Email/), customer.email);
  await user.type(dialog.getByLabelText(/^Phone/), customer.phone);
  await user.type(dialog.getByLabelText(/^Address/), customer.address);
}
const pay = ({ dialog, user }: Opened) =>
  user.click(dialog.getByRole('button', { name: 'Complete Payment' }));

beforeEach(() => {
  freshBrowser();
  openAddress.mockClear();
});

describe('Buy', () => {
  it("should be the specification's single call, and go to the checkout", async () => {
    const api = shopApi();
    const app = await openCheckout();
    await fillIn(app);
    await pay(app);
    await waitFor(() => expect(openAddress).toHaveBeenCalledWith(checkout.url));
    expect(api.callsOf(CHECKOUT).map(({ body }) => body)).toEqual([
      { medicineName: 'Metformin 500 mg', medicinePrice: 80, user: customer },
    ]);
    expect(pendingCheckout.get('order')).toEqual(pending());
  });

  it.each(['Name', 'Email', 'Phone', 'Address'])('should not go on without %s', async (field) => {
    const api = shopApi();
    const app = await openCheckout();
    await fillIn(app);
    await app.user.clear(app.dialog.getByLabelText(new RegExp(`^${field}`)));
    await pay(app);
    expect(await app.dialog.findByText('Please fill out all the fields.')).toBeInTheDocument();
    expect(api.callsOf(CHECKOUT)).toHaveLength(0);
  });

  it('should be filled in for a patient, with the address of the last order', async () => {
    logIn('patient');
    shopApi();
    const { dialog } = await openCheckout();
    await waitFor(() => expect(dialog.getByLabelText(/^Name/)).toHaveValue('Asha Rao'));
    expect(dialog.getByLabelText(/^Email/)).toHaveValue('asha@demo.test');
    expect(dialog.getByLabelText(/^Phone/)).toHaveValue('+919812345678');
    await waitFor(() => expect(dialog.getByLabelText(/^Address/)).toHaveValue('12 Lake View Road'));
  });

  it('should show the new price at the medicine and buy at it when the buyer agrees', async () => {
    const now = 'Metformin 500 mg costs ₹96 now.';
    const api = shopApi({
      [CHECKOUT]: () => refusal(409, 'PRICE_CHANGED', 'The price has changed.', { medicinePrice: now }),
    });
    const app = await openCheckout();
    await fillIn(app);
    api.set(LIST, medicinesPage([{ ...metformin, promotionPrice: 96 }]));
    await pay(app);
    expect(await app.dialog.findByText(now)).toBeInTheDocument();
    expect(app.dialog.getByRole('alert')).toHaveTextContent('Failed to initiate payment');
    await waitFor(() => expect(app.dialog.getAllByText('₹96')).toHaveLength(2));
    api.set(CHECKOUT, () => new FakeAnswer(201, checkout));
    await pay(app);
    await waitFor(() => expect(openAddress).toHaveBeenCalled());
    expect(api.callsOf(CHECKOUT).at(-1)?.body).toMatchObject({ medicinePrice: 96 });
  });

  it('should put a refusal of a field at the field', async () => {
    shopApi({
      [CHECKOUT]: () =>
        refusal(422, 'VALIDATION_FAILED', 'Please check the form.', {
          'user.phone': 'This number does not exist.',
        }),
    });
    const app = await openCheckout();
    await fillIn(app);
    await pay(app);
    expect(await app.dialog.findByText('This number does not exist.')).toBeInTheDocument();
  });

  it('should refuse a doctor who is logged in', async () => {
    logIn('doctor');
    shopApi();
    const { user } = renderApp('/medicine');
    await user.click(await screen.findByRole('button', { name: 'Buy Metformin 500 mg' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Only visitors and patients can buy medicines.',
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the cart', () => {
  it('should count what is added and stay through a reload and a login', async () => {
    shopApi();
    const { user } = renderApp('/medicine');
    const add = await screen.findByRole('button', { name: 'Add to cart: Metformin 500 mg' });
    await user.click(add);
    await user.click(add);
    expect(screen.getByRole('button', { name: 'Cart, 2 boxes' })).toBeInTheDocument();
    act(() => logIn('patient'));
    expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual([
      { medicineId: METFORMIN_ID, name: 'Metformin 500 mg', price: 80, quantity: 2 },
    ]);
    expect(screen.getByRole('button', { name: 'Cart, 2 boxes' })).toBeInTheDocument();
  });

  it('should not outlive the logout, for the next person at this screen', async () => {
    logIn('patient');
    shopApi();
    fillCart();
    renderApp('/medicine');
    expect(await screen.findByRole('button', { name: 'Cart, 3 boxes' })).toBeInTheDocument();
    act(() => session.clear());
    expect(await screen.findByRole('button', { name: 'Cart, empty' })).toBeInTheDocument();
  });

  it('should not take more boxes than there are', async () => {
    shopApi();
    const { user } = renderApp('/medicine');
    const add = await screen.findByRole('button', { name: 'Add to cart: Paracetamol 650 mg' });
    for (let press = 0; press < 4; press += 1) await user.click(add);
    expect(screen.getByRole('button', { name: 'Cart, 3 boxes' })).toBeInTheDocument();
    expect(screen.getByText('Only 3 boxes of Paracetamol 650 mg are left.')).toBeInTheDocument();
  });

  it('should change quantities, remove, and add up', async () => {
    shopApi();
    fillCart();
    const { drawer, user } = await openCart();
    expect(await drawer.findByText('₹190.50')).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'One box more of Paracetamol 650 mg' }));
    expect(drawer.getByText('₹221')).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'One box less of Metformin 500 mg' }));
    expect(drawer.getByText('₹141')).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Remove Metformin 500 mg' }));
    await user.click(drawer.getByRole('button', { name: 'Remove Paracetamol 650 mg' }));
    expect(drawer.getByText('Your cart is empty.')).toBeInTheDocument();
  });

  it('should say what is gone, sold out, short or has another price, and not check out until that is solved', async () => {
    shopApi({ [LIST]: medicinesPage([{ ...paracetamol, promotionPrice: 33 }]) });
    fillCart();
    const { drawer, user } = await openCart();
    expect(await drawer.findByText(/Metformin 500 mg is no longer sold/)).toBeInTheDocument();
    expect(drawer.getByText('The price was ₹30.50 and is ₹33 now.')).toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Checkout' })).toBeDisabled();
    await user.click(drawer.getByRole('button', { name: 'Remove Metformin 500 mg' }));
    expect(drawer.getByRole('button', { name: 'Checkout' })).toBeEnabled();
  });

  it('should lead from too many boxes to as many as there are', async () => {
    shopApi({ [LIST]: medicinesPage([{ ...metformin, stock: 1 }, paracetamol]) });
    fillCart();
    const { drawer, user } = await openCart();
    expect(await drawer.findByText('Only 1 box left. Take fewer to go on.')).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'One box less of Metformin 500 mg' }));
    expect(drawer.queryByText(/Take fewer boxes/)).not.toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Checkout' })).toBeEnabled();
  });

  it('should buy all of it in one call, and explain refusals at the items', async () => {
    const api = shopApi({
      [CHECKOUT]: () =>
        refusal(409, 'OUT_OF_STOCK', 'Not everything is left.', {
          'items.1.quantity': 'Of Paracetamol 650 mg none is left.',
        }),
    });
    fillCart();
    const { drawer, user } = await openCart();
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Checkout' })).toBeEnabled());
    await user.click(drawer.getByRole('button', { name: 'Checkout' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Checkout' }));
    await fillIn({ dialog, user });
    await pay({ dialog, user });
    const refused = await dialog.findByText('Of Paracetamol 650 mg none is left.');
    expect(refused.closest('li')).toHaveTextContent('Paracetamol 650 mg × 1');
    expect(api.callsOf(CHECKOUT)[0]?.body).toEqual({
      items: [
        { medicineId: METFORMIN_ID, quantity: 2, price: 80 },
        { medicineId: PARACETAMOL_ID, quantity: 1, price: 30.5 },
      ],
      user: customer,
    });
    await user.click(dialog.getByRole('button', { name: 'Change the cart' }));
    expect(await screen.findByRole('dialog', { name: 'Cart' })).toBeInTheDocument();
  });

  it('should make no sense of a cart that was written by hand', async () => {
    localStorage.setItem('cart', '[{"medicineId":"x","quantity":-3}]');
    shopApi();
    renderApp('/medicine');
    expect(await screen.findByRole('button', { name: 'Cart, empty' })).toBeInTheDocument();
  });
});

describe('the return from the checkout', () => {
  const SUCCESS = '/medicine?payment=success&session_id=cs_test_1';

  it('should say so, show the order number, empty the cart and reset the address', async () => {
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

  it('should keep the rest of the cart when one medicine was bought from its card', async () => {
    fillCart();
    pendingCheckout.set(pending());
    shopApi({ [CONFIRM]: () => buildOutcome() });
    renderApp(SUCCESS);
    expect(await screen.findByText('HP-2026-7KQ4XM')).toBeInTheDocument();
    expect(cart.lines()).toHaveLength(2);
  });

  it('should show the number again after a reload, say nothing twice, and leave when closed', async () => {
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

  it('should lead a patient to the orders', async () => {
    logIn('patient');
    pendingCheckout.set(pending({ buyerId: PATIENT_ID }));
    shopApi({ [CONFIRM]: () => buildOutcome() });
    renderApp(SUCCESS);
    expect(await screen.findByRole('link', { name: 'See my orders' })).toHaveAttribute(
      'href',
      '/patientlogin/orders',
    );
  });

  it('should say that the money goes back when the goods were gone, and keep the cart', async () => {
    fillCart();
    pendingCheckout.set(pending({ fromCart: [{ medicineId: METFORMIN_ID, quantity: 2 }] }));
    shopApi({ [CONFIRM]: () => buildOutcome({ number: null, refundReason: 'It was sold meanwhile.' }) });
    renderApp(SUCCESS);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your money goes back to your card.');
    expect(alert).toHaveTextContent('It was sold meanwhile.');
    expect(screen.queryByText(/Payment successful!/)).not.toBeInTheDocument();
    expect(cart.lines()).toHaveLength(2);
  });

  it('should not claim success for a payment that has not arrived, and ask again on request', async () => {
    pendingCheckout.set(pending());
    const api = shopApi({ [CONFIRM]: () => buildOutcome({ status: 'created', number: null }) });
    const { user } = renderApp(SUCCESS);
    expect(await screen.findByText(/Your payment has not arrived yet/)).toBeInTheDocument();
    expect(screen.queryByText(/Payment successful!/)).not.toBeInTheDocument();
    api.set(CONFIRM, () => buildOutcome());
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('HP-2026-7KQ4XM')).toBeInTheDocument();
  });

  it('should keep the payment while the server is away', async () => {
    pendingCheckout.set(pending());
    const api = shopApi({ [CONFIRM]: () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.') });
    const { user } = renderApp(SUCCESS);
    expect(
      await screen.findByText('Your payment could not be looked up. It is not lost.'),
    ).toBeInTheDocument();
    api.set(CONFIRM, () => buildOutcome());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('HP-2026-7KQ4XM')).toBeInTheDocument();
  });

  it('should free what a cancelled payment held and keep the cart', async () => {
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

  it('should lead back to an open payment with the time left, or release it', async () => {
    pendingCheckout.set(pending({ expiresAt: new Date(Date.now() + 600_000).toISOString() }));
    const api = shopApi();
    const { user } = renderApp('/medicine');
    const banner = within(await screen.findByRole('region', { name: 'The payment you have begun' }));
    expect(banner.getByRole('timer')).toHaveTextContent(/^(10:00|09:5\d)$/);
    expect(banner.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', checkout.url);
    await user.click(banner.getByRole('button', { name: 'Release' }));
    await waitFor(() => expect(api.callsOf(CANCEL)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'The payment you have begun' })).not.toBeInTheDocument();
  });
});
