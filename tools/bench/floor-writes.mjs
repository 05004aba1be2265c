import { randomBytes } from 'node:crypto';
import { URLSearchParams } from 'node:url';
import { verify } from '@node-rs/argon2';
import mongoose from 'mongoose';
import { boundsOf } from './floor-bounds.mjs';
import { toVisit } from './floor-answers.mjs';

const { ObjectId } = mongoose.mongo;
const { STRIPE_API_BASE, STRIPE_SECRET_KEY } = process.env;
const HALF_AN_HOUR_MS = 1_830_000;
const FEE_PAISE = 80_000;
const HALF_A_YEAR_MS = 180 * 24 * 3_600_000;
/** As long as the product's letter, and its calendar entry: what they say is known before. */
const LETTER = '<p>It has changed.</p>'.padEnd(1600, ' ');
const CALENDAR = { method: 'REQUEST', content: 'BEGIN:VCALENDAR'.padEnd(900, ' ') };
const IN_TRANSACTION = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } };

async function readBody(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks));
}

/**
 * The writes, each with what the product promises: the slot, the money, who is told, and who did it; tries and unpaid
 * checkouts that are counted where every process sees them; devices that are known again.
 * @param {import('mongodb').MongoClient} client @param {import('./floor-people.mjs').People} people
 */
export function writesOf(client, people) {
  const db = client.db();
  const [users, sessions, devices, appointments, payments, days, notifications, outbox, events] = [
    ...['users', 'sessions', 'knowndevices', 'appointments', 'payments', 'doctordays'],
    ...['notifications', 'outbox', 'auditevents'],
  ].map((name) => db.collection(name));
  const bounds = boundsOf(db);
  const note = (action, recordId, session) =>
    events.insertOne({ action, recordId: String(recordId), at: new Date() }, { session });

  async function login(request) {
    const { email, password, type } = await readBody(request);
    const user = await users.findOne({ email, type });
    const keys = [`address:bench`, `pair:${type}:${email}`, `account:${type}:${email}`];
    for (const key of keys) await bounds.countTry(key);
    if (!(await verify(user.passwordHash, password))) throw new Error('Wrong password');
    const later = new Date(Date.now() + HALF_AN_HOUR_MS);
    const session = { userId: user._id, createdAt: new Date(), idleExpiresAt: later, expiresAt: later };
    const [{ insertedId }, device] = await Promise.all([
      sessions.insertOne(session),
      remember(user._id),
      note('session.open', user._id),
      bounds.takeBack(keys),
    ]);
    const text = Buffer.from(JSON.stringify({ sub: user._id, sid: insertedId })).toString('base64url');
    const token = `${text}.${people.sign(text).toString('base64url')}`;
    const body = { msg: 'success', token, type, userId: String(user._id) };
    return { body, headers: { 'set-cookie': `device=${device}; Path=/api/users/login; HttpOnly` } };
  }

  /** A device by a token of its own, and no more than twenty of a person. */
  async function remember(userId) {
    const token = randomBytes(32).toString('base64url');
    const times = { lastLoginAt: new Date(), expiresAt: new Date(Date.now() + HALF_A_YEAR_MS) };
    await devices.insertOne({ _id: token, userId, ...times });
    const old = await devices.find({ userId }).sort({ lastLoginAt: -1 }).skip(20).toArray();
    if (old.length > 0) await devices.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } });
    return token;
  }

  /** Takes the slot by the unique index, stores the payment, opens the session at the provider. */
  async function checkout(request) {
    const [person, wish] = await Promise.all([people.actorOf(request), readBody(request)]);
    const [visitId, paymentId] = [new ObjectId(), new ObjectId()];
    const { preferredDate: date, preferredTime: time, doctorName } = wish;
    const doctorId = new ObjectId(wish.doctorId);
    const who = { patientId: person._id, patientName: person.fullName, doctorId, doctorName };
    const [hours, minutes] = time.split(':').map(Number);
    const covers = Array.from({ length: 30 }, (_, n) => hours * 60 + minutes + n);
    const slot = { doctorId, date, time, minutes: 30, covers };
    const claims = [
      `person:${person._id}`,
      `person:${person._id}:visit`,
      'address:bench',
      `day:${doctorId}:${date}`,
    ];
    await bounds.look(claims);
    await appointments.insertOne({ _id: visitId, status: 'held', ...who, slot, paymentId });
    await Promise.all(claims.map((claim) => bounds.hold(claim, paymentId)));
    const payment = { purpose: 'appointment', status: 'created', amountPaise: FEE_PAISE, ...who };
    await payments.insertOne({ _id: paymentId, subjectId: visitId, ...payment });
    const { id: sessionId, url } = await openSession(paymentId, person.email);
    await Promise.all([
      payments.updateOne({ _id: paymentId }, { $set: { sessionId, sessionUrl: url } }),
      note('payment.create', paymentId),
    ]);
    return { body: { id: sessionId, url, expiresAt: new Date().toISOString() } };
  }

  /** One step of a visit and all that belongs to it, in one transaction. */
  async function step(visit, { to, from, set = {}, along }) {
    return client.withSession((session) =>
      session.withTransaction(async () => {
        const history = { status: to, at: new Date(), by: visit.patientId };
        const after = await appointments.findOneAndUpdate(
          { _id: visit._id, status: from },
          { $set: { ...set, status: to }, $push: { history } },
          { session, returnDocument: 'after' },
        );
        await along(session);
        const reader = await users.findOne({ _id: visit.patientId }, { session });
        await tell(reader, `${String(visit._id)}:${to}`, session);
        await note(`appointment.${to}`, visit._id, session);
        return after;
      }, IN_TRANSACTION),
    );
  }

  async function tell({ _id: userId, email }, key, session) {
    const news = { title: 'Your visit', text: 'It has changed.', readAt: null, createdAt: new Date() };
    await notifications.insertOne({ userId, ...news }, { session });
    const mail = { to: email, subject: news.title, html: LETTER, calendar: CALENDAR };
    const row = { effect: 'mail', dedupeKey: `mail:${key}:${String(userId)}`, mail, state: 'queued' };
    await outbox.insertOne({ ...row, createdAt: new Date() }, { session });
  }

  async function respond(request, { pathname }) {
    const [actor, { appointmentDate: date }] = await Promise.all([
      people.actorOf(request),
      readBody(request),
    ]);
    const { _id: doctorId } = actor;
    const visit = await appointments.findOne({ _id: new ObjectId(pathname.split('/')[3]), doctorId });
    const doctor = await users.findOne({ _id: doctorId });
    const after = await step(visit, {
      ...{ from: 'pending', to: 'accepted' },
      set: { acceptedDoctorId: doctorId, acceptedDoctorName: doctor.fullName, appointmentDate: date },
      along: (session) =>
        days.updateOne(
          { _id: `${String(doctorId)}:${date}`, leaveId: null },
          { $inc: { visits: 1 } },
          { session, upsert: true },
        ),
    });
    return { body: { msg: 'success', value: toVisit(after, actor) } };
  }

  /** Takes a visit back; what was paid is noted to be paid back. */
  async function cancel(request, { pathname }) {
    const { _id: patientId } = await people.actorOf(request);
    const visit = await appointments.findOne({ _id: new ObjectId(pathname.split('/')[3]), patientId });
    const { paymentId: _id } = visit;
    await step(visit, {
      ...{ from: 'pending', to: 'cancelled' },
      along: async (session) => {
        const payment = await payments.findOne({ _id }, { session });
        const refund = { kind: 'cancellation', amountPaise: payment.amountPaise, requestedAt: new Date() };
        await payments.updateOne(
          { _id, status: 'paid' },
          {
            $push: { refunds: refund },
            $inc: { refundedPaise: payment.amountPaise },
            $unset: { checkAt: 1 },
          },
          { session },
        );
        const row = { effect: 'refund', dedupeKey: `refund:${String(_id)}`, paymentId: _id, state: 'queued' };
        await outbox.insertOne({ ...row, createdAt: new Date() }, { session });
      },
    });
    return { body: { msg: 'Appointment cancelled. ₹800 will be refunded to your card.' } };
  }

  return [
    [/^\/api\/users\/login$/, login],
    [/^\/api\/payment\/create-checkout-session$/, checkout],
    [/^\/api\/appointments\/\w+\/respond$/, respond],
    [/^\/api\/appointments\/\w+$/, cancel],
  ];
}

async function openSession(paymentId, email) {
  const answer = await fetch(`${STRIPE_API_BASE}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${STRIPE_SECRET_KEY}`, 'idempotency-key': `checkout-${paymentId}` },
    body: new URLSearchParams({
      ...{ mode: 'payment', client_reference_id: String(paymentId), customer_email: email },
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'inr',
      'line_items[0][price_data][unit_amount]': String(FEE_PAISE),
      'line_items[0][price_data][product_data][name]': 'Consultation',
      expires_at: String(Math.ceil((Date.now() + HALF_AN_HOUR_MS) / 1000)),
      ...{ success_url: 'http://localhost/#/done', cancel_url: 'http://localhost/#/cancelled' },
    }),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}`);
  return answer.json();
}
