import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model, Types } from 'mongoose';
import { AuditService } from '../audit/audit.service.js';
import { inTransaction } from '../common/transaction.js';
import type { EffectState } from '../outbox/outbox.schema.js';
import { OutboxService } from '../outbox/outbox.service.js';
import { Payment } from './payment.schema.js';
import { PaymentProvider } from './payment-provider.js';

/** Pays money back: asked for inside the transaction that makes it due, carried out by the outbox worker. */
@Injectable()
export class RefundsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    private readonly provider: PaymentProvider,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
  ) {}

  /** Notes that a paid payment goes back; a payment is refunded once. */
  async request(
    paymentId: Types.ObjectId,
    amountPaise: number,
    reason: string,
    session: ClientSession,
  ): Promise<void> {
    const refund = { amountPaise, reason, status: 'pending' };
    const noted = await this.payments.updateOne(
      { _id: paymentId, status: 'paid', refund: { $exists: false } },
      { $set: { refund }, $unset: { checkAt: 1 } },
      { session },
    );
    if (noted.modifiedCount === 1) await this.outbox.addRefund(paymentId, session);
  }

  /** Carries a noted refund out. @throws Failure when the provider fails, so that the worker tries again. */
  async perform(paymentId: Types.ObjectId): Promise<EffectState> {
    const payment = await this.payments.findById(paymentId).lean<Payment>();
    if (payment?.refund?.status !== 'pending') return 'sent';
    await this.provider.refund(payment);
    await inTransaction(this.connection, async (session) => {
      const done = { status: 'refunded', 'refund.status': 'done' };
      const noted = await this.payments.updateOne(
        { _id: paymentId, 'refund.status': 'pending' },
        { $set: done },
        { session },
      );
      if (noted.modifiedCount === 0) return; // another worker did the same at this moment
      await this.audit.record(
        {
          action: 'payment.refund',
          actor: null,
          resource: 'payments',
          recordId: paymentId,
          after: payment.refund,
        },
        session,
      );
    });
    return 'sent';
  }
}
