import type { OrderDto, OrderStatus } from '../../../openapi/contract/shop/orders.js';
import type { ProgressStep } from '../common/lists/ProgressSteps';
import { formatDate, calendarDate, formatRupees } from '../common/format/format';

const WAY: Exclude<OrderStatus, 'cancelled'>[] = ['placed', 'packed', 'shipped', 'delivered'];
const WORDS: Record<OrderStatus, string> = {
  placed: 'Placed',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

export const statusWords = (status: OrderStatus): string => WORDS[status];

/** "24 Nov" of an instant at the hospital. */
export function shortDay(instant: string, timeZone: string): string {
  const [, day = ''] = formatDate(calendarDate(new Date(instant), timeZone)).split(', ');
  return day.replace(/ \d+$/, '');
}

/** The order's way from the pharmacy to the door, with the day of each step that is behind it. */
export const stepsOf = ({ history }: OrderDto, timeZone: string): ProgressStep[] =>
  WAY.map((status) => {
    const at = history.find((each) => each.status === status)?.at;
    return { label: WORDS[status], at: at && shortDay(at, timeZone) };
  });

/** What the person who cancels is told about the money first. */
export function refundSentence({ total, refund }: OrderDto): string {
  const left = total - (refund?.amount ?? 0);
  if (left <= 0) return 'What you paid has been refunded before.';
  return refund
    ? `The rest of what you paid, ${formatRupees(left)}, goes back to your card.`
    : `The ${formatRupees(left)} you paid goes back to your card.`;
}

/** What goes back to the buyer, and whether it has been sent. */
export const refundWords = ({ amount, status }: NonNullable<OrderDto['refund']>): string =>
  status === 'done'
    ? `The refund of ${formatRupees(amount)} was sent to your card.`
    : `The refund of ${formatRupees(amount)} is on its way to your card.`;
