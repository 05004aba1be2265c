import type { Model, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/errors/database-errors.js';
import type { LiveHold, LiveHolds } from './live-holds.schema.js';

/** How many may be open at once that count for one key. */
export interface Bound {
  key: string;
  limit: number;
}

/** It is written after it is counted: what is not there after so long has not been written. */
const WRITTEN_WITHIN_MS = 60_000;

/**
 * Counts what is open at this moment. One row for each key names what counts, so it is right by itself: an entry leaves
 * it when it is given back, at the latest when it ends, and before a refusal those counted are looked up. Adding to the
 * row and looking how many there are is one write, which the database orders: of a hundred at once no more get in.
 */
export class LiveCounts {
  constructor(
    private readonly rows: Model<LiveHolds>,
    /** Which of these are open still. */
    private readonly stillOpen: (ids: Types.ObjectId[]) => Promise<Types.ObjectId[]>,
  ) {}

  /** Counts one. @returns null, or those that are open when there is no room */
  async take(bound: Bound, entry: LiveHold): Promise<LiveHold[] | null> {
    if (await this.add(bound, entry)) return null;
    await this.dropClosed(bound.key);
    return (await this.add(bound, entry)) ? null : this.dropClosed(bound.key);
  }

  /** A look that changes nothing but what has ended. @returns the first bound that is reached, with what is open */
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

  /** Whether it is the first that is open of those counted for a key: of several at once exactly one is. */
  async isFirst(key: string, paymentId: Types.ObjectId): Promise<boolean> {
    const [first] = await this.dropClosed(key);
    return first?.paymentId.equals(paymentId) ?? false;
  }

  /** It is open no more, for whatever it counted. */
  async giveBack(paymentId: Types.ObjectId): Promise<void> {
    await this.rows.updateMany({ 'holds.paymentId': paymentId }, { $pull: { holds: { paymentId } } });
  }

  /** One write: what has ended goes, and the new one comes in if there is room. @returns whether there was */
  private async add({ key, limit }: Bound, hold: LiveHold, tries = 3): Promise<boolean> {
    const hasRoom = { $lt: [{ $size: '$holds' }, limit] };
    // A transaction that is tried again counts the same once.
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
          // Only this hold: a row may have many.
          projection: { holds: { $elemMatch: { paymentId: hold.paymentId } } },
        })
        .lean<Partial<LiveHolds>>();
      return row?.holds !== undefined;
    } catch (error) {
      // Two made the row at the same moment: it is there now.
      if (!isDuplicateKey(error) || tries <= 1) throw error;
      return this.add({ key, limit }, hold, tries - 1);
    }
  }

  /** Takes out what is not open any more: its process died before it could say so. Gives the others. */
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

/** Of a row those that have not ended, for a query or an update of the database. */
const LIVE = () => ({
  $filter: { input: { $ifNull: ['$holds', []] }, cond: { $gt: ['$$this.expiresAt', new Date()] } },
});

const liveOnes = (row: LiveHolds | null | undefined): LiveHold[] =>
  (row?.holds ?? []).filter(({ expiresAt }) => expiresAt > new Date());

const isSettledBy = (id: Types.ObjectId): boolean =>
  id.getTimestamp().getTime() < Date.now() - WRITTEN_WITHIN_MS;
