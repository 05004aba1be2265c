import { URLSearchParams } from 'node:url';
import { verify } from '@node-rs/argon2';
import mongoose from 'mongoose';

const { ObjectId } = mongoose.mongo;
const { STRIPE_API_BASE, STRIPE_SECRET_KEY } = process.env;
const HALF_AN_HOUR_MS = 1_830_000;
const FEE_PAISE = 80_000;
const IN_TRANSACTION = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } };

async function readBody(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks));
}

/**
 * The writes, each with what the product promises at least: the slot, the money, who is told, and who did it.
 * @param {import('mongodb').MongoClient} client @param {import('./floor-people.mjs').People} people
 */
export function writesOf(client, people) {
  const db = client.db();
  const [users, sessions, appointments, payments, days, notifications, outbox, events] = [
    ...['users', 'sessions', 'appointments', 'payments', 'doctordays'],
    ...['notifications', 'outbox', 'auditevents'],
  ].map((name) => db.collection(name));
  const note = (action, recordId, session) =>
    events.insertOne({ action, recordId: String(recordId), at: new Date() }, { session });

  async function login(request) {
    const { email, password, type } = await readBody(request);
    const user = await users.findOne({ email, type });
    if (!(await verify(user.passwordHash, password))) throw new Error('Wrong password');
    const later = new Date(Date.now() + HALF_AN_HOUR_MS);
    const session = { userId: user._id, createdAt: new Date(), idleExpiresAt: later, expiresAt: later };
    const { insertedId } = await sessions.insertOne(session);
    const text = Buffer.from(JSON.stringify({ sub: user._id, sid: insertedId })).toString('base64url');
    return { msg: 'success', token: `${text}.${people.sign(text).toString('base64url')}` };
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
    await appointments.insertOne({ _id: visitId, status: 'held', ...who, slot, paymentId });
    const payment = { purpose: 'appointment', status: 'created', amountPaise: FEE_PAISE, ...who };
    await payments.insertOne({ _id: paymentId, subjectId: visitId, ...payment });
    const { id: sessionId, url } = await openSession(paymentId, person.email);
    await Promise.all([
      payments.updateOne({ _id: paymentId }, { $set: { sessionId, sessionUrl: url } }),
      note('payment.create', paymentId),
    ]);
    return { id: sessionId, url };
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
    const mail = { to: email, subject: news.title, html: `<p>${news.text}</p>` };
    const row = { effect: 'mail', dedupeKey: `mail:${key}:${String(userId)}`, mail, state: 'queued' };
    await outbox.insertOne({ ...row, createdAt: new Date() }, { session });
  }

  async function respond(request, { pathname }) {
    const [{ _id: doctorId }, { appointmentDate: date }] = await Promise.all([
      people.actorOf(request),
      readBody(request),
    ]);
    const visit = await appointments.findOne({ _id: new ObjectId(pathname.split('/')[3]), doctorId });
    const doctor = await users.findOne({ _id: doctorId });
    return step(visit, {
      ...{ from: 'pending', to: 'accepted' },
      set: { acceptedDoctorId: doctorId, acceptedDoctorName: doctor.fullName, appointmentDate: date },
      along: (session) =>
        days.updateOne(
          { _id: `${String(doctorId)}:${date}`, leaveId: null },
          { $inc: { visits: 1 } },
          { session, upsert: true },
        ),
    });
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
    return { msg: 'Appointment cancelled.' };
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
