import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { ended } from '../../../../openapi/contract/words/sentence.js';
import { formatPaise } from '../../common/money.js';
import { Notifier } from '../../notifications/notifier.service.js';
import { User } from '../../users/user.schema.js';
import type { Payment } from '../payment.schema.js';
import type { Happening } from './provider-ledger.js';
import { commonWords } from '../../words/common.js';
import { paymentWords } from '../../words/shop/payments.js';

interface Texts {
  title: string;
  text: (amount: string) => string;
}

const STAYS = paymentWords.purchaseStays;

const TEXTS: Record<Happening['what'], Texts> = {
  refundFailed: {
    title: paymentWords.refundFailed.title,
    text: (amount) => paymentWords.refundFailed.body(amount),
  },
  refundedOutside: {
    title: paymentWords.outsideRefund.title,
    text: (amount) => `${paymentWords.outsideRefund.body(amount)} ${STAYS}`,
  },
  outsideRefundFailed: {
    title: paymentWords.outsideRefundFailed.title,
    text: (amount) => paymentWords.outsideRefundFailed.body(amount),
  },
  disputeOpened: {
    title: paymentWords.disputeOpened.title,
    text: (amount) => `${paymentWords.disputeOpened.body(amount)} ${STAYS}`,
  },
  disputeWon: {
    title: paymentWords.disputeWon.title,
    text: (amount) => paymentWords.disputeWon.body(amount),
  },
  disputeLost: {
    title: paymentWords.disputeLost.title,
    text: (amount) => `${paymentWords.disputeLost.body(amount)} ${STAYS}`,
  },
};

/** Tells all administrators what became of a payment's money without any of them. */
@Injectable()
export class ProviderNotifications {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly notifier: Notifier,
  ) {}

  async notify(payment: Payment, happening: Happening, session: ClientSession): Promise<void> {
    const { what, providerId, amountPaise, why } = happening;
    const { title, text } = TEXTS[what];
    const facts: [string, string][] = [
      [paymentWords.payer, payment.payer.name],
      [paymentWords.ofPayment, payment.items.map(({ name }) => name).join(', ')],
      ...(why ? [[commonWords.reason, why.replaceAll('_', ' ')] as [string, string]] : []),
    ];
    const admins = await this.users
      .find({ type: 'admin', disabled: false }, { _id: 1 })
      .session(session)
      .lean<Pick<User, '_id'>[]>();
    for (const { _id } of admins) {
      const news = {
        key: `payment:${String(payment._id)}:${what}:${providerId}`,
        to: _id,
        title,
        notice: `${text(formatPaise(amountPaise))} ${paymentWords.payerIs(ended(payment.payer.name))}`,
        paragraphs: [text(formatPaise(amountPaise))],
        facts,
        link: `/admin/payments/${String(payment._id)}/show`,
        linkText: paymentWords.seePayment,
      };
      await this.notifier.notify(news, session);
    }
  }
}
