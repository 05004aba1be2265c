import { enqueueEvent } from './webhooks.js';
import { newId } from './ids.js';
import { formatMoney } from './money.js';
import { toCharge, toRefund } from './objects.js';
import { noSuch, StripeApiError } from './stripe-error.js';
import type { CreateRefundParams } from './api-params.js';
import type { Sandbox } from './context.js';
import type { PaymentIntentDoc, RefundDoc, Transaction } from './database.js';

/**
 * Gives money back: all that is left of the payment, or a part of it. The sum of all refunds never exceeds the payment.
 * @throws StripeApiError 404 for an unknown payment, 400 charge_already_refunded when nothing is left, 400 when less is left
 */
export async function createRefund(
  { db }: Sandbox,
  params: CreateRefundParams,
  tx: Transaction,
): Promise<RefundDoc> {
  const payment = await db.paymentIntents.findOne({ _id: params.payment_intent }, { session: tx });
  if (!payment) throw noSuch('payment_intent', params.payment_intent, 'payment_intent');
  const amount = amountOf(params, payment);
  const amountRefunded = payment.amountRefunded + amount;
  // The transaction makes this read and write one step: of two at once, the later one is run again on the new sum.
  await db.paymentIntents.updateOne({ _id: payment._id }, { $set: { amountRefunded } }, { session: tx });
  const refund: RefundDoc = {
    _id: newId('re_'),
    paymentIntentId: payment._id,
    chargeId: payment.chargeId,
    created: new Date(),
    amount,
    currency: payment.currency,
    reason: params.reason ?? null,
    metadata: params.metadata,
  };
  await db.refunds.insertOne(refund, { session: tx });
  await enqueueEvent(db, tx, 'refund.created', toRefund(refund));
  await enqueueEvent(db, tx, 'charge.refunded', toCharge({ ...payment, amountRefunded }));
  return refund;
}

function amountOf(params: CreateRefundParams, payment: PaymentIntentDoc): number {
  const left = payment.amount - payment.amountRefunded;
  if (left === 0) {
    throw new StripeApiError(400, `Charge ${payment.chargeId} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = params.amount ?? left;
  if (amount <= left) return amount;
  const asked = formatMoney(amount, payment.currency);
  const message = `Refund amount (${asked}) is greater than unrefunded amount on charge (${formatMoney(left, payment.currency)})`;
  throw new StripeApiError(400, message, { param: 'amount' });
}
