import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model, Types } from 'mongoose';
import type { RefundKind } from '../../../openapi/contract/shop/payments.js';
import { AuditService } from '../audit/audit.service.js';
import { Failure } from '../common/errors/errors.js';
import { inTransaction } from '../common/transaction.js';
import { EffectHandlers } from '../outbox/effect-handlers.js';
import type { EffectState } from '../outbox/outbox.schema.js';
import { OutboxService } from '../outbox/outbox.service.js';
import { Payment, takenPaiseOf } from './payment.schema.js';
import type { Refund } from './payment.schema.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { ProviderAccounts } from './provider/provider-accounts.service.js';
import type { MadeRefund } from './provider/provider-ledger.js';

export type RefundWish = Pick<Refund, 'kind' | 'amountPaise' | 'reason'>;

interface Waiting {
  payment: Payment;
  refund: Refund;
}

/** Pays money back: asked for inside the transaction that makes it due, carried out by the outbox worker. */
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
      carryOut: ({ paymentId, refundKind, tries }) => this.perform(paymentId!, refundKind!, tries > 1),
      giveUp: ({ paymentId, refundKind }) => this.giveUp(paymentId!, refundKind!),
    });
  }

  /** What of a payment has not gone back yet, in paise; 0 for one that was never paid. */
  async left(paymentId: Types.ObjectId, session: ClientSession): Promise<number> {
    const payment = await this.payments.findById(paymentId).session(session).lean<Payment>();
    return payment?.status === 'paid' ? takenPaiseOf(payment) - payment.refundedPaise : 0;
  }

  /**
   * Notes that money of a payment goes back: what is wished, or what is left when that is less. There is one refund
   * of each kind, so that repeating it changes nothing.
   * @returns the paise that go back because of this call
   */
  async request(paymentId: Types.ObjectId, wish: RefundWish, session: ClientSession): Promise<number> {
    const amountPaise = Math.min(wish.amountPaise, await this.left(paymentId, session));
    if (amountPaise <= 0) return 0;
    return (await this.note(paymentId, { ...wish, amountPaise }, session)) ? amountPaise : 0;
  }

  /**
   * The write of every refund: it happens only while the payment is paid, has no refund of this kind and enough is
   * left. The row of the outbox is part of it.
   * @returns whether it was noted
   */
  async note(
    paymentId: Types.ObjectId,
    { kind, amountPaise, reason }: RefundWish,
    session: ClientSession,
  ): Promise<boolean> {
    const refund: Refund = { kind, amountPaise, reason, status: 'pending', requestedAt: new Date() };
    const taken = { $ifNull: ['$takenPaise', '$amountPaise'] };
    const enoughIsLeft = { $expr: { $lte: [{ $add: ['$refundedPaise', amountPaise] }, taken] } };
    const after = await this.payments
      .findOneAndUpdate(
        { _id: paymentId, status: 'paid', 'refunds.kind': { $ne: kind }, ...enoughIsLeft },
        { $push: { refunds: refund }, $inc: { refundedPaise: amountPaise } },
        { session, returnDocument: 'after' },
      )
      .lean<Payment>();
    if (!after) return false;
    // Nothing is left to be returned later on.
    if (after.refundedPaise === takenPaiseOf(after))
      await this.payments.updateOne({ _id: paymentId }, { $unset: { checkAt: 1 } }, { session });
    await this.outbox.addRefund(paymentId, kind, session);
    return true;
  }

  /**
   * Carries a noted refund out.
   * @param again whether an earlier try may have reached the provider
   * @throws Failure when the provider fails, so that the worker tries again
   */
  async perform(paymentId: Types.ObjectId, kind: RefundKind, again: boolean): Promise<EffectState> {
    const waiting = again ? await this.lookAgain(paymentId, kind) : await this.waiting(paymentId, kind);
    if (!waiting) return 'sent';
    const made = await this.provider.refund(waiting.payment, waiting.refund);
    if (made) {
      await inTransaction(this.connection, (session) => this.noteMade(waiting, made, session));
      return 'sent';
    }
    // Nothing was left for it: what went back instead is looked at, and this refund cut to what is left.
    if (await this.lookAgain(paymentId, kind)) throw new Failure('PAYMENT_UNAVAILABLE');
    return 'sent';
  }

  /** The refund, while the provider has not been seen to make it. */
  private async waiting(paymentId: Types.ObjectId, kind: RefundKind): Promise<Waiting | null> {
    const payment = await this.payments.findById(paymentId).lean<Payment>();
    const refund = payment?.refunds.find((one) => one.kind === kind);
    return payment && refund?.status === 'pending' && !refund.providerId ? { payment, refund } : null;
  }

  /** The same, once the provider has been asked what it has made. */
  private async lookAgain(paymentId: Types.ObjectId, kind: RefundKind): Promise<Waiting | null> {
    const before = await this.waiting(paymentId, kind);
    if (!before) return null;
    await this.accounts.compare(before.payment);
    return this.waiting(paymentId, kind);
  }

  /** The last try did not succeed: an administrator sees it and can have it sent again. */
  private async giveUp(paymentId: Types.ObjectId, kind: RefundKind): Promise<void> {
    await this.payments.updateOne(
      { _id: paymentId, refunds: { $elemMatch: { kind, status: 'pending' } } },
      { $set: { 'refunds.$.status': 'failed' } },
    );
  }

  /** One that the bank still works on stays pending until the provider says what became of it. */
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
          refunds: { $elemMatch: { kind: refund.kind, status: 'pending', providerId: { $exists: false } } },
        },
        { $set: made },
        { session, returnDocument: 'after' },
      )
      .lean<Payment>();
    if (!after) return; // another worker did the same at this moment
    const isAllBack =
      after.refundedPaise === takenPaiseOf(after) && after.refunds.every(({ status }) => status === 'done');
    if (isAllBack)
      await this.payments.updateOne({ _id: payment._id }, { $set: { status: 'refunded' } }, { session });
    if (status !== 'done') return;
    const entry = { action: 'payment.refund', actor: null, resource: 'payments', recordId: payment._id };
    await this.audit.record({ ...entry, after: { ...refund, status, providerId: id } }, session);
  }
}
