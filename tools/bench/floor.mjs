/**
 * The limit that a Node server can reach: node:http and the bare MongoDB driver, doing the same queries on the same
 * database, with the same indexes, concerns, look at the session and call to the payment sandbox, the same rules held
 * and the same bytes answered, and nothing around it. Started by bench.mjs, which reads its port from the first line.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import mongoose from 'mongoose';
import { listsOf } from './floor-lists.mjs';
import { People } from './floor-people.mjs';
import { writesOf } from './floor-writes.mjs';

const { MongoClient, ObjectId } = mongoose.mongo;
const { MONGODB_URI, JWT_SECRET, FLOOR_HEADERS } = process.env;
/** Those of every answer of the product: what keeps browsers safe is no luxury. */
const ALWAYS = JSON.parse(FLOOR_HEADERS);
const CARD = { fullName: 1, speciality: 1, experience: 1, qualification: 1, feePaise: 1, image: 1 };
const DOCTORS = { type: 'doctor', published: true, disabled: false };
/** The states of the partial unique index: with another list it would not serve. */
const LIVE = { $in: ['held', 'pending', 'accepted'] };
const PER_PAGE = 20;

const client = new MongoClient(MONGODB_URI, {
  readConcern: { level: 'majority' },
  writeConcern: { w: 'majority', journal: true },
});
await client.connect();
const db = client.db();
const [users, appointments] = ['users', 'appointments'].map((name) => db.collection(name));
const people = new People(db, JWT_SECRET);

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
  return { body: { value, total } };
}

async function slots(_request, { pathname, searchParams }) {
  const from = searchParams.get('from');
  const more = Number(searchParams.get('days')) - 1;
  const last = new Date(Date.parse(from) + more * 24 * 3_600_000).toISOString().slice(0, 10);
  const doctor = { 'slot.doctorId': new ObjectId(pathname.split('/')[4]) };
  const taken = { ...doctor, 'slot.date': { $gte: from, $lte: last }, status: LIVE };
  return { body: await appointments.find(taken, { projection: { _id: 0, slot: 1 } }).toArray() };
}

const ROUTES = [
  [/^\/api\/users\/doctors$/, doctors],
  [/^\/api\/users\/doctors\/\w+\/slots$/, slots],
  ...listsOf(db, people),
  ...writesOf(client, people),
];

const server = createServer((request, response) => {
  const url = new URL(request.url, 'http://localhost');
  const [, answer] = ROUTES.find(([path]) => path.test(url.pathname));
  answer(request, url).then(
    ({ body, headers }) => {
      const text = Buffer.from(JSON.stringify(body));
      const own = { 'x-request-id': randomUUID(), 'content-length': text.length };
      response.writeHead(200, { ...ALWAYS, ...headers, ...own }).end(text);
    },
    (error) => response.writeHead(500).end(String(error)),
  );
});
// Longer than any pause between two runs: a connection must not end as somebody writes to it.
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
process.on('disconnect', () => process.exit(0));
