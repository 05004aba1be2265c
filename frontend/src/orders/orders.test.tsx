import { screen, waitFor, within } from '@testing-library/react';
import { PATIENT_ID, buildUser } from '../test/builders';
import { type FakeCall, fakeApi, refusal } from '../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../test/renderApp';
import { buildOrder } from '../test/shopBuilders';

const LIST = 'GET /api/v1/orders';
const CANCEL = 'POST /api/v1/orders/{id}/cancel';
const FIND = 'POST /api/v1/orders/find';
const FIND_CANCEL = 'POST /api/v1/orders/find/cancel';
const order = buildOrder();
const refunded = buildOrder({
  status: 'cancelled',
  canCancel: false,
  cancellation: { by: 'buyer', msg: 'Cancelled. ₹160 will be refunded to your card.' },
  refund: { amount: 160, status: 'done' },
});

const ordersApi = (more: Parameters<typeof fakeApi>[0]) =>
  fakeApi({ 'GET /api/users/{userId}': () => ({ msg: 'success', value: buildUser() }), ...more });

const theOrder = async () => within(await screen.findByLabelText('Order HP-2026-7KQ4XM'));

beforeEach(freshBrowser);

describe('the orders of a patient', () => {
  beforeEach(() => logIn('patient'));

  it('shows state, items, sum, address and receipt', async () => {
    ordersApi({
      [LIST]: () => [
        buildOrder({
          status: 'shipped',
          canCancel: false,
          history: [
            { status: 'placed', at: '2026-11-20T05:00:00.000Z' },
            { status: 'packed', at: '2026-11-21T05:00:00.000Z' },
            { status: 'shipped', at: '2026-11-22T05:00:00.000Z' },
          ],
        }),
      ],
    });
    renderApp('/patientlogin/orders');
    const card = await theOrder();
    expect(card.getByText('2 × ₹80')).toBeInTheDocument();
    expect(card.getAllByText('₹160')).toHaveLength(2);
    expect(card.getByText('To Asha Rao, 12 Lake View Road')).toBeInTheDocument();
    expect(card.getByRole('link', { name: /Receipt/ })).toHaveAttribute('href', order.receiptUrl);
    const steps = within(card.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Placed20 Nov',
      'Packed21 Nov',
      'Shipped22 Nov',
      'Delivered, not yet',
    ]);
    expect(steps[2]).toHaveAttribute('aria-current', 'step');
    expect(card.queryByRole('button', { name: /Cancel/ })).not.toBeInTheDocument();
  });

  it('says what is refunded, cancels, and shows the sentence of the server', async () => {
    const api = ordersApi({ [LIST]: () => [order] });
    api.set(CANCEL, ({ params }: FakeCall) => {
      expect(params.id).toBe(order._id);
      api.set(LIST, () => [refunded]);
      return refunded;
    });
    const { user } = renderApp('/patientlogin/orders');
    await user.click(await screen.findByRole('button', { name: 'Cancel order HP-2026-7KQ4XM' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('The ₹160 you paid will be refunded to your card.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    const card = await theOrder();
    expect(await card.findByText('The refund of ₹160 was sent to your card.')).toBeInTheDocument();
    expect(card.getByText('Cancelled')).toBeInTheDocument();
    expect(card.queryByRole('button', { name: /Cancel/ })).not.toBeInTheDocument();
    expect(screen.getAllByText('Cancelled. ₹160 will be refunded to your card.')).toHaveLength(2);
  });

  it('counts cancelled medicines as paid when the rest is cancelled', async () => {
    const [item] = order.items;
    const gone = { ...item, medicineId: '0'.repeat(24), name: 'Aspirin', cancelled: true, canCancel: false };
    const part = buildOrder({ items: [gone, item], refund: { amount: item.amount, status: 'done' } });
    ordersApi({ [LIST]: () => [part] });
    const { user } = renderApp('/patientlogin/orders');
    expect((await theOrder()).getByText('Total without cancelled medicines')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: /^Cancel order/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^The rest of your payment, ₹160, will be refunded/)).toBeInTheDocument();
  });

  it('says why it could not be cancelled', async () => {
    ordersApi({
      [LIST]: () => [order],
      [CANCEL]: () => refusal(409, 'WRONG_STATE', 'It is packed already.'),
    });
    const { user } = renderApp('/patientlogin/orders');
    await user.click(await screen.findByRole('button', { name: /^Cancel order/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('It is packed already.');
  });

  it('leads to the pharmacy when there are none', async () => {
    ordersApi({ [LIST]: () => [] });
    renderApp('/patientlogin/orders');
    expect(await screen.findByText('You have not ordered any medicines yet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the pharmacy' })).toHaveAttribute('href', '/medicine');
  });

  it('shows older orders on request', async () => {
    const many = Array.from({ length: 20 }, (_, index) =>
      buildOrder({ _id: `${index}`.padStart(24, '0'), number: `HP-2026-A${index + 10000}` }),
    );
    const api = ordersApi({
      [LIST]: ({ query }: FakeCall) => (query.get('range') === '[0,19]' ? many : [order]),
    });
    const { user } = renderApp('/patientlogin/orders');
    await user.click(await screen.findByRole('button', { name: 'Show older orders' }));
    expect(await theOrder()).toBeTruthy();
    expect(api.callsOf(LIST).at(-1)?.query.get('range')).toBe('[20,39]');
    expect(screen.queryByRole('button', { name: 'Show older orders' })).not.toBeInTheDocument();
  });
});

describe('the order of a guest', () => {
  it('is found by number and email, and cancelled with them', async () => {
    const api = ordersApi({ [FIND]: () => order, [FIND_CANCEL]: () => refunded });
    const { user } = renderApp('/orders?order=hp-2026-7kq4xm');
    await user.type(await screen.findByLabelText('Email'), 'Asha@demo.test');
    await user.click(screen.getByRole('button', { name: 'Find my order' }));
    const card = await theOrder();
    await user.click(card.getByRole('button', { name: /^Cancel order/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('The refund of ₹160 was sent to your card.')).toBeInTheDocument();
    const asked = { number: 'HP-2026-7KQ4XM', email: 'asha@demo.test' };
    expect(api.callsOf(FIND).map(({ body }) => body)).toEqual([asked]);
    expect(api.callsOf(FIND_CANCEL).map(({ body }) => body)).toEqual([asked]);
  });

  it('sends no request for an invalid order number', async () => {
    const api = ordersApi({ [FIND]: () => order });
    const { user } = renderApp('/orders');
    await user.type(await screen.findByLabelText('Order number'), '4711');
    await user.click(screen.getByRole('button', { name: 'Find my order' }));
    expect(await screen.findByText('An order number looks like HP-2026-7KQ4XM.')).toBeInTheDocument();
    expect(screen.getByText('Enter a valid email address.')).toBeInTheDocument();
    expect(api.callsOf(FIND)).toHaveLength(0);
  });

  it('says that there is no such order', async () => {
    ordersApi({ [FIND]: () => refusal(404, 'NOT_FOUND', 'There is no order with this number and email.') });
    const { user } = renderApp('/orders?order=HP-2026-7KQ4XM');
    await user.type(await screen.findByLabelText('Email'), 'asha@demo.test');
    await user.click(screen.getByRole('button', { name: 'Find my order' }));
    expect(await screen.findByText('There is no order with this number and email.')).toBeInTheDocument();
  });

  it('leads a patient to the own orders', async () => {
    logIn('patient');
    const api = ordersApi({ [LIST]: () => [order] });
    const { user } = renderApp('/orders');
    await user.click(await screen.findByRole('link', { name: /in your patient area/ }));
    expect(await theOrder()).toBeTruthy();
    await waitFor(() => expect(api.callsOf('GET /api/users/{userId}')[0]?.params.userId).toBe(PATIENT_ID));
  });
});
