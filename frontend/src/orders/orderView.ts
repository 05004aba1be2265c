import type { OrderDto, OrderStatus } from '../../../openapi/contract/shop/orders.js';
import type { ProgressStep } from '../common/lists/ProgressSteps';
import { formatDate, calendarDate, formatRupees } from '../common/format/format';
import { leftOf } from './orderMoney';
import { tPage } from '../messages/pages';
import { tOrder } from '../messages/shop/orders';

const WAY: Exclude<OrderStatus, 'cancelled'>[] = ['placed', 'packed', 'shipped', 'delivered'];
const WORDS: Record<OrderStatus, string> = {
  placed: tOrder('placed'),
  packed: tOrder('packed'),
  shipped: tOrder('shipped'),
  delivered: tOrder('delivered'),
  cancelled: tPage('cancelled'),
};

export const statusWords = (status: OrderStatus): string => WORDS[status];

/** "24 Nov" for an instant, in the hospital's zone. */
export function shortDay(instant: string, timeZone: string): string {
  const [, day = ''] = formatDate(calendarDate(new Date(instant), timeZone)).split(', ');
  return day.replace(/ \d+$/, '');
}

/** The progress from the pharmacy to the delivery, with the day of each completed step. */
export const stepsOf = ({ history }: OrderDto, timeZone: string): ProgressStep[] =>
  WAY.map((status) => {
    const at = history.find((each) => each.status === status)?.at;
    return { label: WORDS[status], at: at && shortDay(at, timeZone) };
  });

/** The refund, shown before the order is cancelled. */
export function refundSentence(order: OrderDto): string {
  const left = leftOf(order);
  if (left === 0) return tPage('alreadyRefunded');
  return order.refund
    ? tPage('restRefunded', { left: formatRupees(left) })
    : tPage('fullyRefunded', { left: formatRupees(left) });
}

/** The refund, shown before one medicine of several is cancelled. */
export function itemRefundSentence(order: OrderDto, { amount }: OrderDto['items'][number]): string {
  const refund = Math.min(amount, leftOf(order));
  return refund === 0
    ? tOrder('item.alreadyRefunded')
    : tOrder('item.refund', { amount: formatRupees(refund) });
}

/** The buyer's refund and its state. */
export const refundWords = ({ amount, status }: NonNullable<OrderDto['refund']>): string =>
  status === 'done'
    ? tOrder('refundSent', { amount: formatRupees(amount) })
    : tOrder('refundPending', { amount: formatRupees(amount) });
