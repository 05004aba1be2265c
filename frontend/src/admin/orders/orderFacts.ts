import type { OrderDto } from '../../../../openapi/contract/shop/orders.js';
import { tCount } from '../../../../openapi/contract/messages/counts.js';

/** The buying patient, with the name given at the checkout; null for a guest. */
export const patientOf = ({ patientId, buyer }: OrderDto): { _id: string; fullName: string } | null =>
  patientId ? { _id: patientId, fullName: buyer.name } : null;

/** The number of boxes in an order. */
export const boxesOf = ({ items }: OrderDto): number =>
  items.reduce((boxes, { quantity }) => boxes + quantity, 0);

/** "1 box" or "3 boxes". */
export const boxesText = (boxes: number): string => tCount('boxes', { count: boxes });

/** The names of medicines that must be checked before the order leaves, because their prescription has changed. */
export const namesToCheck = ({ items }: OrderDto): string[] =>
  items.filter(({ prescription }) => prescription?.problem).map(({ name }) => name);
