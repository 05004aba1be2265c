import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { Actor, Caller, Origin } from '../common/http/actor.js';
import type { LabBookingDto } from '../../../openapi/contract/shop/lab-bookings.js';
import { AuditService } from '../audit/audit.service.js';
import { Failure } from '../common/errors/errors.js';
import type { Condition } from '../common/lists/list-query.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { AccountLimits } from '../common/limits/account-limits.service.js';
import { inTransaction } from '../common/transaction.js';
import { RefundsService } from '../payments/refunds.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { LabOutcomes } from '../lab-requests/lab-outcomes.service.js';
import { LabRequestSteps } from '../lab-requests/lab-request-steps.service.js';
import { outcomeOf } from './booking-outcome.js';
import { LabBooking } from './lab-booking.schema.js';
import { assertTransition, mayCancel, tooLateToCancel, wrongState } from './lab-booking.status.js';
import type { StoredStatus } from './lab-booking.status.js';
import { leftPaiseOf, refundPaiseFor, refundSentence } from './lab-cancellation.js';
import { LabBookingsService } from './lab-bookings.service.js';
import { LabBookingNotifications } from './lab-booking-notifications.js';
import { tLabBooking } from '../messages/shop/lab-bookings.js';

export interface LabStep {
  to: StoredStatus;
  action: string;
  actor: Actor;
  origin: Origin;
  /** Further columns that change with the status. They may depend on reads of the transaction. */
  set?: (session: ClientSession) => Promise<Partial<LabBooking>>;
  /** Columns that end with the status. */
  unset?: Record<string, 1>;
  /** A further push besides the history. */
  push?: Record<string, unknown>;
  /** What must still be as it was read, besides the status. */
  condition?: Condition;
  /** Writes that belong to the step. */
  writeWithTransition: (row: LabBooking, session: ClientSession) => Promise<void>;
}

/** Moves a lab booking from one state to the next. Every step happens once, also with parallel calls. */
@Injectable()
export class LabBookingSteps {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(LabBooking.name) private readonly bookings: Model<LabBooking>,
    private readonly reader: LabBookingsService,
    private readonly refunds: RefundsService,
    private readonly notifications: LabBookingNotifications,
    private readonly audit: AuditService,
    private readonly clock: HospitalClock,
    private readonly settings: SettingsService,
    private readonly requests: LabRequestSteps,
    private readonly outcomes: LabOutcomes,
    private readonly accounts: AccountLimits,
  ) {}

  confirm(id: string, by: Caller): Promise<LabBookingDto> {
    const writeWithTransition: LabStep['writeWithTransition'] = (row, session) =>
      this.notifications.confirmed(row, session);
    return this.advance(id, {
      to: 'confirmed',
      action: 'lab-booking.confirm',
      ...by,
      writeWithTransition,
    });
  }

  /** The sample was taken; a fee at collection was paid with the first one. */
  async collect(id: string, by: Caller): Promise<LabBookingDto> {
    const row = await this.reader.findOrFail(id, by.actor);
    if (row.status !== 'sampleRejected') return this.takeSample(row, by);
    // The patient comes to the lab without a new time.
    const place = { date: this.clock.today(), place: 'hospital' as const, address: null };
    return this.takeSample(row, by, { set: () => Promise.resolve(place), unset: { window: 1 } });
  }

  /** For several bookings at once: only confirmed ones, because the place of a rejected sample has to be asked. */
  async collectConfirmed(id: string, by: Caller): Promise<LabBookingDto> {
    const row = await this.reader.findOrFail(id, by.actor);
    if (row.status !== 'confirmed') throw wrongState(row.status);
    return this.takeSample(row, by);
  }

  private takeSample(row: LabBooking, by: Caller, place: Pick<LabStep, 'set' | 'unset'> = {}) {
    return this.take(row, {
      to: 'sampleCollected',
      action: 'lab-booking.collect',
      ...by,
      ...place,
      writeWithTransition: (collected, session) => this.notifications.collected(collected, session),
    });
  }

  /** Cancels a booking and refunds what the rules allow. A repeated call returns the same answer. */
  async cancel(id: string, by: Caller): Promise<LabBookingDto> {
    const row = await this.reader.findOrFail(id, by.actor);
    if (row.status === 'cancelled') return this.reader.toAnswer(row, by.actor);
    if (!mayCancel(row.status, by.actor.type)) throw tooLateToCancel(row.status, this.settings.known().phone);
    return this.accounts.counted('CANCELLATIONS', by, () => this.cancelRow(row, by));
  }

  private cancelRow(row: LabBooking, by: Caller): Promise<LabBookingDto> {
    const canceller = by.actor.type === 'admin' ? 'hospital' : 'patient';
    const { clock } = this;
    const refundOf = (leftPaise: number) => refundPaiseFor(row, leftPaise, { by: by.actor.type, clock });
    let refund = '';
    return this.take(row, {
      to: 'cancelled',
      // The place in the window may be taken.
      unset: { windowSeat: 1, entry: 1 },
      action: 'lab-booking.cancel',
      ...by,
      set: async (session) => {
        const onCardPaise = row.paymentId ? await this.refunds.left(row.paymentId, session) : 0;
        const leftPaise = leftPaiseOf(row, onCardPaise);
        refund = refundSentence(row, leftPaise, refundOf(leftPaise));
        return { cancellation: { by: canceller, msg: `${tLabBooking('cancellation.done')} ${refund}` } };
      },
      writeWithTransition: async (cancelled, session) => {
        const { paymentId, pricePaise } = cancelled;
        const amountPaise = refundOf(pricePaise);
        const newRefund = {
          kind: 'cancellation',
          amountPaise,
          reason: tLabBooking('cancelledReason'),
        } as const;
        if (paymentId && amountPaise > 0) await this.refunds.request(paymentId, newRefund, session);
        await this.outcomes.tell(outcomeOf(cancelled, 'cancelled', ''), session);
        await this.requests.reopen(cancelled._id, session);
        await this.notifications.cancelled(cancelled, refund, session);
      },
    });
  }

  private async advance(id: string, step: LabStep): Promise<LabBookingDto> {
    return this.take(await this.reader.findOrFail(id, step.actor), step);
  }

  /** Writes every step: conditional on the previous state, together with all its side effects. */
  async take(row: LabBooking, step: LabStep): Promise<LabBookingDto> {
    const { to, action, actor, origin, set, unset, push, condition, writeWithTransition } = step;
    assertTransition(row.status, to);
    const actorId = new Types.ObjectId(actor.userId);
    const updated = await inTransaction(this.connection, async (session) => {
      const columns = await set?.(session);
      const after = await this.bookings
        .findOneAndUpdate(
          { _id: row._id, status: row.status, ...condition },
          {
            $set: { ...columns, status: to },
            ...(unset && { $unset: unset }),
            $push: { ...push, history: { status: to, at: new Date(), by: actorId } },
          },
          { session, returnDocument: 'after' },
        )
        .lean<LabBooking>();
      if (!after) return this.overtaken(row, to, session);
      await writeWithTransition(after, session);
      const change = { before: { status: row.status }, after: { status: to, ...columns } };
      await this.audit.record(
        { action, actor, resource: 'lab-bookings', recordId: row._id, ...change, origin },
        session,
      );
      return after;
    });
    return this.reader.toAnswer(updated, actor);
  }

  /**
   * Another call was faster. Cancelling a cancelled booking succeeds. It reads within the transaction, because
   * the other write may not have a majority yet.
   */
  private async overtaken(row: LabBooking, to: StoredStatus, session: ClientSession): Promise<LabBooking> {
    const now = await this.bookings.findById(row._id).session(session).lean<LabBooking>();
    if (!now) throw new Failure('NOT_FOUND');
    if (now.status === 'cancelled' && to === 'cancelled') return now;
    throw now.status === row.status ? new Failure('EDIT_CONFLICT') : wrongState(now.status);
  }
}
