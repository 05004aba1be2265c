import { DateTime } from 'luxon';
import { formatPaise, toPaise } from '../../backend/src/common/money.js';
import type { Order, OrderItem } from '../../backend/src/orders/order.schema.js';
import type { Medicine } from '../../backend/src/pharmacy/medicine.schema.js';
import type { Prescription } from '../../backend/src/prescriptions/prescription.schema.js';
import type { User } from '../../backend/src/users/user.schema.js';
import { addPayment, heldAtOf } from '../add-payment.js';
import { medicineId } from '../add-products.js';
import { idOf, put } from '../context.js';
import type { Context } from '../context.js';
import { DEMO_PATIENT_EMAIL, patients } from '../patients.js';
import { medicines } from './medicines.js';
import { deliveredOrder, demoOrders } from './orders.js';
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

/** Boxes that the demo patient has had of a prescription of a few weeks ago; the screens show what is left of it. */
const PRESCRIBED = { name: 'Atorvastatin 10 mg tablets', boxes: 4, perBox: 10 };

/** An order for a part of a prescription of the demo patient, a day after it was written. */
export async function addPrescribedOrder(context: Context): Promise<void> {
  const patient = await context.users.findOne({ email: DEMO_PATIENT_EMAIL, type: 'patient' }).lean<User>();
  const prescription = await context.prescriptions
    .findOne({ patientId: patient!._id, 'medicines.name': PRESCRIBED.name })
    .lean<Prescription>();
  const { _id: id, number, medicines: rows, date } = prescription!;
  const medicine = medicines.find(({ name }) => name.startsWith(PRESCRIBED.name))!;
  const placed = DateTime.fromJSDate(context.clock.instant(context.clock.addDays(date, 1), '10:20'));
  const order = deliveredOrder(placed, medicine, PRESCRIBED.boxes);
  const image = (await context.medicines.findOne({ name: medicine.name }).lean<Medicine>())?.image ?? null;
  const line = rows.findIndex(({ name }) => name === PRESCRIBED.name) + 1;
  const item = {
    ...itemOf(order.items[0], image, context),
    prescription: { id, number, line, perBox: PRESCRIBED.perBox },
  };
  await addOrder('for a prescription', order, { patientId: patient!._id, items: [item] }, context);
}

/** @param name apart from those of the other orders */
async function addOrder(
  name: number | string,
  { status, buyer, history, cancelledBy }: OrderSeed,
  { patientId, items }: Pick<Order, 'patientId' | 'items'>,
  context: Context,
): Promise<void> {
  const placedAt = history[0].at;
  const createdAt = heldAtOf(placedAt);
  const _id = idOf(`order ${name}`, createdAt);
  const paymentId = idOf(`payment of order ${name}`, createdAt);
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
    number: numberOf(name, createdAt),
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
function numberOf(name: number | string, at: Date): string {
  const random = randomFrom(`order number ${name}`);
  return `HP-${at.getUTCFullYear()}-${Array.from({ length: 6 }, () => random.pick(SIGNS.split(''))).join('')}`;
}
