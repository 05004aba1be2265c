import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import mongoose from 'mongoose';

const { ObjectId } = mongoose.mongo;

/** As many as the product remembers. */
const MAX_KNOWN = 10_000;

/**
 * Who asks, as the product finds it out: by the token, whose signature is checked once, and by the session, which is read
 * once and remembered until a stream of changes says that it, or somebody's account, has changed.
 */
export class People {
  #key;
  #sessions;
  #known = new Map();
  /** The session of each token whose signature was right. */
  #verified = new Map();

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
    const sid = this.#sessionOf(request.headers.authorization.slice('Bearer '.length));
    const known = this.#known.get(sid);
    if (known?.expiresAt > Date.now()) return known.user;
    const { user, expiresAt } = await this.#read(sid);
    const actor = { ...user, sid };
    this.#known.set(sid, { user: actor, expiresAt: expiresAt.getTime() });
    return actor;
  }

  #sessionOf(token) {
    const verified = this.#verified.get(token);
    if (verified?.exp * 1000 > Date.now()) return verified.sid;
    const [head, body, signature] = token.split('.');
    if (!timingSafeEqual(this.sign(`${head}.${body}`), Buffer.from(signature, 'base64url')))
      throw new Error('Forged');
    const claims = JSON.parse(Buffer.from(body, 'base64url'));
    if (this.#verified.size >= MAX_KNOWN) this.#verified.clear();
    this.#verified.set(token, claims);
    return claims.sid;
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
