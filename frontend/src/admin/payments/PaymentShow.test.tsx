import { screen, within } from '@testing-library/react';
import type { PaymentDto } from '../../../../openapi/contract/shop/payments.js';
import { ApiError } from '../../api/client';
import { ConsoleError } from '../data/http';
import { fakeProvider } from '../testing/fakeProvider';
import { fill } from '../testing/fill';
import { buildPayment, buildRefund } from '../testing/officeBuilders';
import { renderConsole } from '../testing/renderConsole';
import { findAlert } from '../../test/findAlert';

function open(payment: PaymentDto, act = jest.fn(() => Promise.resolve({ data: {} }))) {
  const provider = fakeProvider({ payments: [payment] }, { act });
  return { act, ...renderConsole(`/admin/payments/${payment.id}/show`, provider) };
}

type User = ReturnType<typeof open>['user'];
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const FORM = 'Refund this payment';

async function askFor(user: User, amount: string, reason: string) {
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const field = dialog(FORM).getByLabelText('Amount in rupees');
  expect(field).not.toHaveValue(null); // the rest is filled in already
  await user.clear(field);
  if (amount) await user.type(field, amount);
  if (reason) await fill(user, dialog(FORM).getByLabelText('Reason'), reason);
  await user.click(dialog(FORM).getByRole('button', { name: 'Refund' }));
}

describe('the page of a payment', () => {
  it('lists refunds, reasons and states', async () => {
    const refunds = [
      buildRefund(),
      buildRefund({ kind: 'cancellation', amount: 500, reason: 'The visit was cancelled', status: 'failed' }),
    ];
    const payment = buildPayment({ status: 'refunded', refunds, refundedAmount: 800 });
    const { user, act } = open(payment);
    const [first, second] = within(await screen.findByRole('list', { name: 'Refunds' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent(/₹300Done.*Refunded by an administrator.*Shorter visit/);
    expect(second).toHaveTextContent(/₹500Failed.*Cancelled.*The visit was cancelled/);
    expect(screen.getByText('₹800 of ₹800 refunded; ₹0 is left.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await user.click(dialog('Send the failed refund again?').getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('The refund is being sent again')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('payments', payment.id, 'refund/resend');
  });

  it('shows why the bank returned a refund, and external refunds', async () => {
    const refunds = [
      buildRefund({ status: 'failed', failure: 'expired_or_canceled_card' }),
      buildRefund({ kind: 'provider', amount: 100, reason: "Made in the payment provider's console" }),
    ];
    open(buildPayment({ refunds, refundedAmount: 400 }));
    const list = within(await screen.findByRole('list', { name: 'Refunds' }));
    expect(list.getByText(/The bank has returned it: expired or canceled card\./)).toBeInTheDocument();
    expect(list.getByText("Refunded in the provider's console")).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send again' })).toBeInTheDocument();
  });

  it.each([
    [false, 0],
    [true, 1],
  ])('shows an open dispute (refundable: %s) with its reason and date', async (refundable, buttons) => {
    const dispute = {
      status: 'open',
      reason: 'product_not_received',
      amount: 800,
      openedAt: '2026-11-20T10:00:00.000Z',
      answerBy: '2026-11-27T10:00:00.000Z',
      refundable,
    } as const;
    open(buildPayment({ disputes: [dispute] }));
    const list = within(await screen.findByRole('list', { name: 'Disputes' }));
    expect(list.getByText(/Reason: product not received\..*Answer/)).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Refund' })).toHaveLength(buttons);
  });

  it('gives a part back once a person has read that it cannot be undone', async () => {
    const { user, act } = open(buildPayment());
    await askFor(user, '250.5', 'Shorter visit');
    expect(screen.getByRole('dialog', { name: 'Refund ₹250.50?' })).toHaveTextContent(
      'This cannot be undone',
    );
    expect(act).not.toHaveBeenCalled();
    await user.click(dialog('Refund ₹250.50?').getByRole('button', { name: 'Refund ₹250.50' }));
    expect(await screen.findByText('Refund on its way')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('payments', buildPayment().id, 'refund', {
      amount: 250.5,
      reason: 'Shorter visit',
      refundedBefore: 0,
    });
  });

  it.each([
    ['', 'x', 'Enter the amount.'],
    ['0', 'x', 'Enter an amount above 0.'],
    ['500.01', 'x', 'At most ₹500 can be refunded.'],
    ['300', '', 'Enter the reason.'],
  ])('refuses %j for the reason %j', async (amount, reason, sentence) => {
    const refunds = [buildRefund({ kind: 'cancellation' })];
    const { user, act } = open(buildPayment({ refunds, refundedAmount: 300 }));
    await askFor(user, amount, reason);
    expect(await dialog(FORM).findByText(sentence, { ignore: '.alert *' })).toBeInTheDocument();
    expect(act).not.toHaveBeenCalled();
  });

  it.each([
    ['a field', { status: 422, code: 'INVALID', errors: { reason: 'Say more.' } }, 'Say more.'],
    ['the amount', { status: 409, code: 'REFUND_TOO_HIGH', errors: undefined }, 'Only ₹100 is left.'],
  ])("shows the server's sentence at %s it refused", async (_name, { status, ...body }, sentence) => {
    const refused = new ConsoleError(new ApiError(status, { error: 'Only ₹100 is left.', ...body }));
    const { user } = open(
      buildPayment(),
      jest.fn(() => Promise.reject(refused)),
    );
    await askFor(user, '300', 'Shorter visit');
    await user.click(dialog('Refund ₹300?').getByRole('button', { name: 'Refund ₹300' }));
    expect(await findAlert('Nothing was refunded.')).toBeInTheDocument();
    expect(await dialog(FORM).findByText(sentence, { ignore: '.alert *' })).toBeInTheDocument();
  });

  it('offers a further part of the rest, and shows earlier refunds', async () => {
    const { user, act } = open(buildPayment({ refunds: [buildRefund()], refundedAmount: 300 }));
    await askFor(user, '500', 'Cancelled tests');
    await user.click(dialog('Refund ₹500?').getByRole('button', { name: 'Refund ₹500' }));
    expect(await screen.findByText('Refund on its way')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('payments', buildPayment().id, 'refund', {
      amount: 500,
      reason: 'Cancelled tests',
      refundedBefore: 300,
    });
  });

  it('refunds a desk payment at the desk, and shows how', async () => {
    const { user, act } = open(buildPayment({ method: 'cash' }));
    await askFor(user, '300', 'Shorter visit');
    expect(await dialog(FORM).findByText('Choose cash, card or UPI.')).toBeInTheDocument();
    await user.click(dialog(FORM).getByRole('radio', { name: 'Cash' }));
    await user.click(dialog(FORM).getByRole('button', { name: 'Refund' }));
    await user.click(dialog('Refund ₹300?').getByRole('button', { name: 'Refund ₹300' }));
    expect(await screen.findByText('Refunded')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('payments', buildPayment().id, 'refund', {
      amount: 300,
      reason: 'Shorter visit',
      method: 'cash',
      refundedBefore: 0,
    });
  });

  it('pays out pending refunds at the desk', async () => {
    const refunds = [
      buildRefund({
        kind: 'cancellation',
        amount: 800,
        status: 'pending',
        method: null,
        reason: 'Cancelled',
      }),
    ];
    const { user, act } = open(buildPayment({ method: 'upi', refunds, refundedAmount: 800 }));
    expect(await screen.findByText('Ready at the desk')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hand out the refund' }));
    const form = dialog('Hand out the money');
    await user.click(form.getByRole('radio', { name: 'Card' }));
    await user.click(form.getByRole('button', { name: 'Hand out ₹800' }));
    expect(await screen.findByText('Refunded')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('payments', buildPayment().id, 'refund/hand-out', { method: 'card' });
  });

  it.each([
    ['an open one', { status: 'created', paidAt: null }],
    ['one of which nothing is left', { refunds: [buildRefund({ amount: 800 })], refundedAmount: 800 }],
  ] as const)('offers no refund of %s', async (_name, overrides) => {
    open(buildPayment({ ...overrides, refunds: 'refunds' in overrides ? [...overrides.refunds] : [] }));
    await screen.findByRole('heading', { level: 1, name: 'Payment of ₹800' });
    expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
  });
});
