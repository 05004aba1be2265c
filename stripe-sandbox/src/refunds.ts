import { enqueueEvent } from './webhooks.js';
import { newId } from './ids.js';
import { formatMoney } from './money.js';
import { toCharge, toRefund } from './objects.js';
import { noSuch, StripeApiError } from './stripe-error.js';
import type { CreateRefundParams } from './api-params.js';
import type { Sandbox } from './context.js';
import type { Database, PaymentIntentDoc, RefundDoc, Transaction } from './database.js';

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
  await assertUndisputed(db, payment, tx);
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

/**
 * The card's bank sends a refund back, as it does days later when the card is closed: the money is the merchant's again.
 * @throws StripeApiError 404 for an unknown refund, 400 when it has failed already
 */
export async function failRefund({ db }: Sandbox, id: string, failureReason: string): Promise<RefundDoc> {
  return db.inTransaction(async (tx) => {
    const refund = await db.refunds.findOneAndUpdate(
      { _id: id, failureReason: { $exists: false } },
      { $set: { failureReason } },
      { session: tx, returnDocument: 'after' },
    );
    if (!refund) {
      if (await db.refunds.findOne({ _id: id }, { session: tx }))
        throw new StripeApiError(400, 'This refund has failed already.');
      throw noSuch('refund', id, 'refund');
    }
    const back = { $inc: { amountRefunded: -refund.amount } };
    await db.paymentIntents.updateOne({ _id: refund.paymentIntentId }, back, { session: tx });
    await enqueueEvent(db, tx, 'refund.updated', toRefund(refund));
    await enqueueEvent(db, tx, 'refund.failed', toRefund(refund));
    return refund;
  });
}

/** While the bank has the money, or once it keeps it, there is nothing to give back. */
async function assertUndisputed(db: Database, payment: PaymentIntentDoc, tx: Transaction): Promise<void> {
  const status = { $in: ['needs_response' as const, 'lost' as const] };
  const dispute = await db.disputes.findOne({ paymentIntentId: payment._id, status }, { session: tx });
  if (!dispute) return;
  const message = `The charge ${payment.chargeId} is disputed and cannot be refunded.`;
  throw new StripeApiError(400, message, { code: 'charge_disputed' });
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
