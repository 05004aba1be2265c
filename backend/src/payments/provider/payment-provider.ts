import { Inject, Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { Failure } from '../../common/errors/errors.js';
import { formatPaise } from '../../common/money.js';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { refundKeyOf } from '../payment.schema.js';
import type { Payment, Refund } from '../payment.schema.js';
import type { MadeRefund, ProviderView } from './provider-ledger.js';
import { WEBHOOK_EVENTS, toDispute, toMadeRefund } from './provider-objects.js';
import { Delivery } from './delivery.js';
import { tPayment } from '../../messages/shop/payments.js';

export interface Checkout {
  sessionId: string;
  url: string;
}

/** Calls Stripe and converts its errors to failures. */
@Injectable()
export class PaymentProvider {
  private readonly logger = new Logger(PaymentProvider.name);

  constructor(
    private readonly stripe: Stripe,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Opens the hosted checkout of a payment. The payment's id is the idempotency key, so a repeated call opens
   * no second one.
   */
  async open(payment: Payment): Promise<Checkout> {
    const page = `${this.env.PUBLIC_URL}/#${payment.returnPath}`;
    const session = await this.ask(() =>
      this.stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: String(payment._id),
          customer_email: payment.payer.email,
          line_items: payment.items.map(({ name, unitPaise, quantity }) => ({
            quantity,
            price_data: {
              currency: payment.currency,
              unit_amount: unitPaise,
              product_data: { name },
            },
          })),
          metadata: { paymentId: String(payment._id), purpose: payment.purpose },
          expires_at: Math.ceil(payment.expiresAt.getTime() / 1000),
          success_url: `${page}?payment=success&session_id={CHECKOUT_SESSION_ID}`,
          cancel_url: `${page}?payment=cancel`,
        },
        { idempotencyKey: `checkout-${String(payment._id)}` },
      ),
    );
    return { sessionId: session.id, url: session.url! };
  }

  /** The provider's checkout; null if this id is unknown. */
  find(sessionId: string): Promise<Stripe.Checkout.Session | null> {
    return this.ask(() =>
      this.stripe.checkout.sessions.retrieve(sessionId).catch((error: unknown) => {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
          return null;
        throw error;
      }),
    );
  }

  /** Closes an open checkout; false when it is no longer open. */
  async close(sessionId: string): Promise<boolean> {
    try {
      await this.stripe.checkout.sessions.expire(sessionId);
      return true;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
      throw this.unavailable(error);
    }
  }

  /**
   * Refunds a payment in part or in full. The provider forgets our key after a day, so a repeated call first
   * checks (`accountOf`) whether it was done.
   * @returns the refund, or null when everything is already refunded, e.g. in the provider's own console
   */
  async refund(payment: Payment, refund: Refund): Promise<MadeRefund | null> {
    const { kind, amountPaise, sentBack = 0 } = refund;
    const [id, key] = [String(payment._id), refundKeyOf(refund)];
    const metadata = { paymentId: id, kind, refund: key };
    const made = await this.ask(() =>
      this.stripe.refunds
        .create(
          { payment_intent: payment.paymentIntentId, amount: amountPaise, metadata },
          // A returned refund, or one with another amount, is a different refund.
          { idempotencyKey: `refund-${id}-${key}-${amountPaise}-${sentBack}` },
        )
        .catch((error: unknown) => {
          if (!isRefundedAlready(error)) throw error;
          return null;
        }),
    );
    if (made) this.logger.log(`Refunded ${formatPaise(amountPaise)} of payment ${id}`);
    return made && toMadeRefund(made, id);
  }

  /** The refunds and disputes of a payment at the provider. */
  async accountOf(paymentIntentId: string, paymentId: string): Promise<ProviderView> {
    const of = { payment_intent: paymentIntentId, limit: 100 };
    const [refunds, disputes] = await this.ask(() =>
      Promise.all([this.stripe.refunds.list(of), this.stripe.disputes.list(of)]),
    );
    return {
      refunds: refunds.data.map((refund) => toMadeRefund(refund, paymentId)),
      disputes: disputes.data.map(toDispute),
    };
  }

  /** The checkout of a payment; null if there is none. */
  async sessionOf(paymentIntentId: string): Promise<string | null> {
    const found = await this.ask(() =>
      this.stripe.checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 }),
    );
    return found.data[0]?.id ?? null;
  }

  /** The provider's events since then, delivered or not, oldest first. */
  async eventsSince(since: Date): Promise<Stripe.Event[]> {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const told = await this.ask(() =>
      this.stripe.events
        .list({ types: [...WEBHOOK_EVENTS], created, limit: 100 })
        .autoPagingToArray({ limit: MAX_EVENTS }),
    );
    return told.toReversed();
  }

  /**
   * Verifies a delivery's signature over its raw body.
   * @throws Failure BAD_REQUEST when it is not the provider's, was changed, is too old, or is not an event
   */
  readEvent(body: Buffer, signature: string): Stripe.Event {
    try {
      const event = this.stripe.webhooks.constructEvent(
        body,
        signature,
        this.env.STRIPE_WEBHOOK_SECRET,
        TOLERANCE_SECONDS,
      );
      assertNotAhead(signature);
      Delivery.parse(event);
      return event;
    } catch (error) {
      this.logger.warn(
        `A delivery to the webhook was refused: ${error instanceof Error ? error.message : String(error)}`,
      );
      throw new Failure('BAD_REQUEST', { sentence: tPayment('webhookSignatureInvalid') });
    }
  }

  private async ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw this.unavailable(error);
    }
  }

  private unavailable(error: unknown): Failure {
    this.logger.error(
      `The payment provider failed: ${error instanceof Error ? error.message : String(error)}`,
    );
    return new Failure('PAYMENT_UNAVAILABLE');
  }
}

const isRefundedAlready = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded';

/** The maximum for one run; the next one continues. */
const MAX_EVENTS = 2000;

const TOLERANCE_SECONDS = 300;

/** The SDK refuses old deliveries; future ones are refused here. */
function assertNotAhead(signature: string): void {
  const stamp = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (stamp > Date.now() / 1000 + TOLERANCE_SECONDS) throw new Error('Timestamp ahead of the tolerance zone');
}
