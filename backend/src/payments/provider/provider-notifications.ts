import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { ended } from '../../../../openapi/contract/words/sentence.js';
import { formatPaise } from '../../common/money.js';
import { Notifier } from '../../notifications/notifier.service.js';
import { User } from '../../users/user.schema.js';
import type { Payment } from '../payment.schema.js';
import type { Happening } from './provider-ledger.js';

interface Words {
  title: string;
  text: (amount: string) => string;
}

const STAYS = 'What was paid for stays as it is: cancel it if it is not wanted any more.';

const WORDS: Record<Happening['what'], Words> = {
  refundFailed: {
    title: 'A refund has failed',
    text: (amount) =>
      `The bank has sent a refund of ${amount} back: the payer has not got it. Send it again from the page of the payment, or pay it in another way.`,
  },
  refundedOutside: {
    title: "A refund was made in the payment provider's console",
    text: (amount) => `${amount} of a payment went back from there. ${STAYS}`,
  },
  outsideRefundFailed: {
    title: "A refund from the payment provider's console has failed",
    text: (amount) =>
      `The bank has sent ${amount} back: the payer has not got it, and it can be given back again.`,
  },
  disputeOpened: {
    title: 'A payment is disputed',
    text: (amount) =>
      `The holder of the card disputes ${amount} at the bank. Answer in the payment provider's console in time; until it is decided nothing of the payment should be given back. ${STAYS}`,
  },
  disputeWon: {
    title: 'A dispute is over: the hospital keeps the money',
    text: (amount) => `The bank has decided about ${amount}.`,
  },
  disputeLost: {
    title: 'A dispute is lost',
    text: (amount) =>
      `The bank has taken ${amount} back for the holder of the card. It counts as given back. ${STAYS}`,
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
    const { title, text } = WORDS[what];
    const facts: [string, string][] = [
      ['Payer', payment.payer.name],
      ['Of the payment', payment.items.map(({ name }) => name).join(', ')],
      ...(why ? [['Reason', why.replaceAll('_', ' ')] as [string, string]] : []),
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
        notice: `${text(formatPaise(amountPaise))} The payer is ${ended(payment.payer.name)}`,
        paragraphs: [text(formatPaise(amountPaise))],
        facts,
        link: `/admin/payments/${String(payment._id)}/show`,
        linkText: 'See the payment',
      };
      await this.notifier.notify(news, session);
    }
  }
}
