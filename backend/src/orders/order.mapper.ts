import type { OrderDto, OrderStatus } from '../../../openapi/contract/shop/orders.js';
import { toRupees } from '../common/money.js';
import { MEDICINE_PICTURES, pictureUrl } from '../files/product-pictures.js';
import { toRefundState } from '../payments/refund-state.js';
import type { Refunded } from '../payments/refund-state.js';
import type { Order, OrderItem, PrescribedFor } from './order.schema.js';
import { activePaise } from './order.schema.js';
import { UNPAID_STATUSES, mayCancel } from './order.status.js';
import type { Canceller } from './order.status.js';

interface Viewing {
  /** The role with which the viewer could cancel it. */
  as: Canceller;
  /** A guest cancels only the whole order. */
  isGuest: boolean;
  payment: Refunded | undefined;
  /** The guardians of the patient, for viewers who may know them. */
  heldBy: OrderDto['heldBy'];
  /** Why an item, by its index, must be checked before it leaves the pharmacy. */
  problemOf: (row: Order, index: number) => string | null;
  /** Creates the short-lived address of a private document. */
  sign: (path: string) => string;
}

export const receiptPath = (orderId: string): string => `/api/papers/receipts/${orderId}`;

export function toOrder(row: Order, viewing: Viewing): OrderDto {
  const { as, isGuest, payment, heldBy, problemOf, sign } = viewing;
  const id = String(row._id);
  const { name, email, phone, address } = row.buyer;
  return {
    id,
    _id: id,
    number: row.number,
    status: row.status as OrderStatus,
    buyer: { name, email, phone, address },
    patientId: row.patientId ? String(row.patientId) : null,
    heldBy,
    items: row.items.map((item, index) => ({
      ...toItem(item, item.cancelledAt ? null : problemOf(row, index)),
      canCancel: !isGuest && !item.cancelledAt && mayCancel(row.status, as),
      canRestock: as === 'hospital' && boxesToRestock(row, item) > 0,
    })),
    total: toRupees(activePaise(row)),
    history: row.history
      .filter(({ status }) => !(UNPAID_STATUSES as readonly string[]).includes(status))
      .map(({ status, at }) => ({ status: status as OrderStatus, at: at.toISOString() })),
    paymentId: String(row.paymentId),
    refund: toRefundState(payment),
    cancellation: row.cancellation ? { by: row.cancellation.by, msg: row.cancellation.msg } : null,
    canCancel: mayCancel(row.status, as),
    receiptUrl: sign(receiptPath(id)),
    createdAt: (row.placedAt ?? row.createdAt).toISOString(),
  };
}

/** Boxes that left the pharmacy and may have come back. */
export const boxesToRestock = ({ status }: Pick<Order, 'status'>, item: OrderItem): number =>
  !item.cancelledAt && (status === 'shipped' || status === 'delivered')
    ? item.quantity - (item.restocked ?? 0)
    : 0;

type ShownItem = Omit<OrderDto['items'][number], 'canCancel' | 'canRestock'>;

const toItem = (item: OrderItem, problem: string | null): ShownItem => ({
  medicineId: String(item.medicineId),
  name: item.name,
  imageUrl: pictureUrl(MEDICINE_PICTURES, item.image),
  price: toRupees(item.pricePaise),
  listPrice: toRupees(item.listPricePaise),
  quantity: item.quantity,
  amount: toRupees(item.pricePaise * item.quantity),
  prescription: item.prescription ? toPrescription(item.prescription, problem) : null,
  cancelled: Boolean(item.cancelledAt),
  restocked: item.restocked ?? 0,
});

const toPrescription = ({ id, number, line }: PrescribedFor, problem: string | null) => ({
  id: String(id),
  number,
  line,
  problem,
});
