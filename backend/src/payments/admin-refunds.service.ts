import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { Caller } from '../common/http/actor.js';
import type { PaymentDto, RefundPayment } from '../../../openapi/contract/shop/payments.js';
import { AuditService } from '../audit/audit.service.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import { formatPaise, toPaise } from '../common/money.js';
import { inTransaction } from '../common/transaction.js';
import { OutboxService } from '../outbox/outbox.service.js';
import { PaymentPurposes } from './payment-purposes.js';
import { Payment, refundKeyOf, takenPaiseOf } from './payment.schema.js';
import { PaymentsService } from './payments.service.js';
import { RefundNotifications } from './refund-notifications.js';
import { RefundsService } from './refunds.service.js';
import type { NewRefund } from './refunds.service.js';
import { tPayment } from '../messages/shop/payments.js';

/** Administrators' actions on payments: refund some or all of the money, and retry failed refunds. */
@Injectable()
export class AdminRefunds {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    private readonly reader: PaymentsService,
    private readonly refunds: RefundsService,
    private readonly purposes: PaymentPurposes,
    private readonly outbox: OutboxService,
    private readonly notifications: RefundNotifications,
    private readonly audit: AuditService,
  ) {}

  /**
   * Refunds money of a paid payment, in any number of parts; the paid subject does not change.
   * @throws Failure WRONG_STATE unless it is paid, REFUND_TOO_HIGH above the rest, EDIT_CONFLICT when more was
   *   refunded than the caller knew, ALREADY_REFUNDED for the same part again
   */
  async refund(id: string, body: RefundPayment, by: Caller): Promise<PaymentDto> {
    const newRefund = newRefundOf(body);
    await inTransaction(this.connection, async (session) => {
      const payment = await this.findOrFail(id, session);
      assertRefundable(payment, newRefund.amountPaise);
      assertMethod(payment, newRefund);
      // Checked above for a precise answer; this conditional write decides.
      if (!(await this.refunds.note(payment._id, newRefund, session)))
        throw new Failure(newRefund.seenPaise === undefined ? 'ALREADY_REFUNDED' : 'EDIT_CONFLICT');
      const refundedPaise = payment.refundedPaise + newRefund.amountPaise;
      await this.purposes.of(payment.purpose).noteRefunded?.(payment, refundedPaise, session);
      await this.notifications.refunded(payment, newRefund, session);
      const change = {
        before: { refundedPaise: payment.refundedPaise },
        after: { ...toTrace(newRefund), refundedPaise },
      };
      const entry = {
        action: 'payment.refundRequest',
        resource: 'payments',
        recordId: payment._id,
        origin: by.origin,
      };
      await this.audit.record({ ...entry, ...change, actor: by.actor }, session);
    });
    return this.reader.get(id, by.actor);
  }

  /** Retries the failed refunds of a payment. @throws Failure WRONG_STATE without any */
  async resend(id: string, by: Caller): Promise<PaymentDto> {
    await inTransaction(this.connection, async (session) => {
      const payment = await this.findOrFail(id, session);
      const failed = payment.refunds.filter(({ status }) => status === 'failed').map(refundKeyOf);
      if (failed.length === 0) throw new Failure('WRONG_STATE', { sentence: tPayment('noFailedRefund') });
      await this.payments.updateOne(
        { _id: payment._id },
        {
          $set: { 'refunds.$[one].status': 'pending' },
          $unset: { 'refunds.$[one].providerId': 1, 'refunds.$[one].failure': 1 },
        },
        { session, arrayFilters: [{ 'one.status': 'failed' }] },
      );
      for (const key of failed) await this.outbox.requeueRefund({ paymentId: payment._id, key }, session);
      const entry = {
        action: 'payment.refundResend',
        resource: 'payments',
        recordId: payment._id,
        origin: by.origin,
      };
      await this.audit.record({ ...entry, actor: by.actor, after: { refunds: failed } }, session);
    });
    return this.reader.get(id, by.actor);
  }

  private async findOrFail(id: string, session: ClientSession): Promise<Payment> {
    const payment = await this.payments.findById(id).session(session).lean<Payment>();
    if (!payment) throw new Failure('NOT_FOUND');
    return payment;
  }
}

const newRefundOf = ({ amount, reason, method, refundedBefore }: RefundPayment): NewRefund => ({
  kind: 'administrator',
  key: `administrator-${String(new Types.ObjectId())}`,
  amountPaise: toPaise(amount),
  reason,
  ...(method && { method }),
  ...(refundedBefore !== undefined && { seenPaise: toPaise(refundedBefore) }),
});

const toTrace = ({ kind, amountPaise, reason, method }: NewRefund) => ({
  kind,
  amountPaise,
  reason,
  ...(method && { method }),
});

/** Desk payments are refunded at the desk, all others to the card. */
function assertMethod(payment: Payment, { method }: NewRefund): void {
  if (payment.method && !method) throw fieldFailure('method', tPayment('refundMethodRequired'));
  if (!payment.method && method) throw fieldFailure('method', tPayment('refundMethodForDeskOnly'));
}

function assertRefundable(payment: Payment, amountPaise: number): void {
  const leftPaise = takenPaiseOf(payment) - payment.refundedPaise;
  if (payment.status === 'refunded' || leftPaise === 0)
    throw new Failure('WRONG_STATE', { sentence: tPayment('alreadyRefunded') });
  if (payment.disputes?.some(({ status, refundable }) => status === 'open' && !refundable))
    throw new Failure('WRONG_STATE', {
      sentence: tPayment('disputed'),
    });
  if (payment.status !== 'paid') throw new Failure('WRONG_STATE', { sentence: tPayment('neverPaid') });
  if (amountPaise > leftPaise)
    throw fieldFailure(
      'amount',
      tPayment('refundTooHigh', { left: formatPaise(leftPaise) }),
      'REFUND_TOO_HIGH',
    );
}
