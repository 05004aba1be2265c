import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { DeskMethod } from '../../../openapi/contract/shop/desk.js';
import type { PaymentPurpose } from '../../../openapi/contract/shop/payments.js';
import { ended } from '../../../openapi/contract/messages/sentence.js';
import { formatPaise } from '../common/money.js';
import { Notifier } from '../notifications/notifier.service.js';
import type { Message } from '../notifications/notifier.service.js';
import { paidOutText } from './desk-words.js';
import { refundKeyOf } from './payment.schema.js';
import type { Payment, Refund } from './payment.schema.js';
import type { NewRefund } from './refunds.service.js';
import { tCommon } from '../messages/common.js';
import { tPayment } from '../messages/shop/payments.js';

type Page = Pick<Message, 'link' | 'linkText'>;

/** The patient's page of the paid subject; a guest has ordered medicines. */
const PAGES: Record<PaymentPurpose, Page> = {
  appointment: { link: '/patientlogin/patientapps', linkText: tCommon('seeMyAppointments') },
  order: { link: '/patientlogin/orders', linkText: tPayment('seeMyOrders') },
  labBooking: { link: '/patientlogin/lab-bookings', linkText: tCommon('seeMyLabBookings') },
};
const GUEST_PAGE: Page = { link: '/medicine', linkText: tPayment('seeOurPharmacy') };

/** Notifies payers of refunds by the hospital. */
@Injectable()
export class RefundNotifications {
  constructor(private readonly notifier: Notifier) {}

  /** An administrator gives some or all of a payment back. */
  refunded(payment: Payment, newRefund: NewRefund, session: ClientSession): Promise<void> {
    const { _id, items, payer, patientId, purpose } = payment;
    const { reason } = newRefund;
    return this.notifier.notify(
      {
        key: `payment:${String(_id)}:refund:${refundKeyOf(newRefund)}`,
        to: patientId,
        mailTo: payer,
        because: patientId ? 'account' : 'order',
        title: tPayment('refundGranted.title'),
        notice: `${wayBack(newRefund)} ${tPayment('refundGranted.reason', { reason: ended(reason) })}`,
        paragraphs: [wayBack(newRefund)],
        facts: [
          [tCommon('reason'), reason],
          [tPayment('ofYourPayment'), items.map(({ name }) => name).join(', ')],
          [tCommon('paid'), formatPaise(payment.amountPaise)],
        ],
        ...(patientId ? PAGES[purpose] : GUEST_PAGE),
      },
      session,
    );
  }
  /** The desk has paid out the pending refunds. */
  handedOut(
    { _id, items, patientId, purpose }: Payment,
    { refunds, amountPaise, method }: { refunds: Refund[]; amountPaise: number; method: DeskMethod },
    session: ClientSession,
  ): Promise<void> {
    return this.notifier.notify(
      {
        key: `payment:${String(_id)}:handedOut:${refunds.map(refundKeyOf).join('+')}`,
        to: patientId,
        title: tPayment('refundPaidOut.title'),
        paragraphs: [paidOutText(method, formatPaise(amountPaise))],
        facts: [
          [tCommon('reason'), refunds.map(({ reason }) => reason).join(', ')],
          [tPayment('ofYourPayment'), items.map(({ name }) => name).join(', ')],
        ],
        ...PAGES[purpose],
      },
      session,
    );
  }
}

const wayBack = ({ amountPaise, method }: NewRefund): string =>
  method
    ? paidOutText(method, formatPaise(amountPaise))
    : tPayment('refundGranted.toCard', { amount: formatPaise(amountPaise) });
