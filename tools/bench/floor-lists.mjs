import mongoose from 'mongoose';

const { ObjectId } = mongoose.mongo;
const PAGE = 25;
const MAX_LISTED = 500;
/** As far as the product counts, and what it remembers for so long. */
const MAX_COUNTED = 10_000;
const REMEMBERED_FROM = 1000;
const REMEMBERED_FOR_MS = 10_000;
const A_YEAR_S = 365 * 24 * 3600;
/** Nobody's list has what is only held while somebody pays. */
const BOOKED = { status: { $ne: 'held' } };
const PLACED = { status: { $nin: ['reserved', 'lapsed'] } };

/**
 * The lists that are read from the database, each with the queries of the product and no others.
 * @param {import('mongodb').Db} db @param {import('./floor-people.mjs').People} people
 */
export function listsOf(db, people) {
  const [appointments, orders, payments, notifications] = [
    'appointments',
    'orders',
    'payments',
    'notifications',
  ].map((name) => db.collection(name));

  async function ownAppointments(request) {
    const { _id } = await people.actorOf(request);
    const oldest = ObjectId.createFromTime(Math.floor(Date.now() / 1000) - A_YEAR_S);
    const own = { patientId: _id, status: { $nin: ['held', 'cancelled'] }, _id: { $gte: oldest } };
    return appointments.find(own).sort({ _id: -1 }).limit(MAX_LISTED).toArray();
  }

  const page = (collection, filter) => collection.find(filter).sort({ _id: -1 }).limit(PAGE).toArray();
  const known = new Map();

  /** A page that is not full says by itself how many there are. */
  async function count(collection, filter, rows) {
    if (rows.length < PAGE) return rows.length;
    const key = collection.collectionName + JSON.stringify(filter);
    if (known.get(key)?.until > Date.now()) return known.get(key).total;
    const total = await collection.countDocuments(filter, { limit: MAX_COUNTED + 1 });
    if (total >= REMEMBERED_FROM) known.set(key, { total, until: Date.now() + REMEMBERED_FOR_MS });
    return total;
  }

  async function listOf(collection, filter) {
    const rows = await page(collection, filter);
    return { rows, total: await count(collection, filter, rows) };
  }

  async function ofAppointments(request, { searchParams }) {
    await people.actorOf(request);
    const { status } = JSON.parse(searchParams.get('filter') ?? '{}');
    return listOf(appointments, { status: status ?? BOOKED.status });
  }

  /** With what became of their payments. */
  async function ofOrders(request) {
    await people.actorOf(request);
    const { rows, total } = await listOf(orders, PLACED);
    const ids = rows.map(({ paymentId }) => paymentId);
    return { rows, total, payments: await payments.find({ _id: { $in: ids } }).toArray() };
  }

  async function ofPayments(request) {
    await people.actorOf(request);
    return listOf(payments, {});
  }

  async function ofNotifications(request) {
    const { _id: userId } = await people.actorOf(request);
    return listOf(notifications, { userId });
  }

  return [
    [/^\/api\/appointments\/patient\/\w+$/, ownAppointments],
    [/^\/api\/v1\/appointments$/, ofAppointments],
    [/^\/api\/v1\/orders$/, ofOrders],
    [/^\/api\/v1\/payments$/, ofPayments],
    [/^\/api\/v1\/notifications$/, ofNotifications],
  ];
}
