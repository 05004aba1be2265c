import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, mongo } from 'mongoose';
import type { Model } from 'mongoose';
import type { CheckoutSession, CreateCheckoutSession } from '../../../openapi/contract/payments.js';
import { HOLD_MINUTES } from '../../../openapi/contract/payments.js';
import { Appointment } from '../appointments/appointment.schema.js';
import { SlotsService } from '../appointments/slots.service.js';
import { AuditService } from '../audit/audit.service.js';
import type { Actor, Origin } from '../common/actor.js';
import { isDuplicateKey } from '../common/database-errors.js';
import { Failure, fieldFailure } from '../common/errors.js';
import { formatPaise, toPaise } from '../common/money.js';
import { DoctorDirectory } from '../users/doctor-directory.js';
import { User } from '../users/user.schema.js';
import { visitOf } from './booked-visit.js';
import { Payment } from './payment.schema.js';
import { PaymentProvider } from './payment-provider.js';
import { SettlementService } from './settlement.service.js';

/** Open holds that one patient may have. */
const SEATS = 3;
/** Stripe counts its shortest session from when the call reaches it. */
const TRAVEL_MS = 30_000;
const CHECK_AFTER_MS = 60_000;

/** Starts payments: takes the slot first, then opens the provider's checkout. */
@Injectable()
export class CheckoutService {
  private readonly logger = new Logger(CheckoutService.name);

  constructor(
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly directory: DoctorDirectory,
    private readonly slots: SlotsService,
    private readonly provider: PaymentProvider,
    private readonly settlement: SettlementService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Opens the checkout of a visit. The fee is the database's; the one sent is only compared with it.
   * A patient who asks again for a slot that they hold gets the same checkout.
   */
  async create(body: CreateCheckoutSession, actor: Actor, origin: Origin): Promise<CheckoutSession> {
    const doctor = await this.doctorOf(body);
    if (!doctor.feePaise) throw new Failure('NOT_BOOKABLE');
    assertPrice(doctor.feePaise, body.doctorFee);
    const draft = draftOf(body, doctor, actor);
    if (body.preferredDate && body.preferredTime) {
      this.slots.assertOffered(doctor, body.preferredDate, body.preferredTime);
      const existing = await this.hold(draft);
      if (existing) return existing;
    }
    return this.open(draft, actor, origin);
  }

  /** Closes an open checkout and frees its slot. */
  async cancel(sessionId: string, actor: Actor): Promise<void> {
    const payment = await this.payments.findOne({ sessionId, patientId: actor.userId }).lean<Payment>();
    if (!payment) throw new Failure('NOT_FOUND');
    if (payment.status === 'created' && !(await this.provider.close(sessionId))) {
      const settled = await this.settlement.settle(payment);
      if (settled.status === 'paid') throw new Failure('ALREADY_PAID');
      return;
    }
    if (payment.status === 'paid' || payment.status === 'refunded') throw new Failure('ALREADY_PAID');
    await this.settlement.release(payment, 'expired');
  }

  private async doctorOf(body: CreateCheckoutSession): Promise<User> {
    if (body.doctorId) {
      const doctor = await this.directory.find(body.doctorId);
      if (!doctor) throw new Failure('NOT_FOUND', { sentence: 'There is no such doctor.' });
      return doctor;
    }
    const doctors = await this.directory.findByName(body.doctorName);
    if (doctors.length !== 1)
      throw fieldFailure('doctorName', new Failure('DOCTOR_NAME_UNCLEAR').message, 'DOCTOR_NAME_UNCLEAR');
    return doctors[0];
  }

  /**
   * Takes the slot: one insert, which the unique indexes let happen or not. There is no look before it.
   * @returns the open checkout when this very patient holds the slot already, else null
   */
  private async hold(draft: Payment): Promise<CheckoutSession | null> {
    for (let seat = 0; seat < SEATS; seat += 1) {
      try {
        await this.appointments.create([heldVisit(draft, seat)]);
        return null;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        if (isSlotConflict(error)) return this.resume(draft);
      }
    }
    throw new Failure('TOO_MANY_HOLDS');
  }

  /** The slot is taken. By this patient's own open checkout: they go on with it. By anyone else: it is gone. */
  private async resume(draft: Payment): Promise<CheckoutSession> {
    const { doctorId, preferredDate, preferredTime, reason } = draft.booking;
    const own = {
      'slot.doctorId': doctorId,
      'slot.date': preferredDate,
      'slot.time': preferredTime,
      status: 'held',
      patientId: draft.patientId,
    } as const;
    const held = await this.appointments.findOneAndUpdate(own, { reason: reason ?? '' }).lean<Appointment>();
    const payment = held?.paymentId
      ? await this.payments
          .findOneAndUpdate(
            {
              _id: held.paymentId,
              status: 'created',
              amountPaise: draft.amountPaise,
              expiresAt: { $gt: new Date() },
            },
            { 'booking.reason': reason },
          )
          .lean<Payment>()
      : null;
    if (!payment?.sessionUrl) throw new Failure('SLOT_TAKEN');
    return toCheckoutSession(payment);
  }

  /** Writes the payment, then asks the provider; if that fails the slot is free again at once. */
  private async open(draft: Payment, actor: Actor, origin: Origin): Promise<CheckoutSession> {
    try {
      const patient = await this.users.findById(actor.userId, { email: 1 }).lean<User>();
      await this.payments.create([draft]);
      const { sessionId, url } = await this.provider.open(draft, patient!.email);
      await this.payments.updateOne({ _id: draft._id }, { sessionId, sessionUrl: url });
      const after = { amountPaise: draft.amountPaise, doctorId: String(draft.booking.doctorId) };
      await this.audit.record({
        action: 'payment.create',
        actor,
        resource: 'payments',
        recordId: draft._id,
        after,
        origin,
      });
      return toCheckoutSession({ ...draft, sessionId, sessionUrl: url });
    } catch (error) {
      await this.settlement.release(draft, 'failed').catch((second: unknown) => {
        this.logger.error(
          `Slot of payment ${String(draft._id)} stays held until it expires: ${String(second)}`,
        );
      });
      throw error;
    }
  }
}

function assertPrice(feePaise: number, shownRupees: number): void {
  if (toPaise(shownRupees) === feePaise) return;
  throw fieldFailure(
    'doctorFee',
    `The fee is ${formatPaise(feePaise)} now. Please check it and try again.`,
    'PRICE_CHANGED',
  );
}

function draftOf(body: CreateCheckoutSession, doctor: User, actor: Actor): Payment {
  const now = Date.now();
  const slotGiven = body.preferredDate !== undefined;
  return {
    _id: new Types.ObjectId(),
    purpose: 'appointment',
    status: 'created',
    amountPaise: doctor.feePaise!,
    currency: 'inr',
    patientId: new Types.ObjectId(actor.userId),
    patientName: actor.fullName,
    booking: {
      doctorId: doctor._id,
      doctorName: doctor.fullName,
      speciality: doctor.speciality,
      preferredDate: body.preferredDate ?? null,
      preferredTime: body.preferredTime ?? null,
      reason: body.reason ?? null,
    },
    appointmentId: slotGiven ? new Types.ObjectId() : null,
    expiresAt: new Date(now + HOLD_MINUTES * 60_000 + TRAVEL_MS),
    checkAt: new Date(now + CHECK_AFTER_MS),
    paidAt: null,
    createdAt: new Date(now),
    updatedAt: new Date(now),
  };
}

const heldVisit = (draft: Payment, holdSeat: number) => ({
  ...visitOf(draft, 'held'),
  holdSeat,
  holdExpiresAt: draft.expiresAt,
});

const isSlotConflict = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && 'slot.doctorId' in ((error.keyPattern ?? {}) as object);

const toCheckoutSession = ({ sessionId, sessionUrl, expiresAt }: Payment): CheckoutSession => ({
  id: sessionId!,
  url: sessionUrl!,
  // What the patient is told is the promised half hour, without the time the call travels.
  expiresAt: new Date(expiresAt.getTime() - TRAVEL_MS).toISOString(),
});
