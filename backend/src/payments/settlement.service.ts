import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type Stripe from 'stripe';
import { AuditService } from '../audit/audit.service.js';
import { Failure } from '../common/errors/errors.js';
import { inTransaction } from '../common/transaction.js';
import { HoldLimits } from './holds/hold-limits.service.js';
import { Payment } from './payment.schema.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { PaymentPurposes, SubjectLost } from './payment-purposes.js';
import { RefundsService } from './refunds.service.js';
import { tPayment } from '../messages/shop/payments.js';

/** How long a payment without a slot can be used for a visit; afterwards it is refunded. */
const SPEND_WITHIN_MS = 24 * 3_600_000;
const CHECK_AGAIN_MS = 60_000;

/**
 * Settles payments. The browser's return, the webhook and the reconciler all call it. It asks the provider for
 * the state and applies it once.
 */
@Injectable()
export class SettlementService {
  private readonly logger = new Logger(SettlementService.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    private readonly provider: PaymentProvider,
    private readonly refunds: RefundsService,
    private readonly purposes: PaymentPurposes,
    private readonly holds: HoldLimits,
    private readonly audit: AuditService,
  ) {}

  /** Settles the payment of a checkout session; an unknown session changes nothing. */
  async settleSession(sessionId: string): Promise<void> {
    const known = await this.payments.findOne({ sessionId }).lean<Payment>();
    if (known) {
      await this.settle(known);
      return;
    }
    const session = await this.provider.find(sessionId);
    const reference = session?.client_reference_id ?? '';
    if (!session || !Types.ObjectId.isValid(reference)) return;
    // The provider's answer to our own call may not be stored yet: the reference names the payment.
    const set = { sessionId, sessionUrl: session.url ?? undefined };
    const payment = await this.payments
      .findOneAndUpdate(
        { _id: reference, sessionId: { $exists: false } },
        { $set: set },
        { returnDocument: 'after' },
      )
      .lean<Payment>();
    if (payment) await this.settle(payment);
  }

  /** Asks the provider about an unfinished payment and applies the result. Returns the new payment. */
  async settle(payment: Payment): Promise<Payment> {
    if (payment.status === 'paid' || payment.status === 'refunded') return payment;
    if (!payment.sessionId) {
      if (payment.expiresAt < new Date()) await this.release(payment, 'failed');
      return this.reload(payment);
    }
    const session = await this.provider.find(payment.sessionId);
    if (!session) {
      // Opened with another account of the provider: it can no longer be paid.
      if (payment.expiresAt < new Date()) await this.release(payment, 'failed');
    } else if (session.payment_status === 'paid') {
      await this.fulfil(payment, session);
    } else if (session.status === 'expired') {
      await this.release(payment, 'expired');
    } else if (payment.expiresAt < new Date() && (await this.provider.close(payment.sessionId))) {
      await this.release(payment, 'expired');
    }
    return this.reload(payment);
  }

  /** Ends an unpaid payment and releases its hold. */
  async release(payment: Payment, status: 'expired' | 'failed'): Promise<void> {
    await inTransaction(this.connection, async (session) => {
      await this.payments.updateOne(
        { _id: payment._id, status: 'created' },
        { $set: { status }, $unset: { checkAt: 1 } },
        { session },
      );
      await this.purposes.of(payment.purpose).release(payment, session);
    });
    await this.holds.giveBack(payment._id);
  }

  /** The reconciler: checks every open payment that is due. Returns their number. */
  async reconcile(): Promise<number> {
    const due = await this.payments
      .find({ checkAt: { $lte: new Date() } })
      .sort({ checkAt: 1 })
      .limit(200)
      .lean<Payment[]>();
    for (const payment of due) {
      await this.payments.updateOne(
        { _id: payment._id, checkAt: { $exists: true } },
        { checkAt: new Date(Date.now() + CHECK_AGAIN_MS) },
      );
      try {
        if (payment.status === 'paid') await this.returnUnspent(payment);
        else await this.settle(payment);
      } catch (error) {
        this.logger.warn(`Payment ${String(payment._id)} could not be settled yet: ${String(error)}`);
      }
    }
    return due.length;
  }

  /** Applies a paid session once, in one transaction. */
  private async fulfil(payment: Payment, session: Stripe.Checkout.Session): Promise<void> {
    const { payment_intent: intent } = session;
    const paymentIntentId = typeof intent === 'string' ? intent : intent!.id;
    if (!matches(payment, session)) return this.refuseMismatch(payment, session, paymentIntentId);
    try {
      await inTransaction(this.connection, async (transaction) => {
        const paid = await this.markPaid(payment, paymentIntentId, transaction);
        // As it is now: a merge of two patient records may have changed whose payment it is.
        if (paid?.subjectId) await this.purposes.of(paid.purpose).confirm(paid, transaction);
      });
    } catch (error) {
      if (!(error instanceof SubjectLost)) throw error;
      await this.giveBack(payment, paymentIntentId);
    }
    await this.holds.giveBack(payment._id);
  }

  /** Conditional on the previous state, so exactly one concurrent call gets the paid row; the others null. */
  private async markPaid(
    payment: Payment,
    paymentIntentId: string,
    transaction: ClientSession,
  ): Promise<Payment | null> {
    const paidAt = new Date();
    const unspent = payment.subjectId ? {} : { checkAt: new Date(paidAt.getTime() + SPEND_WITHIN_MS) };
    const paid = await this.payments
      .findOneAndUpdate(
        { _id: payment._id, status: { $in: ['created', 'expired', 'failed'] } },
        {
          $set: { status: 'paid', paidAt, paymentIntentId, ...unspent },
          ...(payment.subjectId && { $unset: { checkAt: 1 } }),
        },
        { session: transaction, returnDocument: 'after' },
      )
      .lean<Payment>();
    if (!paid) return null;
    const after = { amountPaise: paid.amountPaise, status: 'paid' };
    await this.audit.record(
      { action: 'payment.paid', actor: null, resource: 'payments', recordId: payment._id, after },
      transaction,
    );
    return paid;
  }

  /** Paid, but the slot or stock is gone: refunds the payment and notifies the payer. */
  private async giveBack(payment: Payment, paymentIntentId: string): Promise<void> {
    await inTransaction(this.connection, async (transaction) => {
      const paid = await this.markPaid(payment, paymentIntentId, transaction);
      if (!paid) return;
      const handler = this.purposes.of(payment.purpose);
      const newRefund = {
        kind: 'unused',
        amountPaise: payment.amountPaise,
        reason: handler.lostReason,
      } as const;
      await this.refunds.request(payment._id, newRefund, transaction);
      await handler.notifyLost(paid, transaction);
    });
  }

  /** The provider took another amount than requested: nothing is booked and everything is refunded. */
  private async refuseMismatch(
    payment: Payment,
    session: Stripe.Checkout.Session,
    paymentIntentId: string,
  ): Promise<void> {
    this.logger.error(`Payment ${String(payment._id)} does not match its checkout session; it is refunded`);
    const takenPaise = session.amount_total ?? payment.amountPaise;
    const newRefund = {
      kind: 'unused',
      amountPaise: takenPaise,
      reason: tPayment('amountMismatchReason'),
    } as const;
    await inTransaction(this.connection, async (transaction) => {
      if (!(await this.markPaid(payment, paymentIntentId, transaction))) return;
      await this.payments.updateOne({ _id: payment._id }, { $set: { takenPaise } }, { session: transaction });
      await this.refunds.request(payment._id, newRefund, transaction);
    });
    await this.release(payment, 'failed');
  }

  private async returnUnspent(payment: Payment): Promise<void> {
    await inTransaction(this.connection, async (transaction) => {
      const unspent = await this.payments.exists({ _id: payment._id, subjectId: null }).session(transaction);
      const { amountPaise } = payment;
      const newRefund = { kind: 'unused', amountPaise, reason: tPayment('unusedReason') } as const;
      if (unspent) await this.refunds.request(payment._id, newRefund, transaction);
    });
  }

  private async reload(payment: Payment): Promise<Payment> {
    const now = await this.payments.findById(payment._id).lean<Payment>();
    if (!now) throw new Failure('NOT_FOUND');
    return now;
  }
}

const matches = (payment: Payment, session: Stripe.Checkout.Session): boolean =>
  session.amount_total === payment.amountPaise &&
  session.currency === payment.currency &&
  session.client_reference_id === String(payment._id);
