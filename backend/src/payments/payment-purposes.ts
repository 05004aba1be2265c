import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { PaymentPurpose } from '../../../openapi/contract/shop/payments.js';
import type { Payment } from './payment.schema.js';

/** The paid subject is no longer available: the payment is refunded. */
export class SubjectLost extends Error {
  override name = 'SubjectLost';
}

/** A purpose's handler for its payments. Every call runs in the transaction that changes the payment. */
export interface PurposeHandler {
  /** The reason of the refund when the subject was lost. */
  readonly lostReason: string;
  /** Creates the paid subject; called once per payment. @throws SubjectLost when it is no longer available */
  confirm(payment: Payment, session: ClientSession): Promise<void>;
  /** Releases the hold of an unpaid payment; repeated calls change nothing. */
  release(payment: Payment, session: ClientSession): Promise<void>;
  /** Notifies the payer of the refund because the subject was lost. */
  notifyLost(payment: Payment, session: ClientSession): Promise<void>;
  /** Stores with the subject how much the hospital has refunded, in paise. */
  noteRefunded?(payment: Payment, refundedPaise: number, session: ClientSession): Promise<void>;
  /** The subject's number for people, or null. */
  numberOf(payment: Payment): Promise<string | null>;
}

/** The handler of each purpose; every feature that takes payments registers its own. */
@Injectable()
export class PaymentPurposes {
  private readonly handlers = new Map<PaymentPurpose, PurposeHandler>();

  register(purpose: PaymentPurpose, handler: PurposeHandler): void {
    this.handlers.set(purpose, handler);
  }

  of(purpose: PaymentPurpose): PurposeHandler {
    const handler = this.handlers.get(purpose);
    if (!handler) throw new Error(`Nobody handles payments for ${purpose}.`);
    return handler;
  }
}
