import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model, Types } from 'mongoose';
import type { RefundKind } from '../../../../openapi/contract/shop/payments.js';
import { AuditService } from '../../audit/audit.service.js';
import { inTransaction } from '../../common/transaction.js';
import { Payment, refundKeyOf, takenPaiseOf } from '../payment.schema.js';
import type { Refund } from '../payment.schema.js';
import { PaymentProvider } from './payment-provider.js';
import { PaymentPurposes } from '../payment-purposes.js';
import { isOwn, ledgerAfter } from './provider-ledger.js';
import type { LedgerEvent, Ledger, ProviderView } from './provider-ledger.js';
import { ProviderNotifications } from './provider-notifications.js';

/** The amount that a later cancellation can no longer refund. */
const TAKES_FROM_LATER: readonly RefundKind[] = ['administrator', 'provider', 'dispute'];

const ACTIONS: Record<LedgerEvent['what'], string> = {
  refundFailed: 'payment.refundFailed',
  refundedOutside: 'payment.refundOutside',
  outsideRefundFailed: 'payment.refundOutsideFailed',
  disputeOpened: 'payment.disputeOpen',
  disputeWon: 'payment.disputeWon',
  disputeLost: 'payment.disputeLost',
};

/** Synchronizes a payment's account with the provider's: returned refunds, external refunds, disputes. */
@Injectable()
export class ProviderAccounts {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    private readonly provider: PaymentProvider,
    private readonly purposes: PaymentPurposes,
    private readonly notifications: ProviderNotifications,
    private readonly audit: AuditService,
  ) {}

  /** @returns false when no settled payment has this provider id */
  async compareIntent(paymentIntentId: string): Promise<boolean> {
    const payment = await this.payments.findOne({ paymentIntentId }).lean<Payment>();
    if (payment) await this.compare(payment);
    return payment !== null;
  }

  /** Asks the provider for a payment's refunds and disputes, and applies the changes once. */
  async compare({ _id, paymentIntentId }: Payment): Promise<void> {
    if (!paymentIntentId) return;
    const view = await this.provider.accountOf(paymentIntentId, String(_id));
    await inTransaction(this.connection, (session) => this.take(_id, view, session));
  }

  private async take(id: Types.ObjectId, view: ProviderView, session: ClientSession): Promise<void> {
    const payment = await this.payments.findById(id).session(session).lean<Payment>();
    if (!payment?.paidAt) return;
    const { happenings, ...after } = ledgerAfter(payment, view);
    if (!differs(payment, after)) return;
    const isAllBack = after.refundedPaise === takenPaiseOf(payment);
    await this.payments.updateOne(
      { _id: id },
      { $set: after, ...(isAllBack && { $unset: { checkAt: 1 } }) },
      { session },
    );
    await this.noteAtSubject(payment, after, session);
    for (const refund of newlyMade(payment, after)) {
      const entry = { action: 'payment.refund', actor: null, resource: 'payments', recordId: id };
      await this.audit.record({ ...entry, after: refund }, session);
    }
    for (const happening of happenings) {
      const { what, ...facts } = happening;
      const entry = { action: ACTIONS[what], actor: null, resource: 'payments', recordId: id };
      await this.audit.record({ ...entry, after: facts }, session);
      await this.notifications.notify(payment, happening, session);
    }
  }

  /** Tells the subject how much can still be refunded; otherwise it does not change. */
  private async noteAtSubject(
    payment: Payment,
    { refunds }: Pick<Ledger, 'refunds'>,
    session: ClientSession,
  ): Promise<void> {
    const sumOf = (rows: Payment['refunds']) =>
      rows
        .filter(({ kind }) => TAKES_FROM_LATER.includes(kind))
        .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    const goneByNow = sumOf(refunds);
    if (!payment.subjectId || goneByNow === sumOf(payment.refunds)) return;
    await this.purposes.of(payment.purpose).noteRefunded?.(payment, goneByNow, session);
  }
}

/** Own refunds that are first confirmed here: the response was lost, or the bank took its time. */
const newlyMade = (before: Payment, { refunds }: Pick<Ledger, 'refunds'>): Refund[] =>
  refunds.filter(
    (made) =>
      made.status === 'done' &&
      made.providerId !== undefined &&
      before.refunds.some(
        (row) => refundKeyOf(row) === refundKeyOf(made) && isOwn(row) && row.status !== 'done',
      ),
  );

function differs(before: Payment, after: Omit<Ledger, 'happenings'>): boolean {
  const { refunds, refundedPaise, status, failedRefundIds = [], disputes = [] } = before;
  return !isDeepStrictEqual({ refunds, refundedPaise, status, failedRefundIds, disputes }, after);
}
