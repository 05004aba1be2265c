import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { AppointmentNotifications } from '../appointments/notifications/appointment-notifications.js';
import { Appointment } from '../appointments/appointment.schema.js';
import type { StatusChange } from '../appointments/appointment.schema.js';
import { AuditService } from '../audit/audit.service.js';
import { DoctorDays } from '../availability/doctor-days.service.js';
import type { Block } from '../availability/doctor-days.service.js';
import { FreedTimes } from '../availability/freed-times.js';
import { LeaveCases } from '../availability/leave-cases.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { isActive } from '../users/active-accounts.js';
import { User } from '../users/user.schema.js';
import { releaseHold } from './offered-time.js';
import { visitOf } from '../appointments/slots/booked-visit.js';
import type { Payment, VisitPayment } from '../payments/payment.schema.js';
import { PaymentPurposes, SubjectLost } from '../payments/payment-purposes.js';
import type { PurposeHandler } from '../payments/payment-purposes.js';
import { tBooking } from '../messages/care/booking.js';

/** The refund reason of a payment whose slot was lost; the booking call returns it. */
export const SLOT_LOST = tBooking('timeTakenReason');

/** The effects of a paid visit. */
@Injectable()
export class VisitPayments implements PurposeHandler, OnModuleInit {
  readonly lostReason = SLOT_LOST;

  constructor(
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly purposes: PaymentPurposes,
    private readonly days: DoctorDays,
    private readonly cases: LeaveCases,
    private readonly notifications: AppointmentNotifications,
    private readonly freed: FreedTimes,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.purposes.register('appointment', this);
  }

  /** Turns the hold into a request; without a hold, takes the slot again. Not for an erased person. */
  async confirm(payment: Payment, session: ClientSession): Promise<void> {
    const paid = payment as VisitPayment;
    if (!(await isActive(this.users, paid.patientId, session))) throw new SubjectLost(SLOT_LOST);
    const change: StatusChange = { status: 'pending', at: new Date(), by: paid.patientId };
    const held = await this.appointments
      .findOneAndUpdate(
        { _id: paid.subjectId, status: 'held', paymentId: { $in: [paid._id, null] } },
        {
          $set: { status: 'pending', paymentId: paid._id, paidPaise: paid.amountPaise },
          $unset: { holdExpiresAt: 1, holdSeat: 1, offer: 1 },
          $push: { history: change },
        },
        { session, returnDocument: 'after' },
      )
      .lean<Appointment>();
    const visit = held ?? (await this.claimAgain(paid, session));
    // An offered time is now booked, so its waiting-list entry closes.
    this.freed.tell();
    const away = await this.days.reserveUnlessBlocked(visit.slot!, session);
    if (away) await this.offerOthers(visit, away, session);
    else await this.notifications.requested(visit, session);
    const actor = { userId: String(paid.patientId), type: 'patient' as const };
    const after = { status: 'pending' };
    await this.audit.record(
      { action: 'appointment.create', actor, resource: 'appointments', recordId: visit._id, after },
      session,
    );
  }

  async release(payment: Payment, session: ClientSession): Promise<void> {
    if (!payment.subjectId) return;
    await releaseHold(this.appointments, payment, session);
    this.freed.tell();
  }

  async notifyLost(payment: Payment, session: ClientSession): Promise<void> {
    await this.release(payment, session);
    await this.notifications.slotLost(payment as VisitPayment, session);
  }

  /** Stores the patient's refund in case of a cancellation. */
  async noteRefunded({ subjectId }: Payment, refundedPaise: number, session: ClientSession): Promise<void> {
    await this.appointments.updateOne({ _id: subjectId }, { $set: { refundedPaise } }, { session });
  }

  numberOf(): Promise<null> {
    return Promise.resolve(null);
  }

  /**
   * Holding a slot reads the doctor's leave and extra sessions without a lock, to stay one write. Here the
   * transaction decides. If the day or session was taken meanwhile, the patient gets the same offers as other
   * booked patients.
   * @throws SubjectLost when no time is left to choose
   */
  private async offerOthers(
    { _id, slot }: Appointment,
    { leaveId, cause }: Block,
    session: ClientSession,
  ): Promise<void> {
    const absence = { _id: leaveId, cause, from: slot!.date, to: slot!.date };
    const offered = await this.cases.open([{ id: String(_id) }], absence, session);
    if (offered === 0) throw new SubjectLost(SLOT_LOST);
  }

  /** @throws SubjectLost when the slot is taken */
  private async claimAgain(payment: VisitPayment, session: ClientSession): Promise<Appointment> {
    try {
      const [created] = await this.appointments.create([visitOf(payment, 'pending')], { session });
      return created.toObject<Appointment>();
    } catch (error) {
      if (isDuplicateKey(error)) throw new SubjectLost(SLOT_LOST);
      throw error;
    }
  }
}
