import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { DENIALS_COUNTED_MS, MAX_DENIED_RECORDS } from '../common/limits/limits.js';
import { DenialCount } from './denial-count.schema.js';

interface Denied {
  login: string;
  action: string;
  /** The route with its method. */
  route: string;
  /** The requested record, if known. */
  recordId?: string;
}

/** Counts denials: the trail gets one row per login, route and time window. */
@Injectable()
export class DenialCounts {
  constructor(@InjectModel(DenialCount.name) private readonly counts: Model<DenialCount>) {}

  /**
   * Counts a denial in one write.
   * @param eventId id of the audit row if this is the first denial
   * @returns a function that removes the count if the audit row cannot be written; null when there is a row
   *   already
   */
  async add(denied: Denied, eventId: Types.ObjectId): Promise<(() => Promise<void>) | null> {
    const window = Math.floor(Date.now() / DENIALS_COUNTED_MS);
    const _id = [denied.login, denied.action, denied.route, window].join(' ');
    if (!(await this.isFirst(_id, denied, eventId))) return null;
    return async () => {
      await this.counts.deleteOne({ _id });
    };
  }

  /** The counts by audit row. */
  async of(eventIds: Types.ObjectId[]): Promise<Map<string, DenialCount>> {
    if (eventIds.length === 0) return new Map();
    const counts = await this.counts.find({ eventId: { $in: eventIds } }).lean<DenialCount[]>();
    return new Map(counts.map((count) => [String(count.eventId), count]));
  }

  private async isFirst(_id: string, { recordId }: Denied, eventId: Types.ObjectId): Promise<boolean> {
    const known = { $ifNull: ['$recordIds', []] };
    const asked = { $setUnion: [known, recordId ? [recordId] : []] };
    const change = [
      {
        $set: {
          count: { $add: [{ $ifNull: ['$count', 0] }, 1] },
          eventId: { $ifNull: ['$eventId', eventId] },
          recordIds: { $cond: [{ $lt: [{ $size: known }, MAX_DENIED_RECORDS] }, asked, known] },
        },
      },
    ];
    const write = () => this.counts.updateOne({ _id }, change, { upsert: true, updatePipeline: true });
    // One of several concurrent first calls inserts the row; the others find it.
    const { upsertedCount } = await write().catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      return write();
    });
    return upsertedCount === 1;
  }
}
