import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { CheckoutOutcome, CheckoutSession } from '../../../openapi/contract/shop/payments.js';
import { MAX_CARD_RUPEES, MIN_CARD_RUPEES } from '../../../openapi/contract/shop/card-amounts.js';
import { HOLD_MINUTES } from '../../../openapi/contract/shop/payments.js';
import { AuditService } from '../audit/audit.service.js';
import type { Actor, Caller } from '../common/http/actor.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import { insertRow } from '../database/insert-row.js';
import { toPaise } from '../common/money.js';
import { Payment } from './payment.schema.js';
import { voidingRefundOf } from './refund-state.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { PaymentPurposes } from './payment-purposes.js';
import { SettlementService } from './settlement.service.js';

/** Stripe measures its minimum session length from the arrival of the call. */
const TRAVEL_MS = 30_000;
const CHECK_AFTER_MS = 60_000;

/** The person and the origin of a payment; a guest has no account. */
export type CheckoutInitiator = Caller<Actor | null>;

/** A feature's description of a payment; the rest is derived. */
export type NewPayment = Pick<
  Payment,
  'purpose' | 'items' | 'patientId' | 'payer' | 'subjectId' | 'returnPath'
> &
  Partial<Pick<Payment, 'booking'>>;

/** Opens and closes checkouts for all purposes. */
@Injectable()
export class CheckoutService {
  private readonly logger = new Logger(CheckoutService.name);

  constructor(
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    private readonly provider: PaymentProvider,
    private readonly purposes: PaymentPurposes,
    private readonly settlement: SettlementService,
    private readonly audit: AuditService,
  ) {}

  /**
   * A new payment row, not yet stored. @throws Failure AMOUNT_NOT_PAYABLE for an amount that a card cannot pay
   */
  draft(newPayment: NewPayment): Payment {
    const now = Date.now();
    const amountPaise = newPayment.items.reduce((sum, item) => sum + item.unitPaise * item.quantity, 0);
    if (amountPaise < toPaise(MIN_CARD_RUPEES) || amountPaise > toPaise(MAX_CARD_RUPEES))
      throw new Failure('AMOUNT_NOT_PAYABLE');
    return {
      ...newPayment,
      _id: new Types.ObjectId(),
      status: 'created',
      amountPaise,
      currency: 'inr',
      expiresAt: new Date(now + HOLD_MINUTES * 60_000 + TRAVEL_MS),
      checkAt: new Date(now + CHECK_AFTER_MS),
      paidAt: null,
      refunds: [],
      refundedPaise: 0,
      createdAt: new Date(now),
      updatedAt: new Date(now),
    };
  }

  /** Writes the payment; with a session, in the transaction of its hold. */
  async store(payment: Payment, session?: ClientSession): Promise<void> {
    await insertRow(this.payments, payment, session);
  }

  /** Requests the checkout of a stored payment from the provider; a failure releases the hold immediately. */
  async open(payment: Payment, starter: CheckoutInitiator): Promise<CheckoutSession> {
    return this.orRelease(payment, async () => {
      const { sessionId, url } = await this.provider.open(payment);
      await Promise.all([
        this.payments.updateOne({ _id: payment._id }, { $set: { sessionId, sessionUrl: url } }),
        this.recordOpened(payment, starter),
      ]);
      return toCheckoutSession({ ...payment, sessionId, sessionUrl: url });
    });
  }

  /** Stores a payment and opens its checkout. */
  async begin(payment: Payment, starter: CheckoutInitiator): Promise<CheckoutSession> {
    await this.orRelease(payment, () => this.store(payment));
    return this.open(payment, starter);
  }

  /** Releases the hold of a payment that never got a checkout. */
  drop(payment: Payment): Promise<void> {
    return this.settlement.release(payment, 'failed');
  }

  /** Closes an open checkout and releases its hold. Repeating it changes nothing. */
  async cancel(sessionId: string, actor: Actor | null): Promise<void> {
    const payment = await this.findOrFail(sessionId, actor);
    if (payment.status === 'created' && !(await this.provider.close(sessionId))) {
      const settled = await this.settlement.settle(payment);
      if (settled.status === 'paid') throw new Failure('ALREADY_PAID');
      return;
    }
    if (payment.status === 'paid' || payment.status === 'refunded') throw new Failure('ALREADY_PAID');
    await this.settlement.release(payment, 'expired');
  }

  /** The state of a checkout, settled now if the provider's event has not arrived yet. */
  async outcome(sessionId: string, actor: Actor | null): Promise<CheckoutOutcome> {
    const payment = await this.settlement.settle(await this.findOrFail(sessionId, actor));
    const back = voidingRefundOf(payment);
    const kept = payment.paidAt !== null && !back;
    return {
      purpose: payment.purpose,
      status: payment.status,
      subjectId: payment.subjectId ? String(payment.subjectId) : null,
      number: kept ? await this.purposes.of(payment.purpose).numberOf(payment) : null,
      refundReason: back?.reason ?? null,
    };
  }

  /** A patient's checkout is private to the patient; a guest's belongs to the holder of its unguessable id. */
  private async findOrFail(sessionId: string, actor: Actor | null): Promise<Payment> {
    const payment = await this.payments.findOne({ sessionId }).lean<Payment>();
    const own = payment && (!payment.patientId || String(payment.patientId) === actor?.userId);
    if (!own) throw new Failure('NOT_FOUND');
    return payment;
  }

  /** Runs a payment's work; a failure releases the payment's hold immediately. */
  async orRelease<T>(payment: Payment, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      await this.settlement.release(payment, 'failed').catch((second: unknown) => {
        this.logger.error(
          `What payment ${String(payment._id)} holds stays held until it expires: ${String(second)}`,
        );
      });
      throw error;
    }
  }

  private recordOpened(payment: Payment, { actor, origin }: CheckoutInitiator): Promise<void> {
    const { purpose, amountPaise, subjectId } = payment;
    const after = { purpose, amountPaise, subjectId: subjectId && String(subjectId) };
    return this.audit.record({
      action: 'payment.create',
      actor,
      resource: 'payments',
      recordId: payment._id,
      after,
      origin,
    });
  }
}

/** @throws Failure PRICE_CHANGED with the present price */
export function assertPrice(field: string, pricePaise: number, shownPaise: number, sentence: string): void {
  if (shownPaise !== pricePaise) throw fieldFailure(field, sentence, 'PRICE_CHANGED');
}

export const toCheckoutSession = ({ sessionId, sessionUrl, expiresAt }: Payment): CheckoutSession => ({
  id: sessionId!,
  url: sessionUrl!,
  // The patient sees the full half hour, without the reserve for the call.
  expiresAt: new Date(expiresAt.getTime() - TRAVEL_MS).toISOString(),
});
