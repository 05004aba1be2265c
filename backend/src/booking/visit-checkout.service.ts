import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, mongo } from 'mongoose';
import type { Model } from 'mongoose';
import { loginOf } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import type { CheckoutSession, CreateCheckoutSession } from '../../../openapi/contract/shop/payments.js';
import { Appointment } from '../appointments/appointment.schema.js';
import { timeAt } from '../availability/doctor-hours.js';
import { SlotsService } from '../appointments/slots/slots.service.js';
import { VisitKinds, kindColumn } from '../appointments/slots/visit-kinds.service.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { insertRow } from '../database/insert-row.js';
import { formatPaise, toPaise } from '../common/money.js';
import { HoldLimits } from '../payments/holds/hold-limits.service.js';
import { DoctorDirectory } from '../users/doctors/doctor-directory.js';
import type { User } from '../users/user.schema.js';
import { takeOffer } from './offered-time.js';
import { visitOf } from '../appointments/slots/booked-visit.js';
import { lengthOf } from '../appointments/slots/visit-slot.js';
import { CheckoutService, assertPrice, toCheckoutSession } from '../payments/checkout.service.js';
import type { CheckoutInitiator } from '../payments/checkout.service.js';
import { Payment } from '../payments/payment.schema.js';
import type { VisitPayment } from '../payments/payment.schema.js';
import { tBooking } from '../messages/care/booking.js';
import { tCommon } from '../messages/common.js';

/** Open holds per patient. */
const MAX_OPEN_HOLDS = 3;
/** Expired holds are removed within a minute. */
const SEAT_FREE_WITHIN_SECONDS = 60;
/** Longer than any answer of the provider: an older hold without a checkout was left by a dead process. */
const LEFT_BEHIND_AFTER_MS = 12_000;

/** Starts the payment of a visit: takes the slot, then opens the checkout. */
@Injectable()
export class VisitCheckoutService {
  constructor(
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    private readonly directory: DoctorDirectory,
    private readonly slots: SlotsService,
    private readonly kinds: VisitKinds,
    private readonly checkout: CheckoutService,
    private readonly limits: HoldLimits,
    private readonly clock: HospitalClock,
  ) {}

  /**
   * Opens the checkout of a visit. The server's fee counts; the sent one is only compared. A patient who asks
   * again for a held slot gets the same checkout.
   */
  async create(body: CreateCheckoutSession, by: Caller): Promise<CheckoutSession> {
    const doctor = await this.doctorOf(body);
    const { feePaise } = doctor;
    if (feePaise === 0) throw new Failure('NOT_BOOKABLE', { sentence: tBooking('freeVisit') });
    if (!feePaise) throw new Failure('NOT_BOOKABLE');
    const sentence = tBooking('feeChanged', { fee: formatPaise(feePaise) });
    assertPrice('doctorFee', feePaise, toPaise(body.doctorFee), sentence);
    const draft = this.draftOf(body, doctor, feePaise, by.actor);
    const { preferredDate: date, preferredTime: time } = body;
    if (date && time) {
      this.slots.assertOffered(doctor, date, time);
      this.kinds.assertOffered(doctor, { date, time }, body.kind);
    }
    try {
      if (date && time) return await this.beginHeld(draft, by);
      return await this.limits.counted(draft, by, () => this.checkout.begin(draft, by));
    } catch (error) {
      const open = isAboutOwnHold(error) && (await this.openCheckout(draft));
      if (open) return open;
      throw error;
    }
  }

  /** The slot is decided first: only the winner of concurrent requests is counted. */
  private async beginHeld(draft: VisitPayment, starter: CheckoutInitiator): Promise<CheckoutSession> {
    await this.limits.assertRoom(draft, starter);
    await this.hold(draft);
    return this.checkout.orRelease(draft, () =>
      this.limits.counted(draft, starter, () => this.checkout.begin(draft, starter)),
    );
  }

  private async doctorOf(body: CreateCheckoutSession): Promise<User> {
    if (body.doctorId) {
      const doctor = await this.directory.find(body.doctorId);
      if (!doctor) throw new Failure('NOT_FOUND', { sentence: tCommon('doctorNotFound') });
      return doctor;
    }
    const doctors = await this.directory.findByName(body.doctorName);
    if (doctors.length !== 1)
      throw fieldFailure('doctorName', new Failure('DOCTOR_NAME_UNCLEAR').message, 'DOCTOR_NAME_UNCLEAR');
    return doctors[0];
  }

  private draftOf(body: CreateCheckoutSession, doctor: User, feePaise: number, actor: Actor): VisitPayment {
    const { preferredDate = null, preferredTime = null, reason = null } = body;
    const when =
      preferredDate &&
      tBooking('onPreferredDate', { preferredDate: this.clock.format(preferredDate, preferredTime) });
    const name = tBooking('lineItem', { doctorName: doctor.fullName, when: when ?? '' });
    return this.checkout.draft({
      purpose: 'appointment',
      items: [{ name, unitPaise: feePaise, quantity: 1 }],
      patientId: new Types.ObjectId(actor.userId),
      payer: { name: loginOf(actor).fullName, email: actor.email },
      booking: {
        doctorId: doctor._id,
        doctorName: doctor.fullName,
        ...(actor.holder && { patientName: actor.fullName }),
        speciality: doctor.speciality,
        preferredDate,
        preferredTime,
        ...(preferredDate && preferredTime && lengthOf(timeAt(doctor, preferredDate, preferredTime))),
        reason,
        ...kindColumn(body.kind),
      },
      subjectId: preferredDate ? new Types.ObjectId() : null,
      returnPath: '/find-doctor',
    }) as VisitPayment;
  }

  /** Takes the slot with one insert; the unique indexes refuse a taken slot, so no read precedes it. */
  private async hold(draft: VisitPayment): Promise<void> {
    for (let seat = 0; seat < MAX_OPEN_HOLDS; seat += 1) {
      try {
        await this.holdAt(draft, seat);
        return;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        if (isSlotConflict(error)) {
          await this.dropLeftBehind(draft);
          return this.hold(draft);
        }
      }
    }
    throw new Failure('TOO_MANY_HOLDS', { retryAfterSeconds: SEAT_FREE_WITHIN_SECONDS });
  }

  /** One insert; a waiting-list hold of this patient becomes this hold instead. */
  private async holdAt(draft: VisitPayment, seat: number): Promise<void> {
    try {
      await insertRow(this.appointments, heldVisit(draft, seat));
    } catch (error) {
      if (!isSlotConflict(error) || !(await takeOffer(this.appointments, draft, seat))) throw error;
    }
  }

  /** The patient's own open checkout for the same slot. It continues, with the new reason and kind. */
  private async openCheckout(draft: VisitPayment): Promise<CheckoutSession | null> {
    const { doctorId, preferredDate, preferredTime, reason, kind } = draft.booking;
    const same = {
      patientId: draft.patientId,
      'booking.doctorId': doctorId,
      'booking.preferredDate': preferredDate,
      'booking.preferredTime': preferredTime,
      status: 'created',
      amountPaise: draft.amountPaise,
      expiresAt: { $gt: new Date() },
      sessionUrl: { $exists: true },
    } as const;
    const payment = await this.payments
      .findOneAndUpdate(
        same,
        {
          $set: { 'booking.reason': reason, ...(kind && { 'booking.kind': kind }) },
          ...(!kind && NO_KIND_PAID),
        },
        { sort: { _id: -1 } },
      )
      .lean<Payment>();
    if (!payment) return null;
    const held = { _id: payment.subjectId, status: 'held' } as const;
    await this.appointments.updateOne(held, {
      $set: { reason: reason ?? '', ...kindColumn(kind) },
      ...(!kind && { $unset: { kind: 1 } }),
    });
    return toCheckoutSession(payment);
  }

  /**
   * The slot is taken. The patient's own interrupted attempt is released once no process can be working on it.
   * @throws Failure IN_PROGRESS until then, SLOT_TAKEN in any other case
   */
  private async dropLeftBehind(draft: VisitPayment): Promise<void> {
    const { doctorId, preferredDate, preferredTime } = draft.booking;
    const own = {
      'slot.doctorId': doctorId,
      'slot.date': preferredDate,
      'slot.time': preferredTime,
      status: 'held',
      patientId: draft.patientId,
      paymentId: { $ne: null },
    } as const;
    const held = await this.appointments.findOne(own).lean<Appointment>();
    if (!held || (await this.hasCheckout(held))) throw new Failure('SLOT_TAKEN');
    const leftBehindInMs = held.createdAt.getTime() + LEFT_BEHIND_AFTER_MS - Date.now();
    if (leftBehindInMs > 0)
      throw new Failure('IN_PROGRESS', { retryAfterSeconds: Math.ceil(leftBehindInMs / 1000) });
    await this.checkout.drop({ ...draft, _id: held.paymentId!, subjectId: held._id });
  }

  private async hasCheckout({ paymentId }: Appointment): Promise<boolean> {
    const opened = { _id: paymentId, sessionId: { $exists: true } };
    return (await this.payments.exists(opened)) !== null;
  }
}

const NO_KIND_PAID = { $unset: { 'booking.kind': 1 } } as const;

const heldVisit = (draft: VisitPayment, holdSeat: number): Appointment => ({
  ...visitOf(draft, 'held'),
  holdSeat,
  holdExpiresAt: draft.expiresAt,
});

const isSlotConflict = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && 'slot.doctorId' in ((error.keyPattern ?? {}) as object);

/** Failures that the patient's own hold may have caused. */
const isAboutOwnHold = (error: unknown): boolean =>
  error instanceof Failure &&
  ['SLOT_TAKEN', 'IN_PROGRESS', 'TOO_MANY_HOLDS', 'HOLDS_LIMIT'].includes(error.code);
