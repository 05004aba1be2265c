import { z } from 'zod';
import { newId } from './ids.js';
import { toDispute } from './objects.js';
import { noSuch, StripeApiError } from './stripe-error.js';
import { enqueueEvent } from './webhooks.js';
import type { Sandbox } from './context.js';
import type { DisputeDoc } from './database.js';

/** Body of POST /sandbox/disputes. */
export const disputeRequest = z.strictObject({
  payment_intent: z.string().min(1).max(100),
  amount: z.number().int().min(1).optional(),
  reason: z.string().min(1).max(50).default('fraudulent'),
  status: z.enum(['warning_needs_response', 'needs_response']).default('needs_response'),
});

/** Body of POST /sandbox/disputes/{id}/close. */
export const closeRequest = z.strictObject({ status: z.enum(['won', 'lost']) });

/** Body of POST /sandbox/refunds/{id}/fail. */
export const failRequest = z.strictObject({
  failure_reason: z.string().min(1).max(50).default('expired_or_canceled_card'),
});

/**
 * The card's holder disputes a payment at the bank.
 * @throws StripeApiError 404 for an unknown payment
 */
export async function openDispute(
  { db }: Sandbox,
  request: z.infer<typeof disputeRequest>,
): Promise<DisputeDoc> {
  return db.inTransaction(async (tx) => {
    const payment = await db.paymentIntents.findOne({ _id: request.payment_intent }, { session: tx });
    if (!payment) throw noSuch('payment_intent', request.payment_intent, 'payment_intent');
    const dispute: DisputeDoc = {
      _id: newId('du_'),
      paymentIntentId: payment._id,
      chargeId: payment.chargeId,
      created: new Date(),
      amount: request.amount ?? payment.amount - payment.amountRefunded,
      currency: payment.currency,
      reason: request.reason,
      status: request.status,
    };
    await db.disputes.insertOne(dispute, { session: tx });
    await enqueueEvent(db, tx, 'charge.dispute.created', toDispute(dispute));
    return dispute;
  });
}

/**
 * The bank decides.
 * @throws StripeApiError 404 for an unknown dispute, 400 for one that is closed
 */
export async function closeDispute({ db }: Sandbox, id: string, status: 'won' | 'lost'): Promise<DisputeDoc> {
  return db.inTransaction(async (tx) => {
    const dispute = await db.disputes.findOneAndUpdate(
      { _id: id, status: { $nin: ['won', 'lost'] } },
      { $set: { status } },
      { session: tx, returnDocument: 'after' },
    );
    if (!dispute) {
      if (await db.disputes.findOne({ _id: id }, { session: tx }))
        throw new StripeApiError(400, 'This dispute is already closed.');
      throw noSuch('dispute', id, 'dispute');
    }
    await enqueueEvent(db, tx, 'charge.dispute.closed', toDispute(dispute));
    return dispute;
  });
}
