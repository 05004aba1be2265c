import { Types } from 'mongoose';
import { LAB_BOOKING_STATUSES } from '../../../openapi/contract/shop/lab-bookings.js';
import { LAB_GROUPS } from '../../../openapi/contract/shop/lab-tests.js';
import { HEALTH_CONDITIONS } from '../../../openapi/contract/shop/medicines.js';
import { DOSE_FORMS } from '../../../openapi/contract/shop/medicine-names/facts.js';
import { ORDER_STATUSES } from '../../../openapi/contract/shop/orders.js';

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length];
const DAY_MS = 24 * 3_600_000;
const dayOf = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const dates = () => ({ createdAt: new Date(), updatedAt: new Date() });

const product = (kind: string, n: number) => ({
  name: `${kind} ${n}`,
  nameKey: `${kind.toLowerCase()} ${String(n).padStart(6, '0')}`,
  description: 'One of many.',
  pricePaise: 1000 + n,
  turnaround: '24 hours',
  image: null,
  published: n % 50 !== 0,
  deleted: n % 40 === 0,
  version: 1,
  ...dates(),
});

const medicine = (n: number) => ({
  ...product('Medicine', n),
  brand: `Brand ${n % 30}`,
  condition: pick(HEALTH_CONDITIONS, n),
  stock: n % 100,
  substances: n % 10 === 0 ? null : [{ substance: `substance ${n % 300}`, strength: null }],
  doseForm: pick(DOSE_FORMS, n),
  release: null,
  packSize: null,
});

const order = (n: number, patientId: Types.ObjectId) => ({
  number: `HP-2026-${String(n).padStart(6, '0')}`,
  status: n % 7 === 0 ? 'lapsed' : pick(ORDER_STATUSES, n),
  patientId: n % 4 === 0 ? null : patientId,
  buyer: { name: 'Asha Rao', email: `buyer${n}@example.org`, phone: '+919812345678', address: 'Bengaluru' },
  items: [],
  totalPaise: 8000,
  paymentId: new Types.ObjectId(),
  holder: `buyer${n}`,
  placedAt: new Date(),
  history: [],
  ...dates(),
});

const labBooking = (n: number, patientId: Types.ObjectId) => ({
  status: pick(LAB_BOOKING_STATUSES, n),
  patientId,
  patientName: 'Asha Rao',
  test: { labTestId: new Types.ObjectId(), name: 'Test', turnaround: '24 hours', image: null, group: null },
  pricePaise: 65_000,
  fullName: 'Asha Rao',
  phone: '+919812345678',
  date: dayOf(((n * 13) % 400) - 200),
  place: 'hospital',
  address: null,
  payment: 'atCollection',
  paymentId: null,
  history: [],
  words: ['asha', 'rao', 'test', `person${n}`],
  ...dates(),
});

/** Rows of the pharmacy and the lab, by collection. */
export const manyShopRows = (
  numbers: number[],
  patients: Types.ObjectId[],
  mostProducts: number,
): Record<string, object[]> => ({
  medicines: numbers.slice(0, mostProducts).map(medicine),
  labtests: numbers
    .slice(0, mostProducts)
    .map((n) => ({ ...product('Test', n), group: pick(LAB_GROUPS, n) })),
  orders: numbers.map((n) => order(n, pick(patients, n))),
  labbookings: numbers.map((n) => labBooking(n, pick(patients, n))),
});
