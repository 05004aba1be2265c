import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type Stripe from 'stripe';
import { AppointmentNews } from '../appointments/appointment-news.js';
import { Appointment } from '../appointments/appointment.schema.js';
import type { StatusChange } from '../appointments/appointment.schema.js';
import { AuditService } from '../audit/audit.service.js';
import { isDuplicateKey } from '../common/database-errors.js';
import { Failure } from '../common/errors.js';
import { inTransaction } from '../common/transaction.js';
import { visitOf } from './booked-visit.js';
import { Payment } from './payment.schema.js';
import { PaymentProvider } from './payment-provider.js';
import { RefundsService } from './refunds.service.js';

/** A payment whose slot was not named may be spent on a visit for a day; then it goes back. */
const SPEND_WITHIN_MS = 24 * 3_600_000;
const CHECK_AGAIN_MS = 60_000;

/**
 * Brings payments to their end. Whoever hears of a payment first - the browser's return, the provider's webhook or
 * the reconciler - comes here; the provider is asked what is true, and what follows from it happens once.
 */
@Injectable()
export class SettlementService {
  private readonly logger = new Logger(SettlementService.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    private readonly provider: PaymentProvider,
    private readonly refunds: RefundsService,
    private readonly news: AppointmentNews,
    private readonly audit: AuditService,
  ) {}

  /** Settles the payment that a checkout session belongs to; a session that is not ours changes nothing. */
  async settleSession(sessionId: string): Promise<void> {
    const known = await this.payments.findOne({ sessionId }).lean<Payment>();
    if (known) {
      await this.settle(known);
      return;
    }
    const session = await this.provider.find(sessionId);
    const reference = session?.client_reference_id ?? '';
    if (!session || !Types.ObjectId.isValid(reference)) return;
    // The provider's answer to our own call may not have been stored yet: the reference names the payment.
    const set = { sessionId, sessionUrl: session.url ?? undefined };
    const payment = await this.payments
      .findOneAndUpdate(
        { _id: reference, sessionId: { $exists: false } },
        { $set: set },
        { returnDocument: 'after' },
      )
      .lean<Payment>();
    if (payment) await this.settle(payment);
  }

  /** Asks the provider about an unfinished payment and does what follows. Returns the payment as it is then. */
  async settle(payment: Payment): Promise<Payment> {
    if (payment.status === 'paid' || payment.status === 'refunded') return payment;
    if (!payment.sessionId) {
      if (payment.expiresAt < new Date()) await this.release(payment, 'failed');
      return this.reload(payment);
    }
    const session = await this.provider.find(payment.sessionId);
    if (!session) {
      // Another account of the provider than the one it was opened with: it can no longer be paid.
      if (payment.expiresAt < new Date()) await this.release(payment, 'failed');
    } else if (session.payment_status === 'paid') {
      await this.fulfil(payment, session);
    } else if (session.status === 'expired') {
      await this.release(payment, 'expired');
    } else if (payment.expiresAt < new Date() && (await this.provider.close(payment.sessionId))) {
      await this.release(payment, 'expired');
    }
    return this.reload(payment);
  }

  /** Ends an unpaid payment and frees its slot. */
  async release(
    payment: Pick<Payment, '_id' | 'appointmentId'>,
    status: 'expired' | 'failed',
  ): Promise<void> {
    await inTransaction(this.connection, async (session) => {
      await this.payments.updateOne(
        { _id: payment._id, status: 'created' },
        { $set: { status }, $unset: { checkAt: 1 } },
        { session },
      );
      if (!payment.appointmentId) return;
      await this.appointments.deleteOne({ _id: payment.appointmentId, status: 'held' }, { session });
    });
  }

  /** The reconciler: asks about every open payment whose turn has come. Returns how many it looked at. */
  async reconcile(): Promise<number> {
    const due = await this.payments
      .find({ checkAt: { $lte: new Date() } })
      .sort({ checkAt: 1 })
      .limit(200)
      .lean<Payment[]>();
    for (const payment of due) {
      await this.payments.updateOne(
        { _id: payment._id, checkAt: { $exists: true } },
        { checkAt: new Date(Date.now() + CHECK_AGAIN_MS) },
      );
      try {
        if (payment.status === 'paid') await this.returnUnspent(payment);
        else await this.settle(payment);
      } catch (error) {
        this.logger.warn(`Payment ${String(payment._id)} could not be settled yet: ${String(error)}`);
      }
    }
    return due.length;
  }

  /** What a paid session brings about, in one transaction and once. */
  private async fulfil(payment: Payment, session: Stripe.Checkout.Session): Promise<void> {
    const { payment_intent: intent } = session;
    const paymentIntentId = typeof intent === 'string' ? intent : intent!.id;
    if (!matches(payment, session)) return this.refuseMismatch(payment, session, paymentIntentId);
    try {
      await inTransaction(this.connection, async (transaction) => {
        if (!(await this.markPaid(payment, paymentIntentId, transaction))) return;
        if (payment.appointmentId) await this.book(payment, transaction);
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await this.giveBack(payment, paymentIntentId);
    }
  }

  /** Conditional on the state it leaves: of all who try, one gets true. */
  private async markPaid(
    payment: Payment,
    paymentIntentId: string,
    transaction: ClientSession,
  ): Promise<boolean> {
    const paidAt = new Date();
    const unspent = payment.appointmentId ? {} : { checkAt: new Date(paidAt.getTime() + SPEND_WITHIN_MS) };
    const marked = await this.payments.updateOne(
      { _id: payment._id, status: { $in: ['created', 'expired', 'failed'] } },
      {
        $set: { status: 'paid', paidAt, paymentIntentId, ...unspent },
        ...(payment.appointmentId && { $unset: { checkAt: 1 } }),
      },
      { session: transaction },
    );
    if (marked.modifiedCount === 0) return false;
    const after = { amountPaise: payment.amountPaise, status: 'paid' };
    await this.audit.record(
      { action: 'payment.paid', actor: null, resource: 'payments', recordId: payment._id, after },
      transaction,
    );
    return true;
  }

  /**
   * Turns the hold into a request; if the hold is gone, claims the slot again.
   * @throws MongoServerError 11000 when somebody else has the slot by now
   */
  private async book(payment: Payment, transaction: ClientSession): Promise<void> {
    const change: StatusChange = { status: 'pending', at: new Date(), by: payment.patientId };
    const held = await this.appointments
      .findOneAndUpdate(
        { _id: payment.appointmentId, status: 'held' },
        {
          $set: { status: 'pending' },
          $unset: { holdExpiresAt: 1, holdSeat: 1 },
          $push: { history: change },
        },
        { session: transaction, returnDocument: 'after' },
      )
      .lean<Appointment>();
    const visit = held ?? (await this.claimAgain(payment, transaction));
    await this.news.requested(visit, transaction);
    const actor = { userId: String(payment.patientId), type: 'patient' as const };
    await this.audit.record(
      {
        action: 'appointment.create',
        actor,
        resource: 'appointments',
        recordId: visit._id,
        after: { status: 'pending' },
      },
      transaction,
    );
  }

  private async claimAgain(payment: Payment, transaction: ClientSession): Promise<Appointment> {
    const [created] = await this.appointments.create([visitOf(payment, 'pending')], { session: transaction });
    return created.toObject<Appointment>();
  }

  /** Paid, but the slot is somebody else's: the money goes back and the patient is told. */
  private async giveBack(payment: Payment, paymentIntentId: string): Promise<void> {
    await inTransaction(this.connection, async (transaction) => {
      if (!(await this.markPaid(payment, paymentIntentId, transaction))) return;
      await this.refunds.request(payment._id, payment.amountPaise, SLOT_LOST, transaction);
      await this.news.slotLost(payment, transaction);
    });
  }

  /** The provider took another amount than we asked for: nothing is booked and all of it goes back. */
  private async refuseMismatch(
    payment: Payment,
    session: Stripe.Checkout.Session,
    paymentIntentId: string,
  ): Promise<void> {
    this.logger.error(`Payment ${String(payment._id)} does not match its checkout session; it is refunded`);
    const taken = session.amount_total ?? payment.amountPaise;
    await inTransaction(this.connection, async (transaction) => {
      if (!(await this.markPaid(payment, paymentIntentId, transaction))) return;
      await this.refunds.request(payment._id, taken, 'Amount mismatch', transaction);
    });
    await this.release(payment, 'failed');
  }

  private async returnUnspent(payment: Payment): Promise<void> {
    await inTransaction(this.connection, async (transaction) => {
      const unspent = await this.payments
        .exists({ _id: payment._id, appointmentId: null })
        .session(transaction);
      if (unspent)
        await this.refunds.request(
          payment._id,
          payment.amountPaise,
          'No visit was booked with it',
          transaction,
        );
    });
  }

  private async reload(payment: Payment): Promise<Payment> {
    const now = await this.payments.findById(payment._id).lean<Payment>();
    if (!now) throw new Failure('NOT_FOUND');
    return now;
  }
}

/** Why a payment goes back whose slot was lost; the booking call tells the patient so. */
export const SLOT_LOST = 'The time was taken before the payment arrived';

const matches = (payment: Payment, session: Stripe.Checkout.Session): boolean =>
  session.amount_total === payment.amountPaise &&
  session.currency === payment.currency &&
  session.client_reference_id === String(payment._id);
