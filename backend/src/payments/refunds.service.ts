import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model, Types } from 'mongoose';
import { AuditService } from '../audit/audit.service.js';
import { Failure } from '../common/errors/errors.js';
import type { Condition } from '../common/lists/list-query.js';
import { inTransaction } from '../common/transaction.js';
import { EffectHandlers } from '../outbox/effect-handlers.js';
import type { EffectState, OutboxRow } from '../outbox/outbox.schema.js';
import { OutboxService } from '../outbox/outbox.service.js';
import type { RefundName } from '../outbox/outbox.service.js';
import { Payment, refundKeyOf, takenPaiseOf } from './payment.schema.js';
import type { Refund } from './payment.schema.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { ProviderAccounts } from './provider/provider-accounts.service.js';
import type { MadeRefund } from './provider/provider-ledger.js';

export type NewRefund = Pick<Refund, 'kind' | 'key' | 'amountPaise' | 'reason' | 'method'> & {
  /** The refunded sum that the caller knew, if given: a refund in between invalidates the call. */
  seenPaise?: number;
  /** Whether the payment may have the refund of this key only once. */
  once?: true;
};

interface Waiting {
  payment: Payment;
  refund: Refund;
}

/** Refunds money: requested in the transaction that makes it due, executed by the outbox worker. */
@Injectable()
export class RefundsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    private readonly provider: PaymentProvider,
    private readonly accounts: ProviderAccounts,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    effects: EffectHandlers,
  ) {
    effects.register('refund', {
      carryOut: (row) => this.perform(nameOf(row), row.tries > 1),
      giveUp: (row) => this.giveUp(nameOf(row)),
    });
  }

  /** The part of a payment that is not yet refunded, in paise; 0 for an unpaid one. */
  async left(paymentId: Types.ObjectId, session: ClientSession | null): Promise<number> {
    const payment = await this.payments.findById(paymentId, LEFT).session(session).lean<Payment>();
    return payment?.status === 'paid' ? takenPaiseOf(payment) - payment.refundedPaise : 0;
  }

  /**
   * Records a refund of the requested amount, or of the rest if that is less. Each kind that follows from a
   * step has one refund, so a repeated call changes nothing.
   * @returns the paise that this call refunds
   */
  async request(paymentId: Types.ObjectId, newRefund: NewRefund, session: ClientSession): Promise<number> {
    const amountPaise = Math.min(newRefund.amountPaise, await this.left(paymentId, session));
    if (amountPaise <= 0) return 0;
    return (await this.note(paymentId, { ...newRefund, amountPaise }, session)) ? amountPaise : 0;
  }

  /**
   * Writes every refund: only while the payment is paid, lacks this refund and has enough left. It includes the
   * outbox row. A desk payment's refund waits at the desk instead, unless the call says how it was paid out.
   * @returns whether it was recorded
   */
  async note(paymentId: Types.ObjectId, newRefund: NewRefund, session: ClientSession): Promise<boolean> {
    const refund = refundOf(newRefund);
    const refundedPaise = { $add: ['$refundedPaise', newRefund.amountPaise] };
    const left = {
      _id: paymentId,
      status: 'paid' as const,
      ...notYet(newRefund),
      $expr: { $lte: [refundedPaise, TAKEN_PAISE] },
    };
    const added = [
      {
        $set: {
          refunds: { $concatArrays: [{ $ifNull: ['$refunds', []] }, [{ $literal: refund }]] },
          refundedPaise,
        },
      },
      // Nothing is left for a later refund.
      { $set: { checkAt: { $cond: [{ $eq: ['$refundedPaise', TAKEN_PAISE] }, '$$REMOVE', '$checkAt'] } } },
    ];
    const after = await this.payments
      .findOneAndUpdate(left, added, {
        session,
        updatePipeline: true,
        returnDocument: 'after',
        projection: { method: 1 },
      })
      .lean<Payment>();
    if (!after) return false;
    if (after.method) await this.noteAllBack(paymentId, session);
    else await this.outbox.addRefund({ paymentId, key: refundKeyOf(refund) }, refund.kind, session);
    return true;
  }

  /** A completely refunded payment has the state refunded. */
  async noteAllBack(paymentId: Types.ObjectId, session: ClientSession): Promise<void> {
    const payment = await this.payments.findById(paymentId).session(session).lean<Payment>();
    const isAllBack =
      payment?.refundedPaise === takenPaiseOf(payment!) &&
      payment.refunds.every(({ status }) => status === 'done');
    if (isAllBack)
      await this.payments.updateOne({ _id: paymentId }, { $set: { status: 'refunded' } }, { session });
  }

  /**
   * Executes a recorded refund.
   * @param again whether an earlier attempt may have reached the provider
   * @throws Failure when the provider fails, so that the worker retries
   */
  async perform(name: RefundName, again: boolean): Promise<EffectState> {
    const waiting = again ? await this.lookAgain(name) : await this.waiting(name);
    if (!waiting) return 'sent';
    const made = await this.provider.refund(waiting.payment, waiting.refund);
    if (made) {
      await inTransaction(this.connection, (session) => this.noteMade(waiting, made, session));
      return 'sent';
    }
    // Nothing was left for it: reads the other refunds and limits this one to the rest.
    if (await this.lookAgain(name)) throw new Failure('PAYMENT_UNAVAILABLE');
    return 'sent';
  }

  /** The refund, if the provider has not executed it yet. */
  private async waiting({ paymentId, key }: RefundName): Promise<Waiting | null> {
    const payment = await this.payments.findById(paymentId).lean<Payment>();
    const refund = payment?.refunds.find((one) => refundKeyOf(one) === key);
    return payment && refund?.status === 'pending' && !refund.providerId ? { payment, refund } : null;
  }

  /** The same, after asking the provider for its refunds. */
  private async lookAgain(name: RefundName): Promise<Waiting | null> {
    const before = await this.waiting(name);
    if (!before) return null;
    await this.accounts.compare(before.payment);
    return this.waiting(name);
  }

  /** The last attempt failed: an administrator sees it and can retry it. */
  private async giveUp({ paymentId, key }: RefundName): Promise<void> {
    await this.payments.updateOne(
      { _id: paymentId, refunds: { $elemMatch: { ...called(key), status: 'pending' } } },
      { $set: { 'refunds.$.status': 'failed' } },
    );
  }

  /** A refund that the bank is processing stays pending until the provider reports the result. */
  private async noteMade(
    { payment, refund }: Waiting,
    { id, status, failure }: MadeRefund,
    session: ClientSession,
  ): Promise<void> {
    const made = { 'refunds.$.status': status, 'refunds.$.providerId': id, 'refunds.$.failure': failure };
    const after = await this.payments
      .findOneAndUpdate(
        {
          _id: payment._id,
          refunds: {
            $elemMatch: { ...called(refundKeyOf(refund)), status: 'pending', providerId: { $exists: false } },
          },
        },
        { $set: made },
        { session, returnDocument: 'after' },
      )
      .lean<Payment>();
    if (!after) return; // another worker did the same at this moment
    await this.noteAllBack(payment._id, session);
    if (status !== 'done') return;
    const entry = { action: 'payment.refund', actor: null, resource: 'payments', recordId: payment._id };
    await this.audit.record({ ...entry, after: { ...refund, status, providerId: id } }, session);
  }
}

/** The columns that give the rest of a payment. */
const LEFT = { status: 1, amountPaise: 1, takenPaise: 1, refundedPaise: 1 };

/** The received amount, as a database expression. */
const TAKEN_PAISE = { $ifNull: ['$takenPaise', '$amountPaise'] };

/** A requested refund as the payment stores it. */
function refundOf({ seenPaise: _seen, once: _once, ...facts }: NewRefund): Refund {
  const requestedAt = new Date();
  if (!facts.method) return { ...facts, status: 'pending', requestedAt };
  return { ...facts, status: 'done', requestedAt, handedOutAt: requestedAt };
}

/** Rows of earlier versions have only the kind, which was unique. */
const nameOf = ({ paymentId, refundKey, refundKind }: OutboxRow): RefundName => ({
  paymentId: paymentId!,
  key: refundKey ?? refundKind!,
});

/** The refund of a payment with this `refundKeyOf`. */
const called = (key: string): Condition => ({ $or: [{ key }, { kind: key, key: { $exists: false } }] });

/**
 * Matches payments without this refund. A kind that follows from a step is unique. An administrator may add
 * several parts, but without the known sum no part twice, so that two desks do not repeat it.
 */
function notYet({ kind, key, amountPaise, reason, seenPaise, once }: NewRefund): Condition {
  if (once) return { 'refunds.key': { $ne: key } };
  if (kind !== 'administrator') return { 'refunds.kind': { $ne: kind } };
  if (seenPaise !== undefined) return { refundedPaise: seenPaise };
  return { refunds: { $not: { $elemMatch: { kind, amountPaise, reason } } } };
}
