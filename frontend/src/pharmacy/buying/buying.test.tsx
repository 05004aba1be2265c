import { act, screen, waitFor, within } from '@testing-library/react';
import { session } from '../../auth/session';
import { currentTab } from '../../common/browser/currentTab';
import { pendingCheckout } from '../../payments/pendingCheckout';
import { FakeAnswer, refusal } from '../../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../../test/renderApp';
import { cart } from './cart';
import { patientFrame } from '../../test/careBuilders';
import { DEPENDANT_ID, buildDependant } from '../../test/familyBuilders';
import { METFORMIN_ID, PARACETAMOL_ID, medicinesPage } from '../../test/shopBuilders';
import {
  LIST,
  CHECKOUT,
  checkout,
  metformin,
  paracetamol,
  customer,
  pending,
  shopApi,
  fillCart,
} from './testing/shopScene';

const openAddress = jest.spyOn(currentTab, 'open').mockReturnValue();
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

it('starts the cart with its person, and keeps the choice in the checkout', async () => {
  logIn('patient');
  fillCart();
  const api = shopApi({ ...patientFrame, 'GET /api/v1/dependants': () => [buildDependant()] });
  const { user, drawer } = await openCart();
  const field = within(await drawer.findByRole('radiogroup', { name: 'Who is it for?' }));
  expect(await drawer.findByRole('button', { name: 'Add a person' })).toBeVisible();
  await user.click(await field.findByRole('radio', { name: 'Aarav Rao' }));
  await user.click(drawer.getByRole('button', { name: 'Checkout' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Checkout' }));
  expect(await dialog.findByRole('radio', { name: 'Aarav Rao' })).toBeChecked();
  await waitFor(() => expect(dialog.getByLabelText(/^Name/)).not.toHaveValue(''));
  await pay({ dialog, user });
  await waitFor(() => expect(openAddress).toHaveBeenCalledWith(checkout.url));
  expect(api.callsOf(CHECKOUT)[0]?.headers.get('Acting-For')).toBe(DEPENDANT_ID);
});

describe('Buy', () => {
  it('is the specification’s single call, and goes to the checkout', async () => {
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

  it('warns of a medicine that needs a prescription, and lets it pass', async () => {
    const api = shopApi({ [LIST]: medicinesPage([{ ...metformin, overTheCounter: false }, paracetamol]) });
    const app = await openCheckout();
    expect(
      await app.dialog.findByText(/^Metformin 500 mg needs a prescription\. Please have it ready/),
    ).toBeInTheDocument();
    await fillIn(app);
    await pay(app);
    await waitFor(() => expect(openAddress).toHaveBeenCalledWith(checkout.url));
    expect(api.callsOf(CHECKOUT).map(({ body }) => body)).toEqual([
      { medicineName: 'Metformin 500 mg', medicinePrice: 80, user: customer },
    ]);
  });

  it('does not warn of a medicine that is sold without a prescription', async () => {
    shopApi();
    const { dialog } = await openCheckout();
    expect(await dialog.findAllByText('₹80')).toHaveLength(2);
    expect(dialog.queryByText(/needs a prescription/)).not.toBeInTheDocument();
  });

  it.each(['Name', 'Email', 'Phone', 'Address'])('does not go on without %s', async (field) => {
    const api = shopApi();
    const app = await openCheckout();
    await fillIn(app);
    await app.user.clear(app.dialog.getByLabelText(new RegExp(`^${field}`)));
    await pay(app);
    expect(await app.dialog.findByText('Please fill out all the fields.')).toBeInTheDocument();
    expect(api.callsOf(CHECKOUT)).toHaveLength(0);
  });

  it('is filled in for a patient, with the address of the last order', async () => {
    logIn('patient');
    shopApi();
    const { dialog } = await openCheckout();
    await waitFor(() => expect(dialog.getByLabelText(/^Name/)).toHaveValue('Asha Rao'));
    expect(dialog.getByLabelText(/^Email/)).toHaveValue('asha@demo.test');
    expect(dialog.getByLabelText(/^Phone/)).toHaveValue('+919812345678');
    await waitFor(() => expect(dialog.getByLabelText(/^Address/)).toHaveValue('12 Lake View Road'));
  });

  it('shows the new price at the medicine and buys at it when the buyer agrees', async () => {
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

  it('puts a refusal of a field at the field', async () => {
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

  it('refuses a doctor who is logged in', async () => {
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
  it('counts added boxes and survives a reload and a login', async () => {
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

  it('does not outlive the logout, for the next person at this screen', async () => {
    logIn('patient');
    shopApi();
    fillCart();
    renderApp('/medicine');
    expect(await screen.findByRole('button', { name: 'Cart, 3 boxes' })).toBeInTheDocument();
    act(() => session.clear());
    expect(await screen.findByRole('button', { name: 'Cart, empty' })).toBeInTheDocument();
  });

  it('does not take more boxes than there are', async () => {
    shopApi();
    const { user } = renderApp('/medicine');
    const add = await screen.findByRole('button', { name: 'Add to cart: Paracetamol 650 mg' });
    for (let press = 0; press < 4; press += 1) await user.click(add);
    expect(screen.getByRole('button', { name: 'Cart, 3 boxes' })).toBeInTheDocument();
    expect(screen.getByText('Only 3 boxes of Paracetamol 650 mg are left.')).toBeInTheDocument();
  });

  it('changes quantities, removes, and adds up', async () => {
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

  it('shows removed, sold-out, insufficient and repriced items, and blocks the checkout until resolved', async () => {
    shopApi({ [LIST]: medicinesPage([{ ...paracetamol, promotionPrice: 33 }]) });
    fillCart();
    const { drawer, user } = await openCart();
    expect(await drawer.findByText(/Metformin 500 mg is no longer sold/)).toBeInTheDocument();
    expect(drawer.getByText('The price was ₹30.50 and is now ₹33.')).toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Checkout' })).toBeDisabled();
    await user.click(drawer.getByRole('button', { name: 'Remove Metformin 500 mg' }));
    expect(drawer.getByRole('button', { name: 'Checkout' })).toBeEnabled();
  });

  it('leads from too many boxes to as many as there are', async () => {
    shopApi({ [LIST]: medicinesPage([{ ...metformin, stock: 1 }, paracetamol]) });
    fillCart();
    const { drawer, user } = await openCart();
    expect(await drawer.findByText('Only 1 box left. Take fewer to continue.')).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'One box less of Metformin 500 mg' }));
    expect(drawer.queryByText(/Take fewer boxes/)).not.toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Checkout' })).toBeEnabled();
  });

  it('buys all of it in one call, and explains refusals at the items', async () => {
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

  it('sends the line of the prescription, and shows why it is refused at the medicine', async () => {
    logIn('patient');
    const stopped = 'Metformin 500 mg: Stopped on Fri, 27 Nov 2026. It cannot be ordered.';
    const api = shopApi({
      [LIST]: medicinesPage([{ ...metformin, overTheCounter: false }]),
      [CHECKOUT]: () => refusal(409, 'WRONG_STATE', stopped, { 'items.0.prescription.line': stopped }),
    });
    const prescription = { id: METFORMIN_ID, line: 2, number: 'RX-2026-7KQ4XM', left: 3 };
    cart.fill([{ medicineId: METFORMIN_ID, name: 'Metformin 500 mg', price: 80, quantity: 2, prescription }]);
    const { drawer, user } = await openCart();
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Checkout' })).toBeEnabled());
    expect(drawer.getByText('For prescription RX-2026-7KQ4XM, 3 boxes left to order')).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Checkout' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Checkout' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Address/)).not.toHaveValue(''));
    await pay({ dialog, user });
    expect(
      await within(dialog.getByRole('list', { name: 'Your items' })).findByText(stopped),
    ).toBeInTheDocument();
    expect(dialog.queryByText(/needs a prescription/)).not.toBeInTheDocument();
    expect(api.callsOf(CHECKOUT)[0]?.body).toMatchObject({
      items: [
        { medicineId: METFORMIN_ID, quantity: 2, price: 80, prescription: { id: METFORMIN_ID, line: 2 } },
      ],
    });
  });

  it('does not take more boxes than the prescription has left', async () => {
    shopApi();
    const prescription = { id: METFORMIN_ID, line: 1, number: 'RX-1', left: 2 };
    cart.fill([{ medicineId: METFORMIN_ID, name: 'Metformin 500 mg', price: 80, quantity: 2, prescription }]);
    const { user } = renderApp('/medicine');
    const add = await screen.findByRole('button', { name: /^In cart: 2, add one more Metformin 500 mg/ });
    await user.click(add);
    expect(screen.getByRole('button', { name: 'Cart, 2 boxes' })).toBeInTheDocument();
    expect(screen.getByText('Metformin 500 mg: prescription RX-1 has 2 boxes left.')).toBeInTheDocument();
  });

  it('marks a medicine that needs a prescription and has none', async () => {
    shopApi({ [LIST]: medicinesPage([{ ...metformin, overTheCounter: false }, paracetamol]) });
    fillCart();
    const { drawer } = await openCart();
    expect(await drawer.findByText('Needs a prescription')).toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Checkout' })).toBeEnabled();
  });

  it.each([
    {},
    { id: 'x', line: 1, number: 'RX-1', left: 1 },
    { id: METFORMIN_ID, line: 1, number: 'RX-1' },
    7,
  ])('drops a line whose prescription was written by hand: %j', (prescription) => {
    const line = { medicineId: METFORMIN_ID, name: 'Metformin', price: 80, quantity: 1 };
    localStorage.setItem('cart', JSON.stringify([{ ...line, prescription }, line]));
    shopApi();
    renderApp('/medicine');
    expect(cart.lines()).toEqual([line]);
  });

  it('makes no sense of a cart that was written by hand', async () => {
    localStorage.setItem('cart', '[{"medicineId":"x","quantity":-3}]');
    shopApi();
    renderApp('/medicine');
    expect(await screen.findByRole('button', { name: 'Cart, empty' })).toBeInTheDocument();
  });
});
