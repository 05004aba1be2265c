import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { mongo } from 'mongoose';
import type { Model, Types } from 'mongoose';
import { isDuplicateKey } from '../common/database-errors.js';
import { AuditEvent } from './audit-event.schema.js';
import { AuditSeal } from './audit-seal.schema.js';

/** Longer than a transaction may live: an event that is still being written is left for the next seal. */
export const SETTLED_AFTER_MS = 120_000;
const MOST_IN_ONE = 1000;

/** An event exactly as it is stored: what is hashed are its bytes. */
type SealedEvent = { _id: Types.ObjectId } & Record<string, unknown>;

/** Chains the audit trail by hashes, so that a changed or missing event is found. */
@Injectable()
export class AuditSealsService {
  constructor(
    @InjectModel(AuditEvent.name) private readonly events: Model<AuditEvent>,
    @InjectModel(AuditSeal.name) private readonly seals: Model<AuditSeal>,
  ) {}

  /** Seals the events that have settled. @returns how many it sealed */
  async seal(now = new Date()): Promise<number> {
    const last = await this.seals.findOne().sort({ _id: -1 }).lean<AuditSeal>();
    const rows = await this.eventsAfter(last?.upTo, {
      at: { $lte: new Date(now.getTime() - SETTLED_AFTER_MS) },
    });
    const upTo = rows.at(-1)?._id;
    if (!upTo) return 0;
    try {
      const hash = hashOf(last?.hash ?? '', rows);
      await this.seals.create({ _id: (last?._id ?? 0) + 1, upTo, count: rows.length, hash, sealedAt: now });
      return rows.length;
    } catch (error) {
      if (isDuplicateKey(error)) return 0; // another process sealed the same events at this moment
      throw error;
    }
  }

  /** Goes through the whole chain. @returns the number of the first seal that does not hold, or null */
  async findBroken(): Promise<number | null> {
    let before: AuditSeal | null = null;
    for await (const seal of this.seals
      .find()
      .sort({ _id: 1 })
      .lean<AuditSeal[]>()
      .cursor() as AsyncIterable<AuditSeal>) {
      const rows = await this.eventsAfter(before?.upTo, { _id: { $lte: seal.upTo } });
      const holds =
        seal._id === (before?._id ?? 0) + 1 &&
        rows.length === seal.count &&
        hashOf(before?.hash ?? '', rows) === seal.hash;
      if (!holds) return seal._id;
      before = seal;
    }
    return null;
  }

  private eventsAfter(after: Types.ObjectId | undefined, until: object): Promise<SealedEvent[]> {
    const filter = { $and: [after ? { _id: { $gt: after } } : {}, until] };
    return this.events.collection
      .find<SealedEvent>(filter as never)
      .sort({ _id: 1 })
      .limit(MOST_IN_ONE)
      .toArray();
  }
}

function hashOf(previousHash: string, rows: SealedEvent[]): string {
  const hash = createHash('sha256').update(previousHash);
  for (const row of rows) hash.update(mongo.BSON.serialize(row));
  return hash.digest('hex');
}
