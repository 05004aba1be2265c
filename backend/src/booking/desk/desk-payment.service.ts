import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import type { RecordDeskPayment } from '../../../../openapi/contract/shop/desk.js';
import { AppointmentNotifications } from '../../appointments/notifications/appointment-notifications.js';
import { Appointment } from '../../appointments/appointment.schema.js';
import { wrongState } from '../../appointments/appointment.status.js';
import { AppointmentsService } from '../../appointments/appointments.service.js';
import { UNPAID } from '../../appointments/unpaid-visits.js';
import { whenOf } from '../../appointments/visit-time.js';
import { AuditService } from '../../audit/audit.service.js';
import { Failure } from '../../common/errors/errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import type { Caller } from '../../common/http/actor.js';
import { toPaise } from '../../common/money.js';
import { inTransaction } from '../../common/transaction.js';
import { Payment } from '../../payments/payment.schema.js';
import { assertActive } from '../../users/active-accounts.js';
import { User } from '../../users/user.schema.js';
import { tBooking } from '../../messages/care/booking.js';

/** Records the fee of a visit that was paid at the hospital's desk. */
@Injectable()
export class DeskPayments {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly reader: AppointmentsService,
    private readonly clock: HospitalClock,
    private readonly notifications: AppointmentNotifications,
    private readonly audit: AuditService,
  ) {}

  /**
   * Records it once per visit, also with concurrent desks.
   * @throws Failure FEE_RECORDED when the visit is paid, WRONG_STATE when it is free, or neither accepted nor completed
   */
  async record(id: string, body: RecordDeskPayment, by: Caller): Promise<AppointmentDto> {
    const row = await this.reader.findOrFail(id, by.actor);
    const patient = await this.users.findById(row.patientId, { email: 1 }).lean<User>();
    const payment = this.paymentFor(row, patient?.email ?? '', body);
    const visit = await inTransaction(this.connection, async (session) => {
      await assertActive(this.users, row.patientId, session);
      const paid = await this.markPaid(row, payment, session);
      await this.payments.create([payment], { session });
      await this.notifications.paidAtDesk(paid, body.method, session);
      const after = { amountPaise: payment.amountPaise, method: body.method, paymentId: String(payment._id) };
      const entry = { action: 'appointment.payAtDesk', resource: 'appointments', recordId: row._id };
      await this.audit.record({ ...entry, ...by, after }, session);
      return paid;
    });
    return this.reader.toAnswer(visit, by.actor);
  }

  /** This conditional write decides between two desks. */
  private async markPaid(row: Appointment, payment: Payment, session: ClientSession): Promise<Appointment> {
    const { method } = payment;
    const paid = await this.appointments
      .findOneAndUpdate(
        { _id: row._id, ...UNPAID },
        {
          $set: {
            paymentId: payment._id,
            paidPaise: payment.amountPaise,
            paidAtDesk: { method, ...whenOf(row) },
          },
        },
        { session, returnDocument: 'after' },
      )
      .lean<Appointment>();
    if (paid) return paid;
    const now = await this.appointments.findById(row._id).session(session).lean<Appointment>();
    if (!now) throw new Failure('NOT_FOUND');
    if (now.paymentId) throw new Failure('FEE_RECORDED');
    throw now.isFree
      ? new Failure('WRONG_STATE', { sentence: tBooking('nothingToPay') })
      : wrongState(now.status);
  }

  private paymentFor(row: Appointment, email: string, { method, amount }: RecordDeskPayment): Payment {
    const now = new Date();
    const { date, time } = whenOf(row);
    const doctorName = row.acceptedDoctorName ?? row.doctorName ?? '';
    const when = date ? `, ${this.clock.format(date, time)}` : '';
    const amountPaise = toPaise(amount);
    return {
      _id: new Types.ObjectId(),
      purpose: 'appointment',
      method,
      status: 'paid',
      amountPaise,
      currency: 'inr',
      items: [
        {
          name: tBooking('lineItem', { doctorName, when }),
          unitPaise: amountPaise,
          quantity: 1,
        },
      ],
      patientId: row.patientId,
      payer: { name: row.patientName, email },
      booking: {
        doctorId: row.acceptedDoctorId!,
        doctorName,
        speciality: row.speciality,
        preferredDate: date,
        preferredTime: time,
        reason: row.reason,
      },
      subjectId: row._id,
      returnPath: '/patientlogin/patientapps',
      expiresAt: now,
      paidAt: now,
      refunds: [],
      refundedPaise: 0,
      createdAt: now,
      updatedAt: now,
    };
  }
}
