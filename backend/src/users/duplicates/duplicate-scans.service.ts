import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { phoneKeysOf } from '../../common/phone.js';
import { RegistrationNotifications } from '../registration/registration-notifications.js';
import { User } from '../user.schema.js';
import { pairKey, pairsOf } from './compared-pairs.js';
import type { Compared, FoundPair } from './compared-pairs.js';
import { DuplicatePair } from './duplicate-pair.schema.js';

const BATCH = 500;
/** One round of the job; the rest follows with the next one. */
const MAX_ROUND_MS = 40_000;
const COLUMNS = {
  ...{ fullName: 1, nameWords: 1, mobile: 1, email: 1, dob: 1, dobEstimated: 1, heldBy: 1 },
  ...{ erasedAt: 1, deceased: 1, duplicatesDue: 1, emailConfirmedAt: 1, createdAt: 1 },
} as const;
const ALIVE = { type: 'patient', erasedAt: { $exists: false }, deceased: { $exists: false } } as const;

type DueRow = Compared &
  Pick<User, 'erasedAt' | 'deceased' | 'duplicatesDue' | 'emailConfirmedAt' | 'createdAt'>;
/** Between the creation of a row and its first mark. */
const NEW_MS = 5000;

/** A person who registered; the accounts that the staff adds are confirmed from the start. */
const isNewRegistration = ({ email, emailConfirmedAt, createdAt, duplicatesDue }: DueRow): boolean =>
  Boolean(email) &&
  (!emailConfirmedAt || emailConfirmedAt > createdAt) &&
  duplicatesDue!.getTime() - createdAt.getTime() < NEW_MS;

/** The people whom new registrations are compared with, each once. */
function knownTo(registered: DueRow[], found: ReadonlyMap<string, FoundPair>): Types.ObjectId[] {
  const isNew = new Set(registered.map(({ _id }) => String(_id)));
  const known = [...found.values()].flatMap(({ oneId, otherId }) => [
    ...(isNew.has(String(oneId)) ? [otherId] : []),
    ...(isNew.has(String(otherId)) ? [oneId] : []),
  ]);
  return [...new Map(known.map((id) => [String(id), id])).values()].filter((id) => !isNew.has(String(id)));
}

/** Finds the records that may be one person, and stores them as pairs. */
@Injectable()
export class DuplicateScans {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectModel(DuplicatePair.name) private readonly pairs: Model<DuplicatePair>,
    private readonly registrations: RegistrationNotifications,
  ) {}

  /** Compares the patients who are new or changed. Returns their number. */
  async scanDue(): Promise<number> {
    const end = Date.now() + MAX_ROUND_MS;
    for (let scanned = 0; ;) {
      const count = await this.scanBatch();
      scanned += count;
      if (count < BATCH || Date.now() > end) return scanned;
    }
  }

  private async scanBatch(): Promise<number> {
    const due = await this.users
      .find({ type: 'patient', duplicatesDue: { $exists: true } }, COLUMNS)
      .sort({ duplicatesDue: 1 })
      .limit(BATCH)
      .lean<DueRow[]>();
    if (due.length === 0) return 0;
    const people = due.filter(({ erasedAt, deceased }) => !erasedAt && !deceased);
    const found = pairsOf(people, await this.comparable(people));
    await this.store([...found.values()]);
    for (const known of knownTo(people.filter(isNewRegistration), found))
      await this.registrations.tellKnown(known);
    await this.remove(
      due.map(({ _id }) => _id),
      found,
    );
    // A row that was changed meanwhile has another mark, and stays due.
    const done = due.map(({ _id, duplicatesDue }) => ({
      updateOne: { filter: { _id, duplicatesDue }, update: { $unset: { duplicatesDue: 1 as const } } },
    }));
    await this.users.collection.bulkWrite(done, { ordered: false });
    return due.length;
  }

  /** People with the same phone or birth date; each lookup uses an index. */
  private async comparable(people: Compared[]): Promise<Compared[]> {
    const phones = people.flatMap(({ mobile }) => phoneKeysOf(mobile).slice(0, 1));
    const dobs = people.flatMap(({ dob, dobEstimated }) => (dob && !dobEstimated ? [dob] : []));
    const lookups = [{ mobileKeys: { $in: [...new Set(phones)] } }, { dob: { $in: [...new Set(dobs)] } }];
    const rows = await Promise.all(
      lookups.map((lookup) => this.users.find({ ...ALIVE, ...lookup }, COLUMNS).lean<Compared[]>()),
    );
    return [...new Map(rows.flat().map((row) => [String(row._id), row])).values()];
  }

  /** A pair of two different people keeps its state. */
  private async store(found: FoundPair[]): Promise<void> {
    if (found.length === 0) return;
    const writes = found.map(({ oneId, otherId, score, reasons }) => ({
      updateOne: {
        filter: { oneId, otherId },
        update: { $set: { score, reasons }, $setOnInsert: { state: 'open' as const } },
        upsert: true,
      },
    }));
    await this.pairs.bulkWrite(writes, { ordered: false });
  }

  /** Open pairs of these people that are not alike any more. */
  private async remove(ids: Types.ObjectId[], found: ReadonlyMap<string, FoundPair>): Promise<void> {
    const open = await this.pairs
      .find({ state: 'open', $or: [{ oneId: { $in: ids } }, { otherId: { $in: ids } }] })
      .lean<DuplicatePair[]>();
    const gone = open.flatMap((pair) => (found.has(pairKey(pair)) ? [] : [pair._id]));
    if (gone.length > 0) await this.pairs.deleteMany({ _id: { $in: gone }, state: 'open' });
  }
}
