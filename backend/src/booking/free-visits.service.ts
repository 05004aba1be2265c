import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { CreateSpecificAppointment } from '../../../openapi/contract/care/appointments.js';
import { Appointment } from '../appointments/appointment.schema.js';
import type { Slot } from '../appointments/appointment.schema.js';
import { AppointmentNotifications } from '../appointments/notifications/appointment-notifications.js';
import { RequestLimits } from '../appointments/requests/request-limits.service.js';
import { SlotsService } from '../appointments/slots/slots.service.js';
import { VisitKinds, kindColumn } from '../appointments/slots/visit-kinds.service.js';
import { slotAt } from '../appointments/slots/visit-slot.js';
import { AuditService } from '../audit/audit.service.js';
import { BookingRule } from '../auth/email-confirmations/booking-rule.js';
import { DoctorDays } from '../availability/doctor-days.service.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { Failure } from '../common/errors/errors.js';
import type { Caller } from '../common/http/actor.js';
import { inTransaction } from '../common/transaction.js';
import { CheckoutService } from '../payments/checkout.service.js';
import { Payment } from '../payments/payment.schema.js';
import { assertActive } from '../users/active-accounts.js';
import { PRACTISING } from '../users/doctors/doctor-profile.schema.js';
import { User } from '../users/user.schema.js';
import { yieldOffer } from './offered-time.js';

type FreeVisit = Appointment & { slot: Slot };

/** Books visits of doctors whose fee is 0: a request without a checkout. */
@Injectable()
export class FreeVisits {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    private readonly checkout: CheckoutService,
    private readonly slots: SlotsService,
    private readonly kinds: VisitKinds,
    private readonly days: DoctorDays,
    private readonly rule: BookingRule,
    private readonly limits: RequestLimits,
    private readonly notifications: AppointmentNotifications,
    private readonly audit: AuditService,
  ) {}

  /**
   * @returns null if the doctor's visits are not free; a repeated call returns the same visit, also after a change
   *   of the fee
   * @throws Failure SLOT_NOT_OFFERED, KIND_NOT_OFFERED, ON_LEAVE, SLOT_TAKEN, TOO_MANY_OPEN_REQUESTS,
   *   TOO_MANY_REQUESTS, EMAIL_UNCONFIRMED, ACCOUNT_ERASED
   */
  async book(body: CreateSpecificAppointment, by: Caller): Promise<Appointment | null> {
    const earlier = await this.booked(body);
    if (earlier) return earlier;
    const doctor = await this.users
      .findOne({ _id: body.doctorId, ...PRACTISING, published: true, feePaise: 0 })
      .lean<User>();
    if (!doctor) return null;
    this.rule.assertMayBook(by.actor);
    const { preferredDate: date, preferredTime: time, kind } = body;
    this.slots.assertOffered(doctor, date, time);
    this.kinds.assertOffered(doctor, { date, time }, kind);
    await this.limits.assertRoom(by.actor, null, 'free');
    const visit = freeVisit(body, doctor, by);
    await this.closeOwnCheckout(visit, by);
    try {
      return await this.limits.counting(visit._id, () =>
        inTransaction(this.connection, (session) => this.write(visit, by, session)),
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const concurrent = await this.booked(body);
      if (!concurrent) throw new Failure('SLOT_TAKEN');
      return concurrent;
    }
  }

  private async write(visit: FreeVisit, by: Caller, session: ClientSession): Promise<Appointment> {
    await assertActive(this.users, visit.patientId, session);
    await this.limits.assertRoom(by.actor, session, 'free');
    await this.days.reserveForVisit(visit.slot, session);
    await yieldOffer(this.appointments, visit, session);
    const [created] = await this.appointments.create([visit], { session });
    const stored = created.toObject<Appointment>();
    // After the insert, so that only the winner of concurrent requests for the time is counted.
    await this.limits.count(visit, by);
    await this.notifications.requested(stored, session);
    const entry = { action: 'appointment.create', resource: 'appointments', recordId: visit._id };
    await this.audit.record({ ...entry, ...by, after: { status: 'pending' } }, session);
    return stored;
  }

  /** Closes the patient's own unpaid checkout of this time, begun when the visits still had a fee. */
  private async closeOwnCheckout({ patientId, slot }: FreeVisit, { actor }: Caller): Promise<void> {
    const own = {
      'slot.doctorId': slot.doctorId,
      'slot.date': slot.date,
      'slot.time': slot.time,
      status: 'held',
      patientId,
      paymentId: { $ne: null },
    } as const;
    const held = await this.appointments.findOne(own, { paymentId: 1 }).lean<Appointment>();
    const payment = held && (await this.payments.findById(held.paymentId).lean<Payment>());
    if (payment?.sessionId) await this.checkout.cancel(payment.sessionId, actor);
  }

  private booked({ patientId, doctorId, preferredDate, preferredTime }: CreateSpecificAppointment) {
    return this.appointments
      .findOne({
        patientId: new Types.ObjectId(patientId),
        'slot.doctorId': new Types.ObjectId(doctorId),
        'slot.date': preferredDate,
        'slot.time': preferredTime,
        isFree: true,
        status: { $in: ['pending', 'accepted', 'completed'] },
      })
      .lean<Appointment>();
  }
}

function freeVisit(body: CreateSpecificAppointment, doctor: User, { actor }: Caller): FreeVisit {
  const { preferredDate, preferredTime, reason, kind } = body;
  const patientId = new Types.ObjectId(actor.userId);
  const now = new Date();
  return {
    _id: new Types.ObjectId(),
    status: 'pending',
    reason,
    speciality: doctor.speciality,
    patientId,
    patientName: actor.fullName,
    doctorId: doctor._id,
    doctorName: doctor.fullName,
    preferredDate,
    preferredTime,
    ...kindColumn(kind),
    acceptedDoctorId: null,
    acceptedDoctorName: null,
    appointmentDate: null,
    idCard: null,
    slot: slotAt(doctor, preferredDate, preferredTime),
    paymentId: null,
    paidPaise: 0,
    isFree: true,
    history: [{ status: 'pending', at: now, by: patientId }],
    createdAt: now,
    updatedAt: now,
  };
}
