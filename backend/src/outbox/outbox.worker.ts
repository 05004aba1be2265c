import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { EffectHandlers } from './effect-handlers.js';
import { OutboxRow } from './outbox.schema.js';
import type { EffectState } from './outbox.schema.js';

/** After this time other workers take over the row of a dead worker. */
const LEASE_MS = 60_000;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 3_600_000;
export const MAX_TRIES = 12;
const MAX_AT_A_TIME = 200;
/** States of executed rows. */
const HANDED_OUT = new Set<EffectState>(['sent', 'kept']);

/** Executes the outbox rows: each once if it succeeds, otherwise with delayed retries. */
@Injectable()
export class OutboxWorker {
  private readonly logger = new Logger(OutboxWorker.name);

  constructor(
    @InjectModel(OutboxRow.name) private readonly rows: Model<OutboxRow>,
    private readonly handlers: EffectHandlers,
  ) {}

  /** Executes the due rows; returns their number. */
  async deliverDue(): Promise<number> {
    for (let taken = 0; taken < MAX_AT_A_TIME; taken += 1) {
      const row = await this.lease();
      if (!row) return taken;
      await this.carryOut(row);
    }
    return MAX_AT_A_TIME;
  }

  /** Takes the row that has been due longest and hides it from other workers. */
  private lease(): Promise<OutboxRow | null> {
    const now = new Date();
    return this.rows
      .findOneAndUpdate(
        { dueAt: { $lte: now } },
        { $set: { dueAt: new Date(now.getTime() + LEASE_MS) }, $inc: { tries: 1 } },
        { sort: { dueAt: 1 }, returnDocument: 'after' },
      )
      .lean<OutboxRow>();
  }

  private async carryOut(row: OutboxRow): Promise<void> {
    try {
      const state = await this.handlers.of(row.effect).carryOut(row);
      await this.rows.updateOne(
        { _id: row._id },
        {
          $set: { state, sentAt: HANDED_OUT.has(state) ? new Date() : null, lastError: null },
          $unset: { dueAt: 1 },
        },
      );
    } catch (error) {
      await this.postpone(row, error instanceof Error ? error.message : String(error));
    }
  }

  private async postpone(row: OutboxRow, lastError: string): Promise<void> {
    this.logger.warn(`${row.effect} ${String(row._id)}, try ${row.tries}: ${lastError}`);
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (row.tries - 1), LONGEST_WAIT_MS);
    const isLast = row.tries >= MAX_TRIES;
    if (isLast) await this.handlers.of(row.effect).giveUp?.(row);
    const update = isLast
      ? { $set: { state: 'failed' as const, lastError }, $unset: { dueAt: 1 as const } }
      : { $set: { lastError, dueAt: new Date(Date.now() + wait) } };
    await this.rows.updateOne({ _id: row._id }, update);
  }
}
