import { DateTime } from 'luxon';
import type { OrderStatus } from '../../openapi/contract/shop/orders.js';
import { DEMO_PATIENT_EMAIL, patients as allPatients, type PatientSeed } from '../patients.js';
import { emailOf, mobileOf } from '../people.js';
import { randomFrom } from '../random.js';
import { addressOf } from './addresses.js';
import type { MedicineSeed } from './medicines.js';

export interface OrderItemSeed {
  medicineName: string;
  quantity: number;
  /** Of one box as sold, in rupees. */
  price: number;
  /** Of one box before the promotion, in rupees. */
  listPrice: number;
}

/** One order of the demo hospital's pharmacy, paid by card. */
export interface OrderSeed {
  /** Null when a guest bought. */
  patientEmail: string | null;
  buyer: { name: string; email: string; phone: string; address: string };
  items: OrderItemSeed[];
  status: OrderStatus;
  /** Every state it has been in, oldest first; none lies in the future. */
  history: { status: OrderStatus; at: Date }[];
  /** Who cancelled it; null for every other state. */
  cancelledBy: 'buyer' | 'hospital' | null;
}

/** Place in the list of patients (0 is the demo login), or the name of a guest. */
type Buyer = number | string;
/** The days count back from today to the purchase; boxes are how many different medicines it holds. */
type Row = [
  buyer: Buyer,
  status: OrderStatus,
  daysAgo: number,
  boxes: number,
  cancelledBy?: 'buyer' | 'hospital',
];

const rows: Row[] = [
  [0, 'delivered', 58, 3],
  [0, 'delivered', 29, 2],
  [0, 'cancelled', 17, 1, 'buyer'],
  [0, 'shipped', 3, 2],
  [0, 'packed', 2, 1],
  [0, 'placed', 1, 3],
  [1, 'delivered', 44, 2],
  [3, 'delivered', 36, 1],
  [6, 'delivered', 25, 4],
  [9, 'delivered', 21, 2],
  ['Harish Bhat', 'delivered', 14, 1],
  [12, 'delivered', 11, 3],
  [15, 'delivered', 8, 1],
  [2, 'shipped', 4, 2],
  [19, 'shipped', 3, 1],
  ['Leela Thomas', 'shipped', 3, 2],
  [5, 'packed', 2, 2],
  [10, 'packed', 2, 1],
  [23, 'packed', 1, 3],
  [4, 'placed', 1, 1],
  [8, 'placed', 1, 2],
  ['Farhan Sheikh', 'placed', 1, 1],
  [13, 'placed', 1, 2],
  [16, 'cancelled', 9, 2, 'hospital'],
  [21, 'cancelled', 5, 1, 'buyer'],
  ['Nandini Rao', 'cancelled', 6, 1, 'hospital'],
];

/** The hospital's promotion while the orders were placed. */
const DEMO_PROMO_PERCENT = 20;

/** Paise are rounded half up, as the shelf does it. */
const reduced = (price: number, percent: number): number => Math.round(price * (100 - percent)) / 100;

/** Steps after the purchase: hours later. */
const HOURS_LATER: Record<OrderStatus, number> = {
  placed: 0,
  packed: 3,
  shipped: 9,
  delivered: 52,
  cancelled: 2,
};
const COURSE: OrderStatus[] = ['placed', 'packed', 'shipped', 'delivered'];

function historyOf(status: OrderStatus, placed: DateTime): OrderSeed['history'] {
  const passed: OrderStatus[] =
    status === 'cancelled' ? ['placed', 'cancelled'] : COURSE.slice(0, COURSE.indexOf(status) + 1);
  return passed.map((step) => ({ status: step, at: placed.plus({ hours: HOURS_LATER[step] }).toJSDate() }));
}

function buyerOf(buyer: Buyer, patients: PatientSeed[]): Pick<OrderSeed, 'patientEmail' | 'buyer'> {
  const patient = typeof buyer === 'number' ? patients[buyer] : undefined;
  const name = patient?.fullName ?? String(buyer);
  return {
    patientEmail: patient?.email ?? null,
    buyer: {
      name,
      email: patient?.email ?? emailOf(name),
      phone: patient?.mobile ?? mobileOf(name),
      address: addressOf(name),
    },
  };
}

/**
 * The pharmacy orders of the demo hospital before a day, with the prices of the promotion. What is sold out now was
 * never in them, so that the stock of the shelf can stay as it is. The same arguments give the same list.
 * @param today YYYY-MM-DD in the hospital's time zone
 * @param zone the hospital's time zone
 * @throws RangeError for a `today` that is no date or an empty shelf; Error when the demo patient is missing
 */
export function demoOrders(
  today: string,
  medicines: MedicineSeed[],
  patients: PatientSeed[],
  zone = 'Asia/Kolkata',
): OrderSeed[] {
  const midnight = DateTime.fromISO(today, { zone });
  if (!midnight.isValid) throw new RangeError(`Not a date: ${today}`);
  if (patients[0]?.email !== DEMO_PATIENT_EMAIL) throw new Error('The demo patient is missing.');
  const random = randomFrom('orders of the demo hospital');
  const shelf = medicines.filter(({ stock }) => stock > 0);
  const itemsOf = (boxes: number): OrderItemSeed[] => {
    const first = random.below(shelf.length);
    // 7 shares no divisor with the shelf's usual size, so that the medicines of an order differ.
    return Array.from({ length: boxes }, (_, index) => shelf[(first + index * 7) % shelf.length]).map(
      ({ name, price }) => ({
        medicineName: name,
        quantity: 1 + random.below(3),
        price: reduced(price, DEMO_PROMO_PERCENT),
        listPrice: price,
      }),
    );
  };
  return rows.map(([buyer, status, daysAgo, boxes, cancelledBy]) => {
    const placed = midnight.minus({ days: daysAgo }).plus({ hours: 8, minutes: random.below(360) });
    return {
      ...buyerOf(buyer, patients),
      items: itemsOf(boxes),
      status,
      history: historyOf(status, placed),
      cancelledBy: cancelledBy ?? null,
    };
  });
}

/** A delivered order of the demo patient, of one medicine. */
export function deliveredOrder(
  placed: DateTime,
  { name, price }: Pick<MedicineSeed, 'name' | 'price'>,
  quantity: number,
): OrderSeed {
  return {
    ...buyerOf(0, allPatients),
    items: [{ medicineName: name, quantity, price: reduced(price, DEMO_PROMO_PERCENT), listPrice: price }],
    status: 'delivered',
    history: historyOf('delivered', placed),
    cancelledBy: null,
  };
}
