import { nouns } from '../../../openapi/contract/words/nouns.js';
import { counted, plural } from '../../../openapi/contract/words/plural.js';

/** What buyers of medicines are told. */
export const orderWords = {
  placed: {
    title: (number: string) => `We have received your order ${number}`,
    notice: 'We are preparing your medicines. You can cancel the order until it is packed.',
    body: 'Thank you. Your payment has arrived and we are preparing your medicines.',
    follow: 'You can follow the order on our site, and cancel it until it is packed.',
  },
  packed: {
    title: (number: string) => `Your order ${number} is packed`,
    notice: 'It will leave our pharmacy next.',
    body: 'Your medicines are packed and will leave our pharmacy next.',
  },
  shipped: {
    title: (number: string) => `Your order ${number} is on its way`,
    notice: 'Please keep your phone at hand for the delivery.',
    body: 'Your medicines have left our pharmacy. Please keep your phone at hand for the delivery.',
  },
  delivered: {
    title: (number: string) => `Your order ${number} has been delivered`,
    notice: 'If anything is missing, please call us today.',
    body: 'Your medicines have been delivered. If anything is missing, please call us today.',
  },
  cancelled: {
    title: (number: string) => `Your order ${number} is cancelled`,
    byBuyer: 'As you have asked, your order is cancelled.',
    byHospital: 'The hospital had to cancel your order. We are sorry.',
  },
  paidTooLate: {
    cause:
      'Your payment arrived after the time for which we could keep your medicines, and they are sold out.',
    refund: (amount: string) => `${amount} will be refunded to your card in 5 to 7 days. We are sorry.`,
  },
  boxes: (quantity: number) => counted(quantity, nouns.box),
  seeOrder: 'See my order',
  seeOrders: 'See my orders',
  seePharmacy: 'See what we have',
  total: 'Total',
  refund: (amount: string) => `${amount} will be refunded to the card in 5 to 7 days.`,
  refundedBefore: 'What was paid has been refunded before.',
  cancellationDone: 'Order cancelled.',
  refusal: {
    placed: 'This order has not come so far yet.',
    packed: 'This order has been packed.',
    shipped: 'This order has been shipped.',
    delivered: 'This order has been delivered.',
    cancelled: 'This order has been cancelled.',
  },
  tooLateToCancel: 'It can no longer be cancelled; please call us.',
  medicineNotFound: 'There is no such medicine.',
  medicineWithdrawn: (name: string) => `${name} is no longer sold.`,
  priceChanged: (name: string, price: string) => `${name} costs ${price} now.`,
  soldOut: (name: string) => `${name} is sold out.`,
  onlySomeLeft: (left: number, name: string) =>
    plural(left, {
      one: `Only ${left} box of ${name} is left.`,
      other: `Only ${left} boxes of ${name} are left.`,
    }),
  lookupsExceeded: 'Too many tries.',
  notForStaff: 'Medicines are bought by patients and guests.',
  soldOutReason: 'The medicines were sold out before the payment arrived',
  cancelledReason: 'Order cancelled',
  notFound: 'There is no order with this number and email address.',
  receiptTitle: (number: string) => `Receipt ${number}`,
  orderNumber: 'Order number',
  soldTo: 'Sold to',
  address: 'Address',
  priceOfOne: 'Price of one',
  boxesLabel: 'Boxes',
  gstIncluded: 'All prices include GST.',
  tooManyBoxes: (share: number, name: string) =>
    `At most ${share} boxes of ${name} can be reserved at once, so that some are left for others.`,
  boxesReserved: (name: string, wait: string) =>
    `Many boxes of ${name} are in checkouts that are not paid yet. Please come back in ${wait}.`,
} as const;
