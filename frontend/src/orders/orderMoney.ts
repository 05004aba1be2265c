import type { OrderDto } from '../../../openapi/contract/shop/orders.js';

/** The paid rupees. The order's total leaves out cancelled medicines, which were paid too. */
export const paidOf = ({ items }: OrderDto): number =>
  Math.round(items.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100;

/** The paid rupees that are not yet refunded: what a cancellation refunds. */
export const leftOf = (order: OrderDto): number =>
  Math.max(0, Math.round((paidOf(order) - (order.refund?.amount ?? 0)) * 100) / 100);
