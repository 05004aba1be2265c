import { tOperations } from '../messages/operations.js';
import type { Connection, mongo } from 'mongoose';
import { checkTrail } from '../audit/check-trail.js';

/** Rows of one collection that must find a row of another. */
interface Reference {
  /** What is lost: the key of its message. */
  lost: 'patient' | 'doctor' | 'payment' | 'visit' | 'order';
  from: string;
  match?: mongo.Document;
  field: string;
  to: string;
}

/** A payment whose hold had gone is paid until its refund is made. */
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
 * Looks at what must hold between rows, beyond what unique indexes see to.
 * @returns what does not hold, each in words with how many
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
  // The hashes alone: who has made them is asked by audit:verify, which has the keys and what was noted outside.
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
