import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { Actor, Caller } from '../../common/http/actor.js';
import { isDuplicateKey } from '../../common/errors/database-errors.js';
import { Failure } from '../../common/errors/errors.js';
import { waitOf } from '../../common/limits/wait-of.js';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { findByIds } from '../../common/find-rows.js';
import { Payment } from '../payment.schema.js';
import { BookingRule } from '../../auth/email-confirmations/booking-rule.js';
import { claimsOf, isOwn } from './hold-claims.js';
import type { Claim } from './hold-claims.js';
import { LiveHolds } from './live-holds.schema.js';
import type { LiveHold } from './live-holds.schema.js';
import { paymentWords } from '../../words/shop/payments.js';

/** Longer than a checkout takes to be written: one that has no open payment after that counts no more. */
const WRITTEN_WITHIN_MS = 60_000;

/**
 * Bounds how many checkouts are open at once: each holds something that others want. One row for each limit names the
 * checkouts that count, so it is right by itself: a checkout leaves it when it is paid or given up, at the latest when
 * it ends, and whoever is refused has made sure before that those counted are really open. Adding to the row and
 * looking how many there are is one write, which the database orders: of a hundred at once no more get in.
 */
@Injectable()
export class HoldLimits {
  private readonly logger = new Logger(HoldLimits.name);

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectModel(LiveHolds.name) private readonly rows: Model<LiveHolds>,
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    private readonly rule: BookingRule,
  ) {}

  /**
   * Counts a checkout, then does what opens it; what fails counts no more.
   * @throws Failure TOO_MANY_HOLDS, HOLDS_LIMIT with the seconds after which to come back; EMAIL_UNCONFIRMED
   */
  async counted<T>(payment: Payment, by: Caller<Actor | null>, open: () => Promise<T>): Promise<T> {
    const claims = this.claimsOf(payment, by);
    try {
      await this.takeAll(claims, payment);
      return await open();
    } catch (error) {
      await this.giveBack(payment._id);
      throw error;
    }
  }

  /**
   * Whether a checkout might be counted, by a look that changes nothing: for what must be taken before it is counted,
   * since very many may want the very same.
   * @throws Failure as `counted`
   */
  async assertRoom(payment: Payment, by: Caller<Actor | null>): Promise<void> {
    const claims = this.claimsOf(payment, by);
    const keys = claims.map(({ key }) => key);
    const rows: { _id: string; live?: number }[] = await findByIds(this.rows, keys, {
      columns: { live: { $size: LIVE() } },
    });
    for (const claim of claims) {
      const live = rows.find(({ _id }) => _id === claim.key)?.live ?? 0;
      if (live < claim.limit) continue;
      const open = await this.dropClosed(claim.key);
      if (open.length >= claim.limit) throw refusalOf(claim, open);
    }
  }

  /** The checkout is open no more. Never fails: it would count until it ends, and no longer. */
  async giveBack(paymentId: Types.ObjectId): Promise<void> {
    try {
      await this.rows.updateMany({ 'holds.paymentId': paymentId }, { $pull: { holds: { paymentId } } });
    } catch (error) {
      this.logger.warn(`Payment ${String(paymentId)} counts as open until it ends: ${String(error)}`);
    }
  }

  private claimsOf(payment: Payment, by: Caller<Actor | null>): Claim[] {
    if (by.actor) this.rule.assertMayBook(by.actor);
    return claimsOf(payment, by, this.env);
  }

  /**
   * First what is the person's own: whoever is refused there has not stood in the way of others, not even for a moment.
   * Each part at once and to its end: what is given back after a refusal must have been counted before.
   */
  private async takeAll(claims: Claim[], payment: Payment): Promise<void> {
    const parts = [claims.filter(isOwn), claims.filter((claim) => !isOwn(claim))];
    for (const part of parts) {
      const taken = await Promise.allSettled(part.map((claim) => this.take(claim, payment)));
      const refused = taken.find(({ status }) => status === 'rejected');
      if (refused?.status === 'rejected') throw refused.reason;
    }
  }

  private async take(claim: Claim, { _id: paymentId, expiresAt }: Payment): Promise<void> {
    const hold = { paymentId, expiresAt };
    if (await this.add(claim, hold)) return;
    await this.dropClosed(claim.key);
    if (!(await this.add(claim, hold))) throw refusalOf(claim, await this.dropClosed(claim.key));
  }

  /** One write: what has ended goes, and the new one comes in if there is room. @returns whether there was */
  private async add(
    { key, limit }: Pick<Claim, 'key' | 'limit'>,
    hold: LiveHold,
    tries = 3,
  ): Promise<boolean> {
    const room = { $lt: [{ $size: '$holds' }, limit] };
    const change = [
      { $set: { holds: LIVE() } },
      { $set: { holds: { $cond: [room, { $concatArrays: ['$holds', [hold]] }, '$holds'] } } },
      { $set: { expiresAt: hold.expiresAt } },
    ];
    try {
      const row = await this.rows.collection.findOneAndUpdate({ _id: key as never }, change, {
        upsert: true,
        returnDocument: 'after',
        // Of all that count only this one: they may be many.
        projection: { holds: { $elemMatch: { paymentId: hold.paymentId } } },
      });
      return (row as unknown as Partial<LiveHolds>).holds !== undefined;
    } catch (error) {
      // Two made the row at the same moment: it is there now.
      if (!isDuplicateKey(error) || tries <= 1) throw error;
      return this.add({ key, limit }, hold, tries - 1);
    }
  }

  /** Takes out checkouts that are not open any more: their process died before it could say so. Gives the others. */
  private async dropClosed(key: string): Promise<LiveHold[]> {
    const counted = liveOnes(await this.rows.findById(key).lean<LiveHolds>());
    const ids = counted.map(({ paymentId }) => paymentId);
    const open = await this.payments.find({ _id: { $in: ids }, status: 'created' }, { _id: 1 }).lean();
    const isOpen = new Set(open.map(({ _id }) => String(_id)));
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

/** A payment is written after it is counted: one that is not there may still come. */
const isSettledBy = (id: Types.ObjectId): boolean =>
  id.getTimestamp().getTime() < Date.now() - WRITTEN_WITHIN_MS;

/** There is room again when the first of them ends. */
export function refusalOf({ code, sentence }: Pick<Claim, 'code' | 'sentence'>, holds: LiveHold[]): Failure {
  // All of them may have ended since then.
  const first = holds.length > 0 ? Math.min(...holds.map(({ expiresAt }) => expiresAt.getTime())) : 0;
  const retryAfterSeconds = Math.max(1, Math.ceil((first - Date.now()) / 1000));
  return new Failure(code, {
    sentence: paymentWords.orComeBackIn(sentence, waitOf(retryAfterSeconds)),
    retryAfterSeconds,
  });
}
