import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import { Appointment } from '../appointments/appointment.schema.js';
import { Failure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { LabBooking } from '../lab-bookings/lab-booking.schema.js';
import { Order } from '../orders/order.schema.js';
import { Payment } from '../payments/payment.schema.js';
import { User } from '../users/user.schema.js';
import { tProfile } from '../messages/people/profile.js';

/** Open matters between the hospital and a person, which must be settled before an erasure. */
@Injectable()
export class ErasureBlockers {
  constructor(
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    @InjectModel(LabBooking.name) private readonly labBookings: Model<LabBooking>,
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly clock: HospitalClock,
  ) {}

  /**
   * @throws Failure ERASURE_BLOCKED that names how many of each are open; HOLDS_DEPENDANTS for a guardian of
   *   others
   */
  async assertNone(patientId: Types.ObjectId, session: ClientSession): Promise<void> {
    if (await this.users.exists({ heldBy: patientId }).session(session))
      throw new Failure('HOLDS_DEPENDANTS');
    const counts = [
      await count(this.appointments, visitsToCome(patientId, this.clock.today()), session),
      await count(this.orders, ordersOnTheirWay(patientId), session),
      await count(this.labBookings, labBookingsToCome(patientId), session),
      await count(this.payments, checkoutsOpen(patientId), session),
      await count(this.payments, refundsNotDone(patientId), session),
    ];
    const open = OPEN.map((text, index) => counts[index] > 0 && text(counts[index])).filter(Boolean);
    if (open.length === 0) return;
    const sentence = tProfile('erasure.blocked', { open: open.join(', ') });
    throw new Failure('ERASURE_BLOCKED', { sentence });
  }
}

const OPEN: ((count: number) => string)[] = [
  (count) => tProfile('erasure.visits', { count }),
  (count) => tProfile('erasure.orders', { count }),
  (count) => tProfile('erasure.labBookings', { count }),
  (count) => tProfile('erasure.checkouts', { count }),
  (count) => tProfile('erasure.refunds', { count }),
];

const visitsToCome = (patientId: Types.ObjectId, today: string): QueryFilter<Appointment> => ({
  patientId,
  $or: [
    { status: 'pending' },
    // A time that is only offered creates no obligation.
    { status: 'held', paymentId: { $ne: null } },
    { status: 'accepted', appointmentDate: { $not: { $lt: today } } },
  ],
});

const ordersOnTheirWay = (patientId: Types.ObjectId): QueryFilter<Order> => ({
  patientId,
  status: { $in: ['placed', 'packed', 'shipped'] },
});

const labBookingsToCome = (patientId: Types.ObjectId): QueryFilter<LabBooking> => ({
  patientId,
  status: { $in: ['requested', 'confirmed', 'sampleCollected', 'sampleRejected'] },
});

/** Not paid yet, or paid and not yet used for a visit. */
const checkoutsOpen = (patientId: Types.ObjectId): QueryFilter<Payment> => ({
  patientId,
  $or: [{ status: 'created' }, { status: 'paid', subjectId: null, refundedPaise: 0 }],
});

const refundsNotDone = (patientId: Types.ObjectId): QueryFilter<Payment> => ({
  patientId,
  'refunds.status': { $in: ['pending', 'failed'] },
});

function count<T>(model: Model<T>, filter: QueryFilter<T>, session: ClientSession): Promise<number> {
  return model.countDocuments(filter).session(session).exec();
}
