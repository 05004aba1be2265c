import { tOperations } from '../messages/operations.js';
import type { Connection, mongo } from 'mongoose';
import { checkTrail } from '../audit/check-trail.js';

/** Rows of one collection that must have a row in another. */
interface Reference {
  /** The message key of what is missing. */
  lost: 'patient' | 'doctor' | 'payment' | 'visit' | 'order';
  from: string;
  match?: mongo.Document;
  field: string;
  to: string;
}

/** A payment without a hold stays paid until its refund is made. */
const KEPT = { status: 'paid', 'refunds.0': { $exists: false } };

const REFERENCES: Reference[] = [
  {
    lost: 'patient',
    from: 'appointments',
    field: 'patientId',
    to: 'users',
  },
  {
    lost: 'doctor',
    from: 'appointments',
    match: { doctorId: { $ne: null } },
    field: 'doctorId',
    to: 'users',
  },
  {
    lost: 'payment',
    from: 'appointments',
    match: { paidPaise: { $gt: 0 }, paymentId: { $ne: null } },
    field: 'paymentId',
    to: 'payments',
  },
  {
    lost: 'visit',
    from: 'payments',
    match: { purpose: 'appointment', ...KEPT },
    field: 'subjectId',
    to: 'appointments',
  },
  {
    lost: 'order',
    from: 'payments',
    match: { purpose: 'order', ...KEPT },
    field: 'subjectId',
    to: 'orders',
  },
];

/**
 * Checks invariants between rows that unique indexes do not cover.
 * @returns the violations as texts with counts
 */
export async function brokenRules(connection: Connection): Promise<string[]> {
  const lost = await Promise.all(
    REFERENCES.map(async (reference) => ({
      ...reference,
      count: await countLost(connection.db!, reference),
    })),
  );
  const broken = lost
    .filter(({ count }) => count > 0)
    .map(({ lost: what, count }) => tOperations(`lost.${what}`, { count }));
  // Checks only the hashes. audit:verify checks the signatures and the external heads.
  const { problem } = await checkTrail(connection, null);
  return problem === null ? broken : [...broken, `in the audit trail: ${problem.replace(/\.$/, '')}`];
}

async function countLost(db: mongo.Db, { from, match = {}, field, to }: Reference): Promise<number> {
  const found = { from: to, localField: field, foreignField: '_id', as: 'found' };
  const [result] = await db
    .collection(from)
    .aggregate<{ lost: number }>([
      { $match: match },
      { $lookup: found },
      { $match: { found: { $size: 0 } } },
      { $count: 'lost' },
    ])
    .toArray();
  return result?.lost ?? 0;
}
