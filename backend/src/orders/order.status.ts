import type { OrderStatus } from '../../../openapi/contract/shop/orders.js';
import { Failure } from '../common/errors/errors.js';
import { lifeCycle } from '../common/life-cycle.js';
import { tOrder } from '../messages/orders.js';

/**
 * `reserved` holds its boxes for an open checkout; `lapsed` ended without payment and released them. Neither
 * counts as an order.
 */
export type StoredStatus = OrderStatus | 'reserved' | 'lapsed';

export const UNPAID_STATUSES = ['reserved', 'lapsed'] as const satisfies readonly StoredStatus[];

/** The life cycle of an order: from each state, the states that may follow. */
const NEXT: Record<StoredStatus, readonly StoredStatus[]> = {
  reserved: ['placed', 'lapsed'],
  lapsed: ['placed'],
  placed: ['packed', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
};

const REFUSALS: Partial<Record<StoredStatus, string>> = {
  placed: tOrder('refusal.placed'),
  packed: tOrder('refusal.packed'),
  shipped: tOrder('refusal.shipped'),
  delivered: tOrder('refusal.delivered'),
  cancelled: tOrder('refusal.cancelled'),
};

export const { wrongState, assertTransition } = lifeCycle(NEXT, REFUSALS);

export type Canceller = 'buyer' | 'hospital';

/** A buyer may cancel until the order is packed, the hospital until it is shipped. */
export const mayCancel = (status: StoredStatus, by: Canceller): boolean =>
  status === 'placed' || (by === 'hospital' && status === 'packed');

/** Why a buyer can no longer cancel. */
export const tooLateToCancel = (status: StoredStatus): Failure =>
  new Failure('WRONG_STATE', {
    sentence: `${REFUSALS[status]} ${tOrder('tooLateToCancel')}`,
  });
