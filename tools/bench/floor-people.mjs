import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import mongoose from 'mongoose';

const { ObjectId } = mongoose.mongo;

/**
 * Who asks, as the product finds it out: by the signature of the token, and by the session, which is read once and
 * remembered until a stream of changes says that it, or somebody's account, has changed.
 */
export class People {
  #key;
  #sessions;
  #known = new Map();

  /** @param {import('mongodb').Db} db @param {string} secret signs the tokens */
  constructor(db, secret) {
    this.#key = createSecretKey(Buffer.from(secret));
    this.#sessions = db.collection('sessions');
    for (const name of ['sessions', 'users']) {
      const stages = [{ $match: { operationType: { $ne: 'insert' } } }, { $project: { documentKey: 1 } }];
      db.collection(name)
        .watch(stages, { maxAwaitTimeMS: 250 })
        .on('change', () => this.#known.clear());
    }
  }

  sign(text) {
    return createHmac('sha256', this.#key).update(text).digest();
  }

  /** The person behind the token of a request. */
  async actorOf(request) {
    const [head, body, signature] = request.headers.authorization.slice('Bearer '.length).split('.');
    if (!timingSafeEqual(this.sign(`${head}.${body}`), Buffer.from(signature, 'base64url')))
      throw new Error('Forged');
    const { sid } = JSON.parse(Buffer.from(body, 'base64url'));
    const known = this.#known.get(sid);
    if (known?.expiresAt > Date.now()) return known.user;
    const { user, expiresAt } = await this.#read(sid);
    const actor = { ...user, sid };
    this.#known.set(sid, { user: actor, expiresAt: expiresAt.getTime() });
    return actor;
  }

  async #read(sid) {
    const now = new Date();
    const [session] = await this.#sessions
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
    return session;
  }
}
