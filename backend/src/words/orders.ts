import { plural } from '../../../openapi/contract/words/plural.js';
import { nouns } from '../../../openapi/contract/words/nouns.js';
import { counted } from '../../../openapi/contract/words/plural.js';
import type { Letter } from './letter.js';

const notices = {
  placed: (number: string): Letter => ({
    title: `We have received your order ${number}`,
    notice: 'We are preparing your medicines. You can cancel the order until it is packed.',
    paragraphs: [
      'Thank you. Your payment has arrived and we are preparing your medicines.',
      'You can follow the order on our site, and cancel it until it is packed.',
    ],
  }),
  packed: (number: string): Letter => ({
    title: `Your order ${number} is packed`,
    notice: 'It will leave our pharmacy next.',
    paragraphs: ['Your medicines are packed and will leave our pharmacy next.'],
  }),
  shipped: (number: string): Letter => ({
    title: `Your order ${number} is on its way`,
    notice: 'Please keep your phone at hand for the delivery.',
    paragraphs: ['Your medicines have left our pharmacy. Please keep your phone at hand for the delivery.'],
  }),
  delivered: (number: string): Letter => ({
    title: `Your order ${number} has been delivered`,
    notice: 'If anything is missing, please call us today.',
    paragraphs: ['Your medicines have been delivered. If anything is missing, please call us today.'],
  }),
  /** @param refund what becomes of the money */
  cancelled: (number: string, byBuyer: boolean, refund: string): Letter => ({
    title: `Your order ${number} is cancelled`,
    paragraphs: [
      byBuyer
        ? 'As you have asked, your order is cancelled.'
        : 'The hospital had to cancel your order. We are sorry.',
      refund,
    ],
  }),
  /** @param amount what goes back, in rupees as text */
  lost: (amount: string): Letter => ({
    title: 'Your payment is being refunded',
    paragraphs: [
      'Your payment arrived after the time for which we could keep your medicines, and they are sold out.',
      `${amount} will be refunded to your card in 5 to 7 days. We are sorry.`,
    ],
  }),
};

/** What buyers of medicines are told. */
export const orderWords = {
  ...notices,
  boxes: (quantity: number): string => counted(quantity, nouns.box),
  seeOrder: 'See my order',
  seeOrders: 'See my orders',
  seePharmacy: 'See what we have',
  facts: { number: 'Order number', total: 'Total' },
  refund: (amount: string): string => `${amount} will be refunded to the card in 5 to 7 days.`,
  refundedBefore: 'What was paid has been refunded before.',
  cancellation: (refund: string): string => `Order cancelled. ${refund}`,
  refusals: {
    placed: 'This order has not come so far yet.',
    packed: 'This order has been packed.',
    shipped: 'This order has been shipped.',
    delivered: 'This order has been delivered.',
    cancelled: 'This order has been cancelled.',
  },
  tooLateToCancel: (why: string): string => `${why} It can no longer be cancelled; please call us.`,
  medicineNotFound: 'There is no such medicine.',
  medicineWithdrawn: (name: string) => `${name} is no longer sold.`,
  priceChanged: (name: string, price: string) => `${name} costs ${price} now.`,
  soldOut: (name: string) => `${name} is sold out.`,
  onlySomeLeft: (left: number, name: string) =>
    `Only ${counted(left, nouns.box)} of ${name} ${plural(left, { one: 'is', other: 'are' })} left.`,
  lookupsExceeded: 'Too many tries.',
  notForStaff: 'Medicines are bought by patients and guests.',
  soldOutReason: 'The medicines were sold out before the payment arrived',
  cancelledReason: 'Order cancelled',
  notFound: 'There is no order with this number and email address.',
  receiptTitle: (number: string) => `Receipt ${number}`,
  orderNumber: 'Order number',
  soldTo: 'Sold to',
  address: 'Address',
  byCard: 'By card',
  priceOfOne: 'Price of one',
  boxesLabel: 'Boxes',
  gstIncluded: 'All prices include GST.',
  calledOff: 'This order was cancelled',
  tooManyBoxes: (share: number, name: string) =>
    `At most ${share} boxes of ${name} can be reserved at once, so that some are left for others.`,
  boxesReserved: (name: string, wait: string) =>
    `Many boxes of ${name} are in checkouts that are not paid yet. Please come back in ${wait}.`,
} as const;
