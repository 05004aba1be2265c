import mongoose from 'mongoose';
import { toNotification, toOrder, toPayment, toVisit } from './floor-answers.mjs';

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
const VISIT = { 'slot.covers': 0 };
const REFUNDED = { refunds: 1, refundedPaise: 1 };
const PLACED = { status: { $nin: ['reserved', 'lapsed'] } };

/**
 * The lists that are read from the database, each with the queries of the product and no others, and with its answers:
 * the same fields, and the same bytes.
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
    const actor = await people.actorOf(request);
    const oldest = ObjectId.createFromTime(Math.floor(Date.now() / 1000) - A_YEAR_S);
    const own = { patientId: actor._id, status: { $nin: ['held', 'cancelled'] }, _id: { $gte: oldest } };
    const rows = await appointments
      .find(own, { projection: VISIT })
      .sort({ _id: -1 })
      .limit(MAX_LISTED)
      .toArray();
    return { body: rows.map((row) => toVisit(row, actor)) };
  }

  const page = (collection, filter, projection) =>
    collection.find(filter, { projection }).sort({ _id: -1 }).limit(PAGE).toArray();
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

  /** A page of a list, and the header that says how many there are. */
  async function listOf(collection, filter, { toAnswers, projection }) {
    const rows = await page(collection, filter, projection);
    const [body, total] = await Promise.all([toAnswers(rows), count(collection, filter, rows)]);
    const range = `${collection.collectionName} 0-${rows.length - 1}/${total}`;
    return { body, headers: { 'content-range': range } };
  }

  async function ofAppointments(request, { searchParams }) {
    const actor = await people.actorOf(request);
    const { status } = JSON.parse(searchParams.get('filter') ?? '{}');
    const toAnswers = (rows) => rows.map((row) => toVisit(row, actor));
    return listOf(appointments, { status: status ?? BOOKED.status }, { toAnswers, projection: VISIT });
  }

  /** With what became of their payments. */
  async function ofOrders(request) {
    const actor = await people.actorOf(request);
    const toAnswers = async (rows) => {
      const ids = rows.map(({ paymentId }) => paymentId);
      const paid = await payments.find({ _id: { $in: ids } }, { projection: REFUNDED }).toArray();
      const byId = new Map(paid.map((payment) => [String(payment._id), payment]));
      return rows.map((row) => toOrder(row, byId.get(String(row.paymentId)), actor));
    };
    return listOf(orders, PLACED, { toAnswers });
  }

  async function ofPayments(request) {
    await people.actorOf(request);
    return listOf(payments, {}, { toAnswers: (rows) => rows.map(toPayment) });
  }

  async function ofNotifications(request) {
    const { _id: userId } = await people.actorOf(request);
    return listOf(notifications, { userId }, { toAnswers: (rows) => rows.map(toNotification) });
  }

  return [
    [/^\/api\/appointments\/patient\/\w+$/, ownAppointments],
    [/^\/api\/v1\/appointments$/, ofAppointments],
    [/^\/api\/v1\/orders$/, ofOrders],
    [/^\/api\/v1\/payments$/, ofPayments],
    [/^\/api\/v1\/notifications$/, ofNotifications],
  ];
}
