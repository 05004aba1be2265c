import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { PaymentPurpose } from '../../../openapi/contract/shop/payments.js';
import type { Payment } from './payment.schema.js';

/** What is paid for can no longer be had: the money goes back. */
export class SubjectLost extends Error {
  override name = 'SubjectLost';
}

/** What one purpose does with its payments. Everything is called inside the transaction that moves the payment on. */
export interface PurposeHandler {
  /** Why a payment goes back whose subject was lost. */
  readonly lostReason: string;
  /**
   * Makes the thing that was paid for; called once for a payment.
   * @throws SubjectLost when it is no longer to be had
   */
  confirm(payment: Payment, session: ClientSession): Promise<void>;
  /** Gives back what an unpaid payment has held; may be called again and then changes nothing. */
  release(payment: Payment, session: ClientSession): Promise<void>;
  /** Tells the payer that the money goes back because the thing was lost. */
  notifyLost(payment: Payment, session: ClientSession): Promise<void>;
  /** Notes beside the thing how much of its payment the hospital has given back, in paise. */
  noteRefunded?(payment: Payment, refundedPaise: number, session: ClientSession): Promise<void>;
  /** The number that people call the thing by, or null. */
  numberOf(payment: Payment): Promise<string | null>;
}

/** Which handler belongs to which purpose; every feature that takes money registers its own. */
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
