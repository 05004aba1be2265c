import { screen, within } from '@testing-library/react';
import type { OrderDto } from '../../../../openapi/contract/shop/orders.js';
import { ApiError } from '../../api/client';
import { ConsoleError } from '../data/http';
import { fakeProvider } from '../testing/fakeProvider';
import { renderConsole } from '../testing/renderConsole';
import { buildOrder } from '../testing/shopBuilders';
import { findAlert } from '../../test/findAlert';

function open(order: OrderDto, act = jest.fn(() => Promise.resolve({ data: {} }))) {
  const provider = fakeProvider({ orders: [order] }, { act });
  return { act, ...renderConsole(`/admin/orders/${order.id}/show`, provider) };
}

const dialogButton = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

describe('the orders', () => {
  it('is listed with number, buyer, boxes and total, and filtered by state', async () => {
    const guest = buildOrder({
      _id: '00000000000000000000ab02',
      number: 'HP-2026-GUEST1',
      status: 'packed',
      patientId: null,
    });
    const { user } = renderConsole(
      '/admin/orders?filter={"status":"placed"}',
      fakeProvider({ orders: [buildOrder(), guest] }),
    );
    const row = (await screen.findByRole('link', { name: 'HP-2026-7KQ4XM' })).closest('tr');
    expect(row).toHaveTextContent(/Asha Rao2 boxesPlaced.*₹192/);
    expect(screen.queryByText('HP-2026-GUEST1')).not.toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'State' }));
    await user.click(await screen.findByRole('option', { name: 'Packed' }));
    expect(await screen.findByRole('row', { name: /HP-2026-GUEST1 Asha Rao \(guest\)/ })).toBeInTheDocument();
  });
});

it('marks an order in the list whose prescription must be checked', async () => {
  const [item] = buildOrder().items;
  const prescription = { id: '00000000000000000000a401', number: 'RX-1', line: 1, problem: 'Stopped.' };
  renderConsole(
    '/admin/orders',
    fakeProvider({ orders: [buildOrder({ items: [{ ...item, prescription }] })] }),
  );
  const row = (await screen.findByRole('link', { name: 'HP-2026-7KQ4XM' })).closest('tr');
  expect(row).toHaveTextContent('Check the prescription');
});

describe('the page of an order', () => {
  it('shows items, buyer and receipt', async () => {
    open(buildOrder());
    const items = await screen.findByRole('list', { name: 'Medicines' });
    expect(items).toHaveTextContent('Metformin 500 mg tablets2 boxes at ₹96, list price ₹120₹192');
    expect(screen.getByRole('link', { name: 'Asha Rao' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', buildOrder().receiptUrl);
  });

  it.each([
    ['placed', 'Pack', 'pack', 'Order packed'],
    ['packed', 'Ship', 'ship', 'Order shipped'],
    ['shipped', 'Deliver', 'deliver', 'Order delivered'],
  ] as const)('takes a %s one a step further after a yes', async (status, label, step, sentence) => {
    const order = buildOrder({ status });
    const { user, act } = open(order);
    await user.click(await screen.findByRole('button', { name: label }));
    expect(act).not.toHaveBeenCalled();
    await user.click(dialogButton(label));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('orders', order.id, step);
  });

  const [item] = buildOrder().items;
  const ordered = { id: '00000000000000000000a401', number: 'RX-2026-7KQ4XM', line: 1, problem: null };

  it('links to the prescription of an item, without an alert', async () => {
    open(buildOrder({ items: [{ ...item, prescription: ordered }] }));
    expect(await screen.findByRole('link', { name: 'Prescription RX-2026-7KQ4XM, line 1' })).toHaveAttribute(
      'href',
      expect.stringContaining(ordered.id),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('warns of a medicine that was stopped, also before it is packed', async () => {
    const problem = 'Prescription RX-2026-7KQ4XM: Stopped on Fri, 27 Nov 2026.';
    const order = buildOrder({ items: [{ ...item, prescription: { ...ordered, problem } }] });
    const { user, act } = open(order);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Check the prescription of Metformin 500 mg tablets before the order leaves the pharmacy',
    );
    expect(screen.getByText(problem)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pack' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Have you checked the prescription of Metformin 500 mg tablets?',
    );
    await user.click(dialogButton('Pack'));
    expect(await screen.findByText('Order packed')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('orders', order.id, 'pack');
  });

  it('says what is refunded before it cancels', async () => {
    const order = buildOrder();
    const { user, act } = open(order);
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('₹192 will be refunded to the buyer in full.');
    await user.click(dialogButton('Cancel order'));
    expect(await screen.findByText('Order cancelled')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('orders', order.id, 'cancel');
  });

  it.each([
    [
      { amount: 50, status: 'done' as const },
      '₹142, which is not refunded yet, will be refunded to the buyer.',
    ],
    [{ amount: 192, status: 'pending' as const }, 'The whole payment has already been refunded.'],
  ])('counts refunds of %j before it cancels', async (refund, sentence) => {
    const msg = 'The order was cancelled. ₹142.00 will be refunded.';
    const cancelled = buildOrder({ refund, status: 'cancelled', cancellation: { by: 'hospital', msg } });
    const { user } = open(
      buildOrder({ refund }),
      jest.fn(() => Promise.resolve({ data: cancelled })),
    );
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(sentence);
    await user.click(dialogButton('Cancel order'));
    expect(await screen.findByText(msg)).toBeInTheDocument();
  });

  it('says why a step was refused', async () => {
    const refusal = new ConsoleError(new ApiError(409, { error: 'This order has been cancelled.' }));
    const { user } = open(
      buildOrder(),
      jest.fn(() => Promise.reject(refusal)),
    );
    await user.click(await screen.findByRole('button', { name: 'Pack' }));
    await user.click(dialogButton('Pack'));
    expect(await findAlert('The order was not changed.')).toBeInTheDocument();
    expect(await findAlert('This order has been cancelled.')).toBeInTheDocument();
  });

  it.each([
    ['placed', ['Pack', 'Cancel order']],
    ['packed', ['Ship', 'Cancel order']],
    ['shipped', ['Deliver']],
    ['delivered', []],
    ['cancelled', []],
  ] as const)('offers the legal steps of a %s one', async (status, steps) => {
    open(buildOrder({ status }));
    await screen.findByRole('heading', { level: 1, name: 'Order HP-2026-7KQ4XM' });
    const offered = within(screen.getByRole('main'))
      .queryAllByRole('button')
      .map((button) => button.textContent);
    expect(offered).toEqual(steps);
  });
});
