import { ended } from '../../../../openapi/contract/words/sentence.js';

/** What people read about payments. */
export const paymentWords = {
  noFailedRefund: 'No refund of this payment has failed.',
  refundMethodRequired: 'Choose how it is given back.',
  refundMethodForDeskOnly: 'This payment was made on the site: it goes back to the card.',
  alreadyRefunded: 'All of this payment goes back already.',
  disputed: 'This payment is disputed at the bank: nothing can go back until that is decided.',
  neverPaid: 'This was never paid.',
  refundTooHigh: (left: string) => `At most ${left} can go back.`,
  nothingToCollect: 'Nothing of this payment waits at the desk.',
  inCash: 'in cash',
  byCard: 'by card',
  byUpi: 'by UPI',
  atOurDesk: (deskWord: string) => `${deskWord}, at our desk`,
  note: {
    givenAtDesk: (amount: string, deskWord: string) =>
      `${amount} of this payment was given back ${deskWord} at our desk.`,
    waitsAtDesk: (amount: string) => `${amount} of this payment can be collected at our desk.`,
    goesToCard: (amount: string) => `${amount} of this payment goes back to the card.`,
    calledOff: (calledOff: string, amount: string) => `${calledOff}; ${amount} goes back to the card.`,
  },
  limit: {
    kind: 'You already have three unpaid checkouts of this kind. Pay or cancel one of them first',
    person: 'You already have many unpaid checkouts. Pay or cancel one of them first',
    newAccount:
      'You already have an unpaid checkout. Pay or cancel it first, or confirm your email address to have three',
    guest: 'You already have unpaid checkouts. Pay or cancel one of them first',
    network: 'Many checkouts that nobody has paid are open from your network',
    day: 'Many people are booking this day with this doctor just now. Choose another day',
    orWait: (sentence: string, wait: string) => `${sentence}, or come back in ${wait}.`,
  },
  webhookSignatureInvalid: 'The signature of this delivery is not valid.',
  outsideReason: "Made in the payment provider's console",
  disputeLostReason: (reason: string) => `Lost dispute: ${reason}`,
  purchaseStays: 'What was paid for stays as it is: cancel it if it is not wanted any more.',
  refundFailed: {
    title: 'A refund has failed',
    body: (amount: string) =>
      `The bank has sent a refund of ${amount} back: the payer has not got it. Send it again from the page of the payment, or pay it in another way.`,
  },
  outsideRefund: {
    title: "A refund was made in the payment provider's console",
    body: (amount: string, stays: string) => `${amount} of a payment went back from there. ${stays}`,
  },
  outsideRefundFailed: {
    title: "A refund from the payment provider's console has failed",
    body: (amount: string) =>
      `The bank has sent ${amount} back: the payer has not got it, and it can be given back again.`,
  },
  disputeOpened: {
    title: 'A payment is disputed',
    body: (amount: string, stays: string) =>
      `The holder of the card disputes ${amount} at the bank. Answer in the payment provider's console in time; until it is decided nothing of the payment should be given back. ${stays}`,
  },
  disputeWon: {
    title: 'A dispute is over: the hospital keeps the money',
    body: (amount: string) => `The bank has decided about ${amount}.`,
  },
  disputeLost: {
    title: 'A dispute is lost',
    body: (amount: string, stays: string) =>
      `The bank has taken ${amount} back for the holder of the card. It counts as given back. ${stays}`,
  },
  ofPayment: 'Of the payment',
  payerIs: (text: string, payerName: string) => `${text} The payer is ${ended(payerName)}`,
  seePayment: 'See the payment',
  seeMyOrders: 'See my orders',
  seeOurPharmacy: 'See our pharmacy',
  refundGranted: {
    title: 'The hospital gives you money back',
    notice: (wayBack: string, reason: string) => `${wayBack} Reason: ${ended(reason)}`,
    toCard: (amount: string) => `${amount} will be refunded to your card in 5 to 7 days.`,
  },
  ofYourPayment: 'Of your payment',
  refundPaidOut: {
    title: 'Your money was given back',
    body: (amount: string, deskWord: string) => `You have got ${amount} back ${deskWord} at our desk.`,
  },
  amountMismatchReason: 'Amount mismatch',
  unusedReason: 'No visit was booked with it',
} as const;
