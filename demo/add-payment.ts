import type { PaymentIntentDoc } from '../stripe-sandbox/src/database.js';
import type { Payment, Refund } from '../backend/src/payments/payment.schema.js';
import type { NewPayment } from '../backend/src/payments/checkout.service.js';
import { put } from './context.js';
import type { Context } from './context.js';

/** How long the people of the demo hospital take to pay. */
const PAYING_MS = 3 * 60_000;

/** When what was put on hold at this moment had been paid. */
export const paidAtOf = (heldAt: Date): Date => new Date(heldAt.getTime() + PAYING_MS);
/** When what was paid at this moment had been put on hold. */
export const heldAtOf = (paidAt: Date): Date => new Date(paidAt.getTime() - PAYING_MS);

/** A payment that was made, and why and when (at once unless told) it went back when it did. */
export type PaidSeed = NewPayment &
  Pick<Payment, '_id' | 'createdAt' | 'method'> & { refundReason: string | null; refundedAt?: Date };

/** The payment, and the sandbox's side of one that was made on the site, so that it can really be refunded. */
export async function addPayment(
  { refundReason, refundedAt, ...paid }: PaidSeed,
  { payments, connection }: Context,
): Promise<void> {
  const { _id, createdAt, payer, items } = paid;
  const paidAt = paidAtOf(createdAt);
  const givenBackAt = refundedAt ?? paidAt;
  const name = String(_id);
  const amountPaise = items.reduce((sum, item) => sum + item.unitPaise * item.quantity, 0);
  const paymentIntentId = `pi_demo${name}`;
  const sessionId = `cs_test_demo${name}`;
  await put(payments, {
    ...paid,
    status: refundReason ? 'refunded' : 'paid',
    amountPaise,
    currency: 'inr',
    ...(!paid.method && { sessionId, paymentIntentId }),
    expiresAt: createdAt,
    paidAt,
    refunds: refundReason ? [refundOf(refundReason, amountPaise, givenBackAt)] : [],
    refundedPaise: refundReason ? amountPaise : 0,
    updatedAt: refundReason ? givenBackAt : paidAt,
  });
  if (paid.method) return;
  const intent: Omit<PaymentIntentDoc, '_id'> = {
    chargeId: `ch_demo${name}`,
    sessionId,
    created: createdAt,
    amount: amountPaise,
    amountRefunded: refundReason ? amountPaise : 0,
    currency: 'inr',
    description: null,
    receiptEmail: payer.email,
    metadata: {},
    card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034, name: payer.name },
  };
  await connection
    .collection<PaymentIntentDoc>('sandbox_paymentIntents')
    .updateOne({ _id: paymentIntentId }, { $setOnInsert: intent }, { upsert: true });
}

const refundOf = (reason: string, amountPaise: number, requestedAt: Date): Refund => ({
  kind: reason === 'Appointment rejected' ? 'rejection' : 'cancellation',
  amountPaise,
  reason,
  status: 'done',
  requestedAt,
});
