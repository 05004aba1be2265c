import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Caller } from '../common/http/actor.js';
import type {
  AppointmentDto,
  CreateSpecificAppointment,
} from '../../../openapi/contract/care/appointments.js';
import { AppointmentNotifications } from '../appointments/notifications/appointment-notifications.js';
import { assertSelf } from '../appointments/appointment.policy.js';
import { Appointment } from '../appointments/appointment.schema.js';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { SlotsService } from '../appointments/slots/slots.service.js';
import { AuditService } from '../audit/audit.service.js';
import { timeAt } from '../availability/doctor-hours.js';
import { DoctorDays } from '../availability/doctor-days.service.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { Failure } from '../common/errors/errors.js';
import { inTransaction } from '../common/transaction.js';
import { assertActive } from '../users/active-accounts.js';
import { PRACTISING } from '../users/doctors/doctor-profile.schema.js';
import { User } from '../users/user.schema.js';
import { VisitKinds, kindColumn } from '../appointments/slots/visit-kinds.service.js';
import { FreeVisits } from './free-visits.service.js';
import { yieldOffer } from './offered-time.js';
import { visitOf } from '../appointments/slots/booked-visit.js';
import { lengthOf } from '../appointments/slots/visit-slot.js';
import { Payment } from '../payments/payment.schema.js';
import type { VisitPayment } from '../payments/payment.schema.js';
import { SettlementService } from '../payments/settlement.service.js';
import { voidingRefundOf } from '../payments/refund-state.js';
import { SLOT_LOST } from './visit-payments.js';
import { tCommon } from '../messages/common.js';

/** The number of payments for one slot that are searched, newest first, for paid and for other ones. */
const PAYMENTS_SCANNED = 5;

/** Turns a paid payment into its appointment when the patient's browser asks for it. */
@Injectable()
export class BookingService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly settlement: SettlementService,
    private readonly reader: AppointmentsService,
    private readonly slots: SlotsService,
    private readonly kinds: VisitKinds,
    private readonly days: DoctorDays,
    private readonly notifications: AppointmentNotifications,
    private readonly audit: AuditService,
    private readonly freeVisits: FreeVisits,
  ) {}

  /**
   * The appointment that this patient has paid for, or a free one; a repeated call returns the same one.
   * @throws Failure PAYMENT_REQUIRED without a paid payment for it, SLOT_LOST when its time was gone
   */
  async book(body: CreateSpecificAppointment, by: Caller): Promise<AppointmentDto> {
    assertSelf(body.patientId, by.actor);
    const booked =
      (await this.bookedBySlotPayment(body)) ??
      (await this.spendOpenPayment(body, by)) ??
      (await this.freeVisits.book(body, by));
    if (!booked) throw new Failure('PAYMENT_REQUIRED');
    return this.reader.toAnswer(booked, by.actor);
  }

  /** Payments for this slot, settled now if the provider's event has not arrived yet. */
  private async bookedBySlotPayment(body: CreateSpecificAppointment): Promise<Appointment | null> {
    const found = await this.paymentsFor(body, body.preferredDate, body.preferredTime);
    let lost = false;
    let moved: Appointment | null = null;
    for (const payment of found) {
      const settled = await this.settlement.settle(payment);
      const back = voidingRefundOf(settled);
      if (back?.reason === SLOT_LOST) lost = true;
      if (!settled.paidAt || back) continue;
      const visit = await this.appointments
        .findOne({ _id: settled.subjectId, status: { $nin: ['held', 'cancelled'] } })
        .lean<Appointment>();
      // A doctor may have moved an earlier one: then this call is about a later payment, if any.
      if (visit && isAt(visit, body)) return visit;
      moved ??= visit;
    }
    if (moved) return moved;
    if (lost) throw new Failure('SLOT_LOST');
    return null;
  }

  /**
   * Payments of the specification's bare pair: this call takes the slot. The payment stays usable if it fails.
   */
  private async spendOpenPayment(body: CreateSpecificAppointment, by: Caller): Promise<Appointment | null> {
    for (const payment of await this.paymentsFor(body, null, null)) {
      const settled = await this.settlement.settle(payment);
      if (!settled.paidAt || voidingRefundOf(settled)) continue;
      if (!settled.subjectId) {
        if (settled.refundedPaise > 0) continue; // the hospital refunded part of it, so it is used up
        return this.spend(settled as VisitPayment, body, by);
      }
      const made = await this.appointments.findById(settled.subjectId).lean<Appointment>();
      if (
        made?.preferredDate === body.preferredDate &&
        made.preferredTime === body.preferredTime &&
        made.status !== 'cancelled'
      ) {
        return made;
      }
    }
    return null;
  }

  private async spend(
    payment: VisitPayment,
    body: CreateSpecificAppointment,
    by: Caller,
  ): Promise<Appointment | null> {
    const doctor = await this.users.findOne({ _id: body.doctorId, ...PRACTISING }).lean<User>();
    if (!doctor) throw new Failure('NOT_FOUND', { sentence: tCommon('doctorNotFound') });
    const { preferredDate, preferredTime, reason, kind } = body;
    this.slots.assertOffered(doctor, preferredDate, preferredTime);
    this.kinds.assertOffered(doctor, { date: preferredDate, time: preferredTime }, kind);
    const appointmentId = new Types.ObjectId();
    const when = { preferredDate, preferredTime, ...lengthOf(timeAt(doctor, preferredDate, preferredTime)) };
    const booking = { ...payment.booking, ...when, reason, ...kindColumn(kind) };
    const visit = visitOf({ ...payment, subjectId: appointmentId, booking }, 'pending');
    try {
      const made = await inTransaction(this.connection, async (session) => {
        const spent = await this.payments.updateOne(
          { _id: payment._id, status: 'paid', subjectId: null, refundedPaise: 0 },
          { $set: { subjectId: appointmentId }, $unset: { checkAt: 1 } },
          { session },
        );
        if (spent.modifiedCount === 0) return null;
        await assertActive(this.users, payment.patientId, session);
        await this.days.reserveForVisit(visit.slot, session);
        await yieldOffer(this.appointments, visit, session);
        const [created] = await this.appointments.create([visit], { session });
        const stored = created.toObject<Appointment>();
        await this.notifications.requested(stored, session);
        await this.audit.record(
          {
            action: 'appointment.create',
            ...by,
            resource: 'appointments',
            recordId: appointmentId,
            after: { status: 'pending' },
          },
          session,
        );
        return stored;
      });
      // A concurrent call used it: the answer is that call's appointment.
      return made ?? (await this.spendOpenPayment(body, by));
    } catch (error) {
      if (isDuplicateKey(error)) throw new Failure('SLOT_TAKEN');
      throw error;
    }
  }

  /** Paid ones first, so that a payment is found however many unpaid checkouts followed. */
  private async paymentsFor(
    body: CreateSpecificAppointment,
    preferredDate: string | null,
    preferredTime: string | null,
  ): Promise<Payment[]> {
    const booking = {
      patientId: new Types.ObjectId(body.patientId),
      'booking.doctorId': new Types.ObjectId(body.doctorId),
      'booking.preferredDate': preferredDate,
      'booking.preferredTime': preferredTime,
    };
    const newest = (status: 'paid' | { $ne: 'paid' }) =>
      this.payments
        .find({ ...booking, status })
        .sort({ _id: -1 })
        .limit(PAYMENTS_SCANNED)
        .lean<Payment[]>();
    // In this order, so that a payment marked as paid in between is found twice rather than missed.
    const others = await newest({ $ne: 'paid' });
    return [...(await newest('paid')), ...others];
  }
}

const isAt = ({ slot }: Appointment, { preferredDate, preferredTime }: CreateSpecificAppointment): boolean =>
  slot?.date === preferredDate && slot.time === preferredTime;
