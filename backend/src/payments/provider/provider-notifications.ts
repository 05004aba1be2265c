import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { ended } from '../../../../openapi/contract/messages/sentence.js';
import { formatPaise } from '../../common/money.js';
import { Notifier } from '../../notifications/notifier.service.js';
import { staffWith } from '../../users/staff/staff-with.js';
import { User } from '../../users/user.schema.js';
import type { Payment } from '../payment.schema.js';
import type { LedgerEvent } from './provider-ledger.js';
import { tCommon } from '../../messages/common.js';
import { tPayment } from '../../messages/shop/payments.js';

interface Texts {
  title: string;
  text: (amount: string) => string;
}

const STAYS = tPayment('purchaseStays');

const TEXTS: Record<LedgerEvent['what'], Texts> = {
  refundFailed: {
    title: tPayment('refundFailed.title'),
    text: (amount) => tPayment('refundFailed.body', { amount }),
  },
  refundedOutside: {
    title: tPayment('outsideRefund.title'),
    text: (amount) => `${tPayment('outsideRefund.body', { amount })} ${STAYS}`,
  },
  outsideRefundFailed: {
    title: tPayment('outsideRefundFailed.title'),
    text: (amount) => tPayment('outsideRefundFailed.body', { amount }),
  },
  disputeOpened: {
    title: tPayment('disputeOpened.title'),
    text: (amount) => `${tPayment('disputeOpened.body', { amount })} ${STAYS}`,
  },
  disputeWon: {
    title: tPayment('disputeWon.title'),
    text: (amount) => tPayment('disputeWon.body', { amount }),
  },
  disputeLost: {
    title: tPayment('disputeLost.title'),
    text: (amount) => `${tPayment('disputeLost.body', { amount })} ${STAYS}`,
  },
};

/** Notifies all administrators of changes of a payment's money that no administrator made. */
@Injectable()
export class ProviderNotifications {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly notifier: Notifier,
  ) {}

  async notify(payment: Payment, happening: LedgerEvent, session: ClientSession): Promise<void> {
    const { what, providerId, amountPaise, why } = happening;
    const { title, text } = TEXTS[what];
    const facts: [string, string][] = [
      [tPayment('payer'), payment.payer.name],
      [tPayment('ofPayment'), payment.items.map(({ name }) => name).join(', ')],
      ...(why ? [[tCommon('reason'), why.replaceAll('_', ' ')] as [string, string]] : []),
    ];
    const admins = await this.users
      .find(staffWith('payments.refund'), { _id: 1 })
      .session(session)
      .lean<Pick<User, '_id'>[]>();
    for (const { _id } of admins) {
      const news = {
        key: `payment:${String(payment._id)}:${what}:${providerId}`,
        to: _id,
        title,
        notice: `${text(formatPaise(amountPaise))} ${tPayment('payerIs', { payerName: ended(payment.payer.name) })}`,
        paragraphs: [text(formatPaise(amountPaise))],
        facts,
        link: `/admin/payments/${String(payment._id)}/show`,
        linkText: tPayment('seePayment'),
      };
      await this.notifier.notify(news, session);
    }
  }
}
