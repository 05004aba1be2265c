import { formatPaise, toPaise } from '../../backend/src/common/money.js';
import type { Order, OrderItem } from '../../backend/src/orders/order.schema.js';
import type { Medicine } from '../../backend/src/pharmacy/medicine.schema.js';
import type { User } from '../../backend/src/users/user.schema.js';
import { addPayment, heldAtOf } from '../add-payment.js';
import { medicineId } from '../add-products.js';
import { idOf, put } from '../context.js';
import type { Context } from '../context.js';
import { patients } from '../patients.js';
import { medicines } from './medicines.js';
import { demoOrders } from './orders.js';
import type { OrderItemSeed, OrderSeed } from './orders.js';
import { randomFrom } from '../random.js';

const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Orders of patients and guests in every state, with their payments; gives how many. */
export async function addOrders(context: Context): Promise<number> {
  const orders = demoOrders(context.clock.today(), medicines, patients, context.clock.zone);
  const buyers = await context.users.find({ type: 'patient' }).lean<User[]>();
  const onShelf = await context.medicines.find({}).lean<Medicine[]>();
  const images = new Map(onShelf.map(({ name, image }) => [name, image]));
  for (const [index, order] of orders.entries()) {
    const patient = buyers.find(({ email }) => email === order.patientEmail);
    const items = order.items.map((item) => itemOf(item, images.get(item.medicineName) ?? null, context));
    await addOrder(index, order, { patientId: patient?._id ?? null, items }, context);
  }
  return orders.length;
}

async function addOrder(
  index: number,
  { status, buyer, history, cancelledBy }: OrderSeed,
  { patientId, items }: Pick<Order, 'patientId' | 'items'>,
  context: Context,
): Promise<void> {
  const placedAt = history[0].at;
  const createdAt = heldAtOf(placedAt);
  const _id = idOf(`order ${index}`, createdAt);
  const paymentId = idOf(`payment of order ${index}`, createdAt);
  const totalPaise = items.reduce((sum, item) => sum + item.pricePaise * item.quantity, 0);
  await addPayment(
    {
      _id: paymentId,
      purpose: 'order',
      subjectId: _id,
      items: items.map(({ name, pricePaise, quantity }) => ({ name, unitPaise: pricePaise, quantity })),
      patientId,
      payer: { name: buyer.name, email: buyer.email },
      returnPath: '/medicine',
      createdAt,
      refundReason: cancelledBy && 'Order cancelled',
    },
    context,
  );
  const msg = `Order cancelled. ${formatPaise(totalPaise)} will be refunded to the card in 5 to 7 days.`;
  const byType = cancelledBy === 'hospital' ? 'admin' : patientId ? 'patient' : null;
  await put(context.orders, {
    _id,
    number: numberOf(index, createdAt),
    status,
    patientId,
    buyer,
    items,
    totalPaise,
    paymentId,
    holder: patientId ? `patient:${String(patientId)}` : `guest:${buyer.email}`,
    placedAt,
    ...(cancelledBy && { cancellation: { by: cancelledBy, byType, msg } }),
    history: [
      { status: 'reserved', at: createdAt, by: patientId },
      ...history.map((change) => ({ ...change, by: change.status === 'placed' ? patientId : null })),
    ],
    createdAt,
    updatedAt: history.at(-1)!.at,
  });
}

const itemOf = (
  { medicineName, quantity, price, listPrice }: OrderItemSeed,
  image: string | null,
  context: Context,
): OrderItem => ({
  medicineId: medicineId(medicineName, context),
  name: medicineName,
  image,
  pricePaise: toPaise(price),
  listPricePaise: toPaise(listPrice),
  quantity,
});

/** The same number on every run of the day. */
function numberOf(index: number, at: Date): string {
  const random = randomFrom(`order number ${index}`);
  return `HP-${at.getUTCFullYear()}-${Array.from({ length: 6 }, () => random.pick(SIGNS.split(''))).join('')}`;
}
