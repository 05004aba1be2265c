/**
 * The limit that a Node server can reach: node:http and the bare MongoDB driver, answering the same query on the same
 * database. Started by bench.mjs, which reads its port from the first line.
 */
import { createServer } from 'node:http';
import mongoose from 'mongoose';

const CARD = { fullName: 1, speciality: 1, experience: 1, qualification: 1, feePaise: 1, image: 1 };
const PUBLIC = { type: 'doctor', published: true, disabled: false };
const PER_PAGE = 20;

const client = new mongoose.mongo.MongoClient(process.env.MONGODB_URI);
await client.connect();
const users = client.db().collection('users');

const server = createServer((request, response) => {
  const page = Number(new URL(request.url, 'http://localhost').searchParams.get('page') ?? 1);
  const find = users
    .find(PUBLIC, { projection: CARD })
    .sort({ nameKey: 1, _id: 1 })
    .skip((page - 1) * PER_PAGE)
    .limit(PER_PAGE);
  Promise.all([find.toArray(), users.countDocuments(PUBLIC)]).then(
    ([value, total]) => {
      const body = JSON.stringify({ msg: 'success', value, total, page, perPage: PER_PAGE });
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    },
    (error) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
process.on('disconnect', () => process.exit(0));
