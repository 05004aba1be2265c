import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DESK_METHODS } from '../../../openapi/contract/shop/desk.js';
import type { Statistics } from '../../../openapi/contract/console/statistics.js';
import { LOW_STOCK } from '../../../openapi/contract/shop/medicines.js';
import { Appointment } from '../appointments/appointment.schema.js';
import { LeaveCase } from '../appointments/leave-cases/leave-case.schema.js';
import { withoutEligibleDoctor, unansweredForADay } from '../appointments/open-requests.js';
import { UNPAID } from '../appointments/unpaid-visits.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { LabBooking } from '../lab-bookings/lab-booking.schema.js';
import { Order } from '../orders/order.schema.js';
import { OutboxRow } from '../outbox/outbox.schema.js';
import { Medicine } from '../pharmacy/medicine.schema.js';
import { Payment } from '../payments/payment.schema.js';
import { Question } from '../questions/question.schema.js';
import { Review } from '../reviews/review.schema.js';
import { User } from '../users/user.schema.js';

type Waiting = Statistics['waiting'];

/** Open tasks of the staff, and the number of accounts: counts, each over the keys of an index. */
@Injectable()
export class WaitingNumbers {
  constructor(
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(LeaveCase.name) private readonly leaveCases: Model<LeaveCase>,
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    @InjectModel(LabBooking.name) private readonly labBookings: Model<LabBooking>,
    @InjectModel(Question.name) private readonly questions: Model<Question>,
    @InjectModel(Review.name) private readonly reviews: Model<Review>,
    @InjectModel(OutboxRow.name) private readonly outbox: Model<OutboxRow>,
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectModel(Medicine.name) private readonly medicines: Model<Medicine>,
    private readonly clock: HospitalClock,
  ) {}

  async read(): Promise<Waiting> {
    const counts = {
      appointments: this.appointments.countDocuments({ status: 'pending' }),
      requestsNobodyLeft: this.requestsNobodyLeft(),
      requestsNobodyTook: this.requestsNobodyTook(),
      patientsToCall: this.leaveCases.countDocuments({ needsCall: true }),
      unpaidVisitsToday: this.appointments.countDocuments({
        ...UNPAID,
        preferredDate: this.clock.today(),
        status: 'accepted',
      }),
      medicinesToOrder: this.medicines.countDocuments({
        deleted: false,
        stock: { $lte: LOW_STOCK },
      }),
      ordersToPack: this.orders.countDocuments({ status: 'placed' }),
      labBookingsToConfirm: this.labBookings.countDocuments({ status: 'requested' }),
      questions: this.questions.countDocuments({ status: 'unanswered' }),
      reviews: this.reviews.countDocuments({ status: 'pending' }),
      passwordsAtDesk: this.users.countDocuments({ passwordAskedAt: { $exists: true } }),
      doctorsToApprove: this.users.countDocuments({ approval: 'waiting' }),
      failedMails: this.outbox.countDocuments({ effect: 'mail', state: 'failed' }),
      failedRefunds: this.payments.countDocuments({ 'refunds.status': 'failed' }),
      deskRefunds: this.payments.countDocuments({
        method: { $in: [...DESK_METHODS] },
        'refunds.status': 'pending',
      }),
      openDisputes: this.payments.countDocuments({ 'disputes.status': 'open' }),
    };
    const found = await Promise.all(
      Object.entries(counts).map(async ([name, count]) => [name, await count] as const),
    );
    return Object.fromEntries(found) as Waiting;
  }

  private async requestsNobodyLeft(): Promise<number> {
    const { users, appointments } = this;
    return (await withoutEligibleDoctor({ users, appointments })).length;
  }

  private async requestsNobodyTook(): Promise<number> {
    return (await unansweredForADay(this.appointments)).length;
  }

  async totals(): Promise<Statistics['totals']> {
    const [doctors, patients] = await Promise.all([
      this.users.countDocuments({ type: 'doctor' }),
      this.users.countDocuments({ type: 'patient' }),
    ]);
    return { doctors, patients };
  }
}
