import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage } from 'mongoose';
import type { AppointmentStatus } from '../../../openapi/contract/care/appointments.js';
import { Appointment } from '../appointments/appointment.schema.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { Order } from '../orders/order.schema.js';
import { Payment } from '../payments/payment.schema.js';
import { User } from '../users/user.schema.js';

/** Days in the hospital's zone, first and last included. */
export interface Days {
  first: string;
  last: string;
}

/** The number on a day, and their total where they are money. */
export interface DayCount {
  count: number;
  paise: number;
}

type ByDay = Map<string, DayCount>;

/** Daily counts of a period. Every query only reads the rows of these days, with an index on the time. */
@Injectable()
export class DailyNumbers {
  constructor(
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    private readonly clock: HospitalClock,
  ) {}

  /** Visits by preferred day and state; holds are excluded. */
  async visits({ first, last }: Days): Promise<Map<string, Map<AppointmentStatus, number>>> {
    const rows = await this.appointments.aggregate<{
      _id: { day: string; status: AppointmentStatus };
      count: number;
    }>([
      { $match: { preferredDate: { $gte: first, $lte: last }, status: { $ne: 'held' } } },
      { $group: { _id: { day: '$preferredDate', status: '$status' }, count: { $sum: 1 } } },
    ]);
    const days = new Map<string, Map<AppointmentStatus, number>>();
    for (const { _id, count } of rows) {
      days.set(_id.day, (days.get(_id.day) ?? new Map<AppointmentStatus, number>()).set(_id.status, count));
    }
    return days;
  }

  /** Payments by the day of payment. */
  revenue(days: Days): Promise<ByDay> {
    const paise = { $ifNull: ['$takenPaise', '$amountPaise'] };
    return this.countByDay(this.payments, [{ $match: { paidAt: this.within(days) } }], '$paidAt', paise);
  }

  /** Refunds by the day of the decision. */
  refunds(days: Days): Promise<ByDay> {
    const requestedAt = this.within(days);
    const stages = [
      { $match: { refunds: { $elemMatch: { requestedAt } } } },
      { $unwind: '$refunds' },
      { $match: { 'refunds.requestedAt': requestedAt } },
    ];
    return this.countByDay(this.payments, stages, '$refunds.requestedAt', '$refunds.amountPaise');
  }

  newPatients(days: Days): Promise<ByDay> {
    const stages = [{ $match: { type: 'patient', createdAt: this.within(days) } }];
    return this.countByDay(this.users, stages, '$createdAt', 0);
  }

  ordersPlaced(days: Days): Promise<ByDay> {
    return this.countByDay(this.orders, [{ $match: { placedAt: this.within(days) } }], '$placedAt', 0);
  }

  private within({ first, last }: Days) {
    const { clock } = this;
    return { $gte: clock.instant(first, null), $lt: clock.instant(clock.addDays(last, 1), null) };
  }

  private async countByDay<T>(
    model: Model<T>,
    stages: PipelineStage[],
    at: string,
    paise: object | string | number,
  ): Promise<ByDay> {
    const day = { $dateToString: { date: at, format: '%Y-%m-%d', timezone: this.clock.zone } };
    const group = { $group: { _id: day, count: { $sum: 1 }, paise: { $sum: paise } } } as PipelineStage;
    const rows = await model.aggregate<DayCount & { _id: string }>([...stages, group]);
    return new Map(rows.map(({ _id, count, paise: sum }) => [_id, { count, paise: sum }]));
  }
}
