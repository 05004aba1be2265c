import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { Actor, Caller } from '../../common/http/actor.js';
import { Failure } from '../../common/errors/errors.js';
import { tryRelease } from '../../common/limits/give-back.js';
import { waitOf } from '../../common/limits/wait-of.js';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { Payment } from '../payment.schema.js';
import { BookingRule } from '../../auth/email-confirmations/booking-rule.js';
import { claimsOf, isOwn } from './hold-claims.js';
import type { Claim } from './hold-claims.js';
import { LiveCounts } from './live-counts.js';
import { LiveHolds } from './live-holds.schema.js';
import type { LiveHold } from './live-holds.schema.js';

/**
 * Limits open checkouts, because each holds something that others need. LiveCounts counts them. A checkout
 * leaves the count when it is paid or released, at the latest when it ends.
 */
@Injectable()
export class HoldLimits {
  private readonly counts: LiveCounts;

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectModel(LiveHolds.name) rows: Model<LiveHolds>,
    @InjectModel(Payment.name) payments: Model<Payment>,
    private readonly rule: BookingRule,
  ) {
    this.counts = new LiveCounts(rows, async (ids) => {
      const open = await payments
        .find({ _id: { $in: ids }, status: 'created' }, { _id: 1 })
        .lean<Payment[]>();
      return open.map(({ _id }) => _id);
    });
  }

  /**
   * Counts a checkout, then runs the work that opens it; a failure undoes the count.
   * @throws Failure TOO_MANY_HOLDS, HOLDS_LIMIT with the seconds to wait; EMAIL_UNCONFIRMED
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
   * Checks without counting whether a checkout would be within the limits. For holds that are taken before the
   * count, because many callers may compete for the same one.
   * @throws Failure as `counted`
   */
  async assertRoom(payment: Payment, by: Caller<Actor | null>): Promise<void> {
    const full = await this.counts.firstFull(this.claimsOf(payment, by));
    if (full) throw refusalOf(full.bound, full.open);
  }

  /** The checkout has ended. It never throws: a failed removal counts until the checkout's end at most. */
  async giveBack(paymentId: Types.ObjectId): Promise<void> {
    await tryRelease(`payment:${String(paymentId)}`, () => this.counts.giveBack(paymentId));
  }

  private claimsOf(payment: Payment, by: Caller<Actor | null>): Claim[] {
    if (by.actor) this.rule.assertMayBook(by.actor);
    return claimsOf(payment, by, this.env);
  }

  /**
   * The person's own limit first, so that a refused person never blocks others. The parts run in sequence, so
   * that a refusal undoes only what was counted.
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
    const open = await this.counts.take(claim, { paymentId, expiresAt });
    if (open) throw refusalOf(claim, open);
  }
}

/** There is room again when the first of them ends. */
export function refusalOf(
  { code, sentenceAfter }: Pick<Claim, 'code' | 'sentenceAfter'>,
  holds: LiveHold[],
): Failure {
  // All of them may have ended meanwhile.
  const first = holds.length > 0 ? Math.min(...holds.map(({ expiresAt }) => expiresAt.getTime())) : 0;
  const retryAfterSeconds = Math.max(1, Math.ceil((first - Date.now()) / 1000));
  return new Failure(code, {
    sentence: sentenceAfter(waitOf(retryAfterSeconds)),
    retryAfterSeconds,
  });
}
