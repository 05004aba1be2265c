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
  paidBy: {
    card: 'By card',
    deskCash: 'In cash, at our desk',
    deskCard: 'By card, at our desk',
    deskUpi: 'By UPI, at our desk',
  },
  note: {
    givenInCash: (amount: string) => `${amount} of this payment was given back in cash at our desk.`,
    givenByCard: (amount: string) => `${amount} of this payment was given back by card at our desk.`,
    givenByUpi: (amount: string) => `${amount} of this payment was given back by UPI at our desk.`,
    waitsAtDesk: (amount: string) => `${amount} of this payment can be collected at our desk.`,
    goesToCard: (amount: string) => `${amount} of this payment goes back to the card.`,
    visitCalledOff: (amount: string) => `The visit did not take place; ${amount} goes back to the card.`,
    orderCancelled: (amount: string) => `This order was cancelled; ${amount} goes back to the card.`,
  },
  /** @param wait how long it takes until one of them ends, e.g. "20 minutes" */
  limit: {
    kind: (wait: string) =>
      `You already have three unpaid checkouts of this kind. Pay or cancel one of them first, or come back in ${wait}.`,
    person: (wait: string) =>
      `You already have many unpaid checkouts. Pay or cancel one of them first, or come back in ${wait}.`,
    newAccount: (wait: string) =>
      `You already have an unpaid checkout. Pay or cancel it first, or confirm your email address to have three, or come back in ${wait}.`,
    guest: (wait: string) =>
      `You already have unpaid checkouts. Pay or cancel one of them first, or come back in ${wait}.`,
    network: (wait: string) =>
      `Many unpaid checkouts are open from your network. Please come back in ${wait}.`,
    day: (wait: string) =>
      `Many people are booking this day with this doctor just now. Choose another day, or come back in ${wait}.`,
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
    body: (amount: string) => `${amount} of a payment went back from there.`,
  },
  outsideRefundFailed: {
    title: "A refund from the payment provider's console has failed",
    body: (amount: string) =>
      `The bank has sent ${amount} back: the payer has not got it, and it can be given back again.`,
  },
  disputeOpened: {
    title: 'A payment is disputed',
    body: (amount: string) =>
      `The holder of the card disputes ${amount} at the bank. Answer in the payment provider's console in time; until it is decided nothing of the payment should be given back.`,
  },
  disputeWon: {
    title: 'A dispute is over: the hospital keeps the money',
    body: (amount: string) => `The bank has decided about ${amount}.`,
  },
  disputeLost: {
    title: 'A dispute is lost',
    body: (amount: string) =>
      `The bank has taken ${amount} back for the holder of the card. It counts as given back.`,
  },
  ofPayment: 'Of the payment',
  payer: 'Payer',
  /** @param payerName with its full stop */
  payerIs: (payerName: string) => `The payer is ${payerName}`,
  seePayment: 'See the payment',
  seeMyOrders: 'See my orders',
  seeOurPharmacy: 'See our pharmacy',
  refundGranted: {
    title: 'The hospital gives you money back',
    /** @param reason with its full stop */
    reason: (reason: string) => `Reason: ${reason}`,
    toCard: (amount: string) => `${amount} will be refunded to your card in 5 to 7 days.`,
  },
  ofYourPayment: 'Of your payment',
  refundPaidOut: {
    title: 'Your money was given back',
    inCash: (amount: string) => `You have got ${amount} back in cash at our desk.`,
    byCard: (amount: string) => `You have got ${amount} back by card at our desk.`,
    byUpi: (amount: string) => `You have got ${amount} back by UPI at our desk.`,
  },
  amountMismatchReason: 'Amount mismatch',
  unusedReason: 'No visit was booked with it',
} as const;
