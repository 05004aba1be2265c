import { createHash } from 'node:crypto';
import { mongo } from 'mongoose';
import type { Model, Types } from 'mongoose';
import type { AuditEvent } from './audit-event.schema.js';

export const MAX_IN_ONE = 1000;

/** An event as stored; the hash covers its bytes. */
export type SealedEvent = { _id: Types.ObjectId } & Record<string, unknown>;

/** The matching events after an event, ordered by id; at most as many as one seal covers. */
export function eventsAfter(
  events: Model<AuditEvent>,
  after: Types.ObjectId | undefined,
  until: object,
): Promise<SealedEvent[]> {
  const filter = { $and: [after ? { _id: { $gt: after } } : {}, until] };
  return events.collection.find<SealedEvent>(filter).sort({ _id: 1 }).limit(MAX_IN_ONE).toArray();
}

export function hashOf(previousHash: string, rows: SealedEvent[]): string {
  const hash = createHash('sha256').update(previousHash);
  for (const row of rows) hash.update(mongo.BSON.serialize(row));
  return hash.digest('hex');
}
