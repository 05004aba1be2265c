import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage } from 'mongoose';
import type { DeskMethod } from '../../../openapi/contract/shop/desk.js';
import { DESK_METHODS } from '../../../openapi/contract/shop/desk.js';
import type { Statistics } from '../../../openapi/contract/console/statistics.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { toRupees } from '../common/money.js';
import { Payment } from '../payments/payment.schema.js';

/** The takings of the hospital's desk, to compare with its drawer, terminal and UPI account in the evening. */
@Injectable()
export class DeskNumbers {
  constructor(
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    private readonly clock: HospitalClock,
  ) {}

  async sums(day: string): Promise<Statistics['today']['desk']> {
    const { clock } = this;
    const within = {
      $gte: clock.instant(day, null),
      $lt: clock.instant(clock.addDays(day, 1), null),
    };
    const [taken, returned] = await Promise.all([
      this.sumBy('$method', '$amountPaise', [
        { $match: { paidAt: within, method: { $in: [...DESK_METHODS] } } },
      ]),
      this.sumBy('$refunds.method', '$refunds.amountPaise', [
        { $match: { 'refunds.handedOutAt': { $gte: within.$gte } } },
        { $unwind: '$refunds' },
        { $match: { 'refunds.handedOutAt': within } },
      ]),
    ]);
    const sumsOf = (method: DeskMethod) => ({
      taken: toRupees(taken.get(method) ?? 0),
      returned: toRupees(returned.get(method) ?? 0),
    });
    return { cash: sumsOf('cash'), card: sumsOf('card'), upi: sumsOf('upi') };
  }

  private async sumBy(
    method: string,
    paise: string,
    stages: PipelineStage[],
  ): Promise<Map<DeskMethod, number>> {
    const group = { $group: { _id: method, paise: { $sum: paise } } };
    const rows = await this.payments.aggregate<{ _id: DeskMethod; paise: number }>([...stages, group]);
    return new Map(rows.map((row) => [row._id, row.paise]));
  }
}
