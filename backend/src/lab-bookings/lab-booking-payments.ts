import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { AuditService } from '../audit/audit.service.js';
import type { Payment } from '../payments/payment.schema.js';
import { PaymentPurposes, SubjectLost } from '../payments/payment-purposes.js';
import type { PurposeHandler } from '../payments/payment-purposes.js';
import { isActive } from '../users/active-accounts.js';
import { User } from '../users/user.schema.js';
import { LabRequestSteps } from '../lab-requests/lab-request-steps.service.js';
import { LabBooking } from './lab-booking.schema.js';
import { LabWindows } from './lab-windows.service.js';
import { LabBookingNotifications } from './lab-booking-notifications.js';
import { tLabBooking } from '../messages/shop/lab-bookings.js';

/** The effects of a paid lab test. */
@Injectable()
export class LabBookingPayments implements PurposeHandler, OnModuleInit {
  readonly lostReason = tLabBooking('endedReason');

  constructor(
    @InjectModel(LabBooking.name) private readonly bookings: Model<LabBooking>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly purposes: PaymentPurposes,
    private readonly windows: LabWindows,
    private readonly notifications: LabBookingNotifications,
    private readonly requests: LabRequestSteps,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.purposes.register('labBooking', this);
  }

  /** Turns the hold into a request. Not for an erased person. */
  async confirm(payment: Payment, session: ClientSession): Promise<void> {
    const stands = await isActive(this.users, payment.patientId!, session);
    if (!stands) throw new SubjectLost(this.lostReason);
    const seat = await this.seatOf(payment, session);
    const booking = await this.bookings
      .findOneAndUpdate(
        { _id: payment.subjectId, status: { $in: ['held', 'lapsed'] } },
        {
          $set: { ...seat, status: 'requested' },
          $unset: { holdSeat: 1, lapsedAt: 1 },
          $push: { history: { status: 'requested', at: new Date(), by: payment.patientId } },
        },
        { session, returnDocument: 'after' },
      )
      .lean<LabBooking>();
    if (!booking) throw new SubjectLost(this.lostReason);
    const { labRequestId } = booking;
    // An expired checkout was paid after all: the patient may have booked the test again meanwhile.
    if (labRequestId && !(await this.requests.bookAgain(labRequestId, booking._id, session)))
      throw new SubjectLost(this.lostReason);
    await this.notifications.requested(booking, session);
    const actor = { userId: String(booking.patientId), type: 'patient' as const };
    const after = { status: 'requested', labTestId: String(booking.test.labTestId) };
    const what = { action: 'lab-booking.create', resource: 'lab-bookings', recordId: booking._id, after };
    await this.audit.record({ ...what, actor }, session);
  }

  /** An expired checkout has lost its place and needs another one. */
  private async seatOf(payment: Payment, session: ClientSession): Promise<Pick<LabBooking, 'windowSeat'>> {
    const lapsed = await this.bookings
      .findOne({ _id: payment.subjectId, status: 'lapsed' })
      .session(session)
      .lean<LabBooking>();
    if (!lapsed) return {};
    const seat = await this.windows.freeSeat(lapsed, session);
    if (!seat) throw new SubjectLost(this.lostReason);
    return seat;
  }

  async release(payment: Payment, session: ClientSession): Promise<void> {
    const lapsedAt = new Date();
    const { modifiedCount } = await this.bookings.updateOne(
      { _id: payment.subjectId, status: 'held' },
      {
        $set: { status: 'lapsed', lapsedAt },
        $unset: { holdSeat: 1, windowSeat: 1 },
        $push: { history: { status: 'lapsed', at: lapsedAt, by: null } },
      },
      { session },
    );
    if (modifiedCount > 0) await this.requests.reopen(payment.subjectId!, session);
  }

  notifyLost(payment: Payment, session: ClientSession): Promise<void> {
    return this.notifications.lost(payment, session);
  }

  numberOf(): Promise<null> {
    return Promise.resolve(null);
  }
}
