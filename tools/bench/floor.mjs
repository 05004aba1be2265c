/**
 * The limit that a Node server can reach: node:http and the bare MongoDB driver, doing the same queries on the same
 * database, with the same indexes, concerns, look at the session and call to the payment sandbox, and nothing
 * around it. Started by bench.mjs, which reads its port from the first line.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { URLSearchParams } from 'node:url';
import { verify } from '@node-rs/argon2';
import mongoose from 'mongoose';

const { MongoClient, ObjectId } = mongoose.mongo;
const { MONGODB_URI, JWT_SECRET, STRIPE_API_BASE, STRIPE_SECRET_KEY } = process.env;
const CARD = { fullName: 1, speciality: 1, experience: 1, qualification: 1, feePaise: 1, image: 1 };
const DOCTORS = { type: 'doctor', published: true, disabled: false };
/** The states of the partial unique index: with another list it would not serve. */
const LIVE = { $in: ['held', 'pending', 'accepted'] };
const PER_PAGE = 20;
const ADMIN_PAGE = 25;
const HALF_AN_HOUR_MS = 1_830_000;
const MAX_LISTED = 500;

const client = new MongoClient(MONGODB_URI, {
  readConcern: { level: 'majority' },
  writeConcern: { w: 'majority', journal: true },
});
await client.connect();
const db = client.db();
const [users, sessions, appointments] = ['users', 'sessions', 'appointments'].map((name) =>
  db.collection(name),
);

function sign(text) {
  return createHmac('sha256', JWT_SECRET).update(text).digest();
}

/** The person behind the token, read as the product reads it. */
async function actorOf(request) {
  const [head, body, signature] = request.headers.authorization.slice('Bearer '.length).split('.');
  if (!timingSafeEqual(sign(`${head}.${body}`), Buffer.from(signature, 'base64url')))
    throw new Error('Forged');
  const { sid } = JSON.parse(Buffer.from(body, 'base64url'));
  const now = new Date();
  const [session] = await sessions
    .aggregate([
      { $match: { _id: new ObjectId(sid), expiresAt: { $gt: now }, idleExpiresAt: { $gt: now } } },
      {
        $lookup: {
          ...{ from: 'users', localField: 'userId', foreignField: '_id', as: 'user' },
          pipeline: [{ $match: { disabled: false } }, { $project: { type: 1, fullName: 1, email: 1 } }],
        },
      },
      { $unwind: '$user' },
    ])
    .toArray();
  return session.user;
}

async function readBody(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks));
}

async function doctors(_request, { searchParams }) {
  const page = Number(searchParams.get('page') ?? 1);
  const text = searchParams.get('search')?.toLowerCase();
  const filter = text ? { ...DOCTORS, nameWords: { $gte: text, $lt: `${text}\uffff` } } : DOCTORS;
  const find = users.find(filter, { projection: CARD }).sort({ nameKey: 1, _id: 1 });
  const [value, total] = await Promise.all([
    find
      .skip((page - 1) * PER_PAGE)
      .limit(PER_PAGE)
      .toArray(),
    users.countDocuments(filter),
  ]);
  return { value, total };
}

function slots(_request, { pathname, searchParams }) {
  const from = searchParams.get('from');
  const more = Number(searchParams.get('days')) - 1;
  const last = new Date(Date.parse(from) + more * 24 * 3_600_000).toISOString().slice(0, 10);
  const doctor = { 'slot.doctorId': new ObjectId(pathname.split('/')[4]) };
  const taken = { ...doctor, 'slot.date': { $gte: from, $lte: last }, status: LIVE };
  return appointments.find(taken, { projection: { _id: 0, slot: 1 } }).toArray();
}

async function ownAppointments(request) {
  const { _id } = await actorOf(request);
  const own = { patientId: _id, status: { $nin: ['held', 'cancelled'] } };
  return appointments.find(own).sort({ _id: -1 }).limit(MAX_LISTED).toArray();
}

/** Nobody's list has the times that are only held while somebody pays. */
async function adminList(request, { searchParams }) {
  await actorOf(request);
  const { status } = JSON.parse(searchParams.get('filter') ?? '{}');
  const filter = { status: status ?? { $ne: 'held' } };
  const [rows] = await Promise.all([
    appointments.find(filter).sort({ _id: -1 }).limit(ADMIN_PAGE).toArray(),
    status ? appointments.countDocuments(filter) : countOfAll(),
  ]);
  return rows;
}

async function countOfAll() {
  const counts = [appointments.estimatedDocumentCount(), appointments.countDocuments({ status: 'held' })];
  const [all, held] = await Promise.all(counts);
  return all - held;
}

async function login(request) {
  const { email, password, type } = await readBody(request);
  const user = await users.findOne({ email, type });
  if (!(await verify(user.passwordHash, password))) throw new Error('Wrong password');
  const later = new Date(Date.now() + HALF_AN_HOUR_MS);
  const session = { userId: user._id, createdAt: new Date(), idleExpiresAt: later, expiresAt: later };
  const { insertedId } = await sessions.insertOne(session);
  const text = Buffer.from(JSON.stringify({ sub: user._id, sid: insertedId })).toString('base64url');
  return { msg: 'success', token: `${text}.${sign(text).toString('base64url')}` };
}

/** Takes the slot by the unique index, stores the payment, opens the session at the provider. */
async function checkout(request) {
  const [person, wish] = await Promise.all([actorOf(request), readBody(request)]);
  const [visitId, paymentId] = [new ObjectId(), new ObjectId()];
  const { preferredDate: date, preferredTime: time } = wish;
  const doctorId = new ObjectId(wish.doctorId);
  const people = {
    patientId: person._id,
    patientName: person.fullName,
    doctorId,
    doctorName: wish.doctorName,
  };
  const slot = { doctorId, date, time };
  await appointments.insertOne({ _id: visitId, status: 'held', ...people, slot, paymentId });
  const payment = {
    purpose: 'appointment',
    status: 'created',
    amountPaise: 80_000,
    subjectId: visitId,
    ...people,
  };
  await db.collection('payments').insertOne({ _id: paymentId, ...payment });
  const session = await openSession(paymentId, person.email);
  const { id: sessionId, url } = session;
  await db.collection('payments').updateOne({ _id: paymentId }, { $set: { sessionId, sessionUrl: url } });
  await db
    .collection('auditevents')
    .insertOne({ action: 'payment.create', recordId: String(paymentId), at: new Date() });
  return { id: sessionId, url };
}

async function openSession(paymentId, email) {
  const answer = await fetch(`${STRIPE_API_BASE}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${STRIPE_SECRET_KEY}`, 'idempotency-key': `checkout-${paymentId}` },
    body: new URLSearchParams({
      ...{ mode: 'payment', client_reference_id: String(paymentId), customer_email: email },
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'inr',
      'line_items[0][price_data][unit_amount]': '80000',
      'line_items[0][price_data][product_data][name]': 'Consultation',
      expires_at: String(Math.ceil((Date.now() + HALF_AN_HOUR_MS) / 1000)),
      ...{ success_url: 'http://localhost/#/done', cancel_url: 'http://localhost/#/cancelled' },
    }),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}`);
  return answer.json();
}

const ROUTES = [
  [/^\/api\/users\/doctors$/, doctors],
  [/^\/api\/users\/doctors\/\w+\/slots$/, slots],
  [/^\/api\/users\/login$/, login],
  [/^\/api\/appointments\/patient\/\w+$/, ownAppointments],
  [/^\/api\/payment\/create-checkout-session$/, checkout],
  [/^\/api\/v1\/appointments$/, adminList],
];

const server = createServer((request, response) => {
  const url = new URL(request.url, 'http://localhost');
  const [, answer] = ROUTES.find(([path]) => path.test(url.pathname));
  answer(request, url).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    (error) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
process.on('disconnect', () => process.exit(0));
