import { ended } from '../../../../openapi/contract/words/sentence.js';

/** What people read about payments. */
export const paymentWords = {
  noRefundOfThisPayment: 'No refund of this payment has failed.',
  chooseHowItIsGiven: 'Choose how it is given back.',
  thisPaymentWasMadeOn: 'This payment was made on the site: it goes back to the card.',
  allOfThisPaymentGoes: 'All of this payment goes back already.',
  thisPaymentIsDisputedAt: 'This payment is disputed at the bank: nothing can go back until that is decided.',
  thisWasNeverPaid: 'This was never paid.',
  atMostCanGoBack: (left: string) => `At most ${left} can go back.`,
  nothingOfThisPaymentWaits: 'Nothing of this payment waits at the desk.',
  inCash: 'in cash',
  byCard: 'by card',
  byUpi: 'by UPI',
  atOurDesk: (deskWord: string) => `${deskWord}, at our desk`,
  ofThisPaymentWasGiven: (amount: string, deskWord: string) =>
    `${amount} of this payment was given back ${deskWord} at our desk.`,
  ofThisPaymentCanBe: (amount: string) => `${amount} of this payment can be collected at our desk.`,
  youAlreadyHaveThreeUnpaid:
    'You already have three unpaid checkouts of this kind. Pay or cancel one of them first',
  youAlreadyHaveManyUnpaid: 'You already have many unpaid checkouts. Pay or cancel one of them first',
  youAlreadyHaveUnpaidCheckout:
    'You already have an unpaid checkout. Pay or cancel it first, or confirm your email address to have three',
  youAlreadyHaveUnpaidCheckouts: 'You already have unpaid checkouts. Pay or cancel one of them first',
  manyCheckoutsThatNobodyHas: 'Many checkouts that nobody has paid are open from your network',
  manyPeopleAreBookingThis: 'Many people are booking this day with this doctor just now. Choose another day',
  orComeBackIn: (sentence: string, wait: string) => `${sentence}, or come back in ${wait}.`,
  signatureOfThisDeliveryIs: 'The signature of this delivery is not valid.',
  madeInPaymentProvidersConsole: "Made in the payment provider's console",
  lostDisputeReason: (reason: string) => `Lost dispute: ${reason}`,
  whatWasPaidForStays: 'What was paid for stays as it is: cancel it if it is not wanted any more.',
  refundHasFailed: 'A refund has failed',
  bankHasSentRefundOf: (amount: string) =>
    `The bank has sent a refund of ${amount} back: the payer has not got it. Send it again from the page of the payment, or pay it in another way.`,
  refundWasMadeInPayment: "A refund was made in the payment provider's console",
  ofPaymentWentBackFrom: (amount: string, stays: string) =>
    `${amount} of a payment went back from there. ${stays}`,
  refundFromPaymentProvidersConsole: "A refund from the payment provider's console has failed",
  bankHasSentBackPayer: (amount: string) =>
    `The bank has sent ${amount} back: the payer has not got it, and it can be given back again.`,
  paymentIsDisputed: 'A payment is disputed',
  holderOfCardDisputesAt: (amount: string, stays: string) =>
    `The holder of the card disputes ${amount} at the bank. Answer in the payment provider's console in time; until it is decided nothing of the payment should be given back. ${stays}`,
  disputeIsOverHospitalKeeps: 'A dispute is over: the hospital keeps the money',
  bankHasDecidedAbout: (amount: string) => `The bank has decided about ${amount}.`,
  disputeIsLost: 'A dispute is lost',
  bankHasTakenBackFor: (amount: string, stays: string) =>
    `The bank has taken ${amount} back for the holder of the card. It counts as given back. ${stays}`,
  ofPayment: 'Of the payment',
  textPayerIsPayerName: (text: string, payerName: string) => `${text} The payer is ${ended(payerName)}`,
  seePayment: 'See the payment',
  seeMyOrders: 'See my orders',
  seeOurPharmacy: 'See our pharmacy',
  hospitalGivesYouMoneyBack: 'The hospital gives you money back',
  wayBackReason: (wayBack: string, reason: string) => `${wayBack} Reason: ${ended(reason)}`,
  ofYourPayment: 'Of your payment',
  yourMoneyWasGivenBack: 'Your money was given back',
  youHaveGotBackAt: (amount: string, deskWord: string) =>
    `You have got ${amount} back ${deskWord} at our desk.`,
  willBeRefundedToYour: (amount: string) => `${amount} will be refunded to your card in 5 to 7 days.`,
  ofThisPaymentGoesBack: (amount: string) => `${amount} of this payment goes back to the card.`,
  goesBackToCard: (calledOff: string, amount: string) => `${calledOff}; ${amount} goes back to the card.`,
  amountMismatch: 'Amount mismatch',
  noVisitWasBookedWith: 'No visit was booked with it',
} as const;
