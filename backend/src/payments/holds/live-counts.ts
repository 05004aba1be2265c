import type { Model, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/errors/database-errors.js';
import type { LiveHold, LiveHolds } from './live-holds.schema.js';

/** The maximum of open entries for one key. */
export interface Bound {
  key: string;
  limit: number;
}

/** An entry's row is written after the count: if it is still missing after this time, it was never written. */
const WRITTEN_WITHIN_MS = 60_000;

/**
 * Counts what is open at the moment. One row per key lists its entries. An entry leaves it when it is released,
 * at the latest when it ends; before a refusal the entries are verified. One atomic write checks the limit and
 * adds the entry, so concurrent calls cannot exceed it.
 */
export class LiveCounts {
  constructor(
    private readonly rows: Model<LiveHolds>,
    /** Which of these are still open. */
    private readonly stillOpen: (ids: Types.ObjectId[]) => Promise<Types.ObjectId[]>,
  ) {}

  /** Counts one. @returns null, or the open ones when the limit is reached */
  async take(bound: Bound, entry: LiveHold): Promise<LiveHold[] | null> {
    if (await this.add(bound, entry)) return null;
    await this.dropClosed(bound.key);
    return (await this.add(bound, entry)) ? null : this.dropClosed(bound.key);
  }

  /** A check that only removes expired entries. @returns the first reached limit with the open entries */
  async firstFull<B extends Bound>(bounds: B[]): Promise<{ bound: B; open: LiveHold[] } | null> {
    const keys = bounds.map(({ key }) => key);
    const rows = await this.rows.aggregate<{ _id: string; live: number }>([
      { $match: { _id: { $in: keys } } },
      { $project: { live: { $size: LIVE() } } },
    ]);
    for (const bound of bounds) {
      const live = rows.find(({ _id }) => _id === bound.key)?.live ?? 0;
      if (live < bound.limit) continue;
      const open = await this.dropClosed(bound.key);
      if (open.length >= bound.limit) return { bound, open };
    }
    return null;
  }

  /** Whether it is the first open entry of a key: with concurrent calls, exactly one is. */
  async isFirst(key: string, paymentId: Types.ObjectId): Promise<boolean> {
    const [first] = await this.dropClosed(key);
    return first?.paymentId.equals(paymentId) ?? false;
  }

  /** It has ended, for all its keys. */
  async giveBack(paymentId: Types.ObjectId): Promise<void> {
    await this.rows.updateMany({ 'holds.paymentId': paymentId }, { $pull: { holds: { paymentId } } });
  }

  /** One write removes expired entries and adds the new one if there is room. @returns whether there was */
  private async add({ key, limit }: Bound, hold: LiveHold, tries = 3): Promise<boolean> {
    const hasRoom = { $lt: [{ $size: '$holds' }, limit] };
    // A retried transaction counts the same entry once.
    const isNew = { $not: [{ $in: [hold.paymentId, '$holds.paymentId'] }] };
    const added = { $concatArrays: ['$holds', [hold]] };
    const change = [
      { $set: { holds: LIVE() } },
      { $set: { holds: { $cond: [{ $and: [hasRoom, isNew] }, added, '$holds'] } } },
      { $set: { expiresAt: { $max: ['$expiresAt', hold.expiresAt] } } },
    ];
    try {
      const row = await this.rows
        .findOneAndUpdate({ _id: key }, change, {
          upsert: true,
          updatePipeline: true,
          returnDocument: 'after',
          // Only this hold, because a row may have many.
          projection: { holds: { $elemMatch: { paymentId: hold.paymentId } } },
        })
        .lean<Partial<LiveHolds>>();
      return row?.holds !== undefined;
    } catch (error) {
      // Two calls inserted the row at the same moment: it exists now.
      if (!isDuplicateKey(error) || tries <= 1) throw error;
      return this.add({ key, limit }, hold, tries - 1);
    }
  }

  /** Removes entries that are no longer open, because their process died. Returns the others. */
  private async dropClosed(key: string): Promise<LiveHold[]> {
    const counted = liveOnes(await this.rows.findById(key).lean<LiveHolds>());
    const ids = counted.map(({ paymentId }) => paymentId);
    const isOpen = new Set((await this.stillOpen(ids)).map(String));
    const closed = ids.filter((id) => !isOpen.has(String(id)) && isSettledBy(id));
    if (closed.length > 0)
      await this.rows.updateOne({ _id: key }, { $pull: { holds: { paymentId: { $in: closed } } } });
    return counted.filter(({ paymentId }) => !closed.includes(paymentId));
  }
}

/** The entries of a row that have not expired, for a query or an update. */
const LIVE = () => ({
  $filter: { input: { $ifNull: ['$holds', []] }, cond: { $gt: ['$$this.expiresAt', new Date()] } },
});

const liveOnes = (row: LiveHolds | null | undefined): LiveHold[] =>
  (row?.holds ?? []).filter(({ expiresAt }) => expiresAt > new Date());

const isSettledBy = (id: Types.ObjectId): boolean =>
  id.getTimestamp().getTime() < Date.now() - WRITTEN_WITHIN_MS;
