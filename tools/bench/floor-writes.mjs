import { randomBytes } from 'node:crypto';
import { URLSearchParams } from 'node:url';
import { verify } from '@node-rs/argon2';
import mongoose from 'mongoose';
import { boundsOf } from './floor-bounds.mjs';
import { toVisit } from './floor-answers.mjs';
import { eventOf, heldVisit, mailFor, newsFor, paymentOf, refundRow, sessionOf } from './floor-rows.mjs';

const { ObjectId } = mongoose.mongo;
const { STRIPE_API_BASE, STRIPE_SECRET_KEY } = process.env;
const HALF_AN_HOUR_MS = 1_830_000;
const FEE_PAISE = 80_000;
const HALF_A_YEAR_MS = 180 * 24 * 3_600_000;
/** What says how much of a payment is left. */
const LEFT = { status: 1, amountPaise: 1, takenPaise: 1, refundedPaise: 1 };
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
  const note = (action, recordId, { session, ...about }) =>
    events.insertOne(eventOf(action, recordId, about), { session });

  async function login(request) {
    const { email, password, type } = await readBody(request);
    const user = await users.findOne({ email, type });
    const keys = [`address:bench`, `pair:${type}:${email}`, `account:${type}:${email}`];
    for (const key of keys) await bounds.countTry(key);
    if (!(await verify(user.passwordHash, password))) throw new Error('Wrong password');
    const later = new Date(Date.now() + HALF_AN_HOUR_MS);
    const session = sessionOf(user._id, later);
    const [{ insertedId }, device] = await Promise.all([
      sessions.insertOne(session),
      remember(user._id),
      note('session.open', user._id, { actor: user }),
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
    const until = new Date(Date.now() + HALF_AN_HOUR_MS);
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
    const visit = heldVisit({ who, wish, slot, visitId, paymentId, feePaise: FEE_PAISE, until });
    await appointments.insertOne(visit);
    await Promise.all(claims.map((claim) => bounds.hold(claim, paymentId)));
    await payments.insertOne(paymentOf(who, { visit, email: person.email }));
    const { id: sessionId, url } = await openSession(paymentId, person.email);
    await Promise.all([
      payments.updateOne({ _id: paymentId }, { $set: { sessionId, sessionUrl: url, updatedAt: new Date() } }),
      note('payment.create', paymentId, {
        actor: person,
        after: { purpose: 'appointment', amountPaise: FEE_PAISE, subjectId: String(visitId) },
      }),
    ]);
    return { body: { id: sessionId, url, expiresAt: new Date().toISOString() } };
  }

  /** One step of a visit and all that belongs to it, in one transaction. */
  async function step(visit, { actor, to, from, set = {}, along, readers }) {
    return client.withSession((session) =>
      session.withTransaction(async () => {
        const [at, { history }] = [new Date(), visit];
        const after = await appointments.findOneAndUpdate(
          { _id: visit._id, status: from, history: { $size: history.length }, leaveCase: null },
          {
            $set: { ...set, status: to, updatedAt: at },
            $push: { history: { status: to, at, by: actor._id } },
          },
          { session, returnDocument: 'after' },
        );
        await along(session, after);
        await tell(readers, after, session);
        const change = { before: { status: from }, after: { status: to, ...traced(set) } };
        await note(`appointment.${to}`, visit._id, { session, actor, ...change });
        return after;
      }, IN_TRANSACTION),
    );
  }

  async function tell(ids, visit, session) {
    const columns = { email: 1, fullName: 1, emailConfirmedAt: 1, erasedAt: 1, heldBy: 1 };
    const options = { session, projection: columns };
    const readers = await users.find({ _id: { $in: ids } }, options).toArray();
    const insert = (rows, made) =>
      made.length === 1 ? rows.insertOne(made[0], { session }) : rows.insertMany(made, { session });
    await insert(
      notifications,
      readers.map((reader) => newsFor(reader, visit)),
    );
    await insert(
      outbox,
      readers.map((reader) => mailFor(reader, visit)),
    );
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
      ...{ actor, from: 'pending', to: 'accepted', readers: [visit.patientId] },
      set: {
        ...{ acceptedDoctorId: doctorId, acceptedDoctorName: doctor.fullName, appointmentDate: date },
        slot: visit.slot,
      },
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
    const actor = await people.actorOf(request);
    const { _id: patientId } = actor;
    const visit = await appointments.findOne({ _id: new ObjectId(pathname.split('/')[3]), patientId });
    const { paymentId: _id } = visit;
    const msg = 'Appointment cancelled. ₹800 will be refunded to your card.';
    const refundText = '₹800 will be refunded to your card.';
    await step(visit, {
      ...{ actor, from: 'pending', to: 'cancelled', readers: [patientId, visit.doctorId] },
      set: { cancellation: { byType: 'patient', refundPaise: FEE_PAISE, refundText, msg } },
      along: async (session) => {
        const { amountPaise } = await payments.findOne({ _id }, { session, projection: LEFT });
        const [kind, reason, requestedAt] = ['cancellation', 'Appointment cancelled', new Date()];
        await payments.updateOne(
          { _id, status: 'paid', 'refunds.kind': { $ne: kind } },
          {
            $push: { refunds: { kind, amountPaise, reason, status: 'pending', requestedAt } },
            $inc: { refundedPaise: amountPaise },
            $set: { updatedAt: requestedAt },
            $unset: { checkAt: 1 },
          },
          { session },
        );
        await outbox.insertOne(refundRow(_id), { session });
      },
    });
    return { body: { msg } };
  }

  return [
    [/^\/api\/users\/login$/, login],
    [/^\/api\/payment\/create-checkout-session$/, checkout],
    [/^\/api\/appointments\/\w+\/respond$/, respond],
    [/^\/api\/appointments\/\w+$/, cancel],
  ];
}

/** What the trail has of the columns of a step: of a time no single minute. */
function traced({ slot, ...others }) {
  if (!slot) return others;
  const { doctorId, date, time, minutes } = slot;
  return { ...others, slot: { doctorId, date, time, minutes } };
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
