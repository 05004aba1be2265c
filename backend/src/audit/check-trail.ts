import type { Connection, Model } from 'mongoose';
import { AuditEvent, AuditEventSchema } from './audit-event.schema.js';
import type { Head } from './audit-head.js';
import type { AuditKeys } from './audit-keys.js';
import { AuditSeal, AuditSealSchema } from './audit-seal.schema.js';
import { eventsAfter, hashOf } from './sealed-rows.js';

/** The result of checking the whole trail. */
export interface Trail {
  /** The first violation as a sentence; null when the trail is valid. */
  problem: string | null;
  newest: AuditSeal | null;
  /** Events covered by the checked seals. */
  events: number;
  /** The first seals, which have no signature of their own. */
  unsigned: number;
  /** The first signed seal. */
  firstSigned: AuditSeal | null;
  /** The number of events after the newest seal, and the time of the first. */
  unsealed: { count: number; since: Date | null };
  /** The newest seal compared with an external head; 0 when none was. */
  compared: number;
}

interface Walk extends Omit<Trail, 'unsealed' | 'problem'> {
  problem: string | null;
}

/**
 * Checks the whole chain of seals and all events under them.
 * @param keys null checks only the hashes, which a database writer can recompute
 * @param heads heads stored outside the database
 */
export async function checkTrail(
  connection: Connection,
  keys: AuditKeys | null,
  heads: Head[] = [],
): Promise<Trail> {
  const events: Model<AuditEvent> = connection.model<AuditEvent>(AuditEvent.name, AuditEventSchema);
  const seals: Model<AuditSeal> = connection.model<AuditSeal>(AuditSeal.name, AuditSealSchema);
  const walk: Walk = { problem: null, newest: null, events: 0, unsigned: 0, firstSigned: null, compared: 0 };
  for await (const seal of seals
    .find()
    .sort({ _id: 1 })
    .lean<AuditSeal[]>()
    .cursor() as AsyncIterable<AuditSeal>) {
    walk.problem =
      (await wrongContents(events, seal, walk.newest)) ??
      wrongSignature(seal, keys, walk) ??
      wrongHead(seal, heads);
    if (walk.problem) break;
    walk.newest = seal;
    walk.events += seal.count;
    if (!seal.signature) walk.unsigned += 1;
    else walk.firstSigned ??= seal;
    if (heads.some((head) => head.seal === seal._id)) walk.compared = seal._id;
  }
  walk.problem ??= wrongEnd(walk, keys, heads);
  return { ...walk, unsealed: await unsealedAfter(events, walk.newest) };
}

async function wrongContents(
  events: Model<AuditEvent>,
  seal: AuditSeal,
  before: AuditSeal | null,
): Promise<string | null> {
  const expected = (before?._id ?? 0) + 1;
  if (seal._id !== expected) return `Seal ${expected} is missing.`;
  const rows = await eventsAfter(events, before?.upTo, { _id: { $lte: seal.upTo } });
  if (rows.length === seal.count && hashOf(before?.hash ?? '', rows) === seal.hash) return null;
  return `The trail does not match its seal number ${seal._id}: rows were changed, added or removed.`;
}

function wrongSignature(seal: AuditSeal, keys: AuditKeys | null, { firstSigned }: Walk): string | null {
  if (!keys) return null;
  if (!seal.signature || !seal.keyId)
    return (
      firstSigned && `Seal ${seal._id} bears no key, although seal ${firstSigned._id} does: it was made anew.`
    );
  if (!keys.has(seal.keyId))
    return `Seal ${seal._id} names the key ${seal.keyId}, which is not in AUDIT_SECRET: add the secret of that time, or the seal was made anew.`;
  return keys.isSigned(seal)
    ? null
    : `Seal ${seal._id} was not made with the key ${seal.keyId} that it names.`;
}

function wrongHead({ _id, hash }: AuditSeal, heads: Head[]): string | null {
  if (heads.every((head) => head.seal !== _id || head.hash === hash)) return null;
  return `Seal ${_id} is not the one that was noted outside: the trail was written anew.`;
}

function wrongEnd({ newest, firstSigned }: Walk, keys: AuditKeys | null, heads: Head[]): string | null {
  const noted = Math.max(0, ...heads.map(({ seal }) => seal));
  if (noted > (newest?._id ?? 0))
    return `Seal ${noted} was noted outside, and the trail ends at ${newest?._id ?? 0}: its newest rows were cut off.`;
  if (!keys || !newest || firstSigned) return null;
  return `None of the ${newest._id} seals bears a key: whoever writes the database could have made them all.`;
}

async function unsealedAfter(
  events: Model<AuditEvent>,
  newest: AuditSeal | null,
): Promise<Trail['unsealed']> {
  const later = newest ? { _id: { $gt: newest.upTo } } : {};
  const first = await events.findOne(later, { at: 1 }).sort({ _id: 1 }).lean<AuditEvent>();
  return { count: first ? await events.countDocuments(later) : 0, since: first?.at ?? null };
}
