import { Injectable } from '@nestjs/common';
import { APPOINTMENT_STATUSES } from '../../../openapi/contract/care/appointments.js';
import type { DayNumbers, Statistics } from '../../../openapi/contract/console/statistics.js';
import { STATISTICS_DAYS } from '../../../openapi/contract/console/statistics.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { toRupees } from '../common/money.js';
import { DailyNumbers } from './daily-numbers.js';
import type { DayCount } from './daily-numbers.js';
import { DeskNumbers } from './desk-numbers.js';
import { WaitingNumbers } from './waiting-numbers.js';

const NONE: DayCount = { count: 0, paise: 0 };

/** The hospital's statistics. Nothing is cached, so that every number is current. */
@Injectable()
export class StatisticsService {
  constructor(
    private readonly daily: DailyNumbers,
    private readonly desk: DeskNumbers,
    private readonly waiting: WaitingNumbers,
    private readonly clock: HospitalClock,
  ) {}

  async read(): Promise<Statistics> {
    const day = this.clock.today();
    const first = this.clock.addDays(day, 1 - STATISTICS_DAYS);
    const span = { first, last: day };
    const [visits, revenue, refunds, newPatients, orders, desk, waiting, totals] = await Promise.all([
      this.daily.visits(span),
      this.daily.revenue(span),
      this.daily.refunds(span),
      this.daily.newPatients(span),
      this.daily.ordersPlaced(span),
      this.desk.sums(day),
      this.waiting.read(),
      this.waiting.totals(),
    ]);
    const numbersOf = (date: string): DayNumbers => ({
      date,
      appointments: [...(visits.get(date)?.values() ?? [])].reduce((sum, count) => sum + count, 0),
      revenue: toRupees((revenue.get(date) ?? NONE).paise),
      refunds: toRupees((refunds.get(date) ?? NONE).paise),
      newPatients: (newPatients.get(date) ?? NONE).count,
      orders: (orders.get(date) ?? NONE).count,
    });
    const today = numbersOf(day);
    const states = APPOINTMENT_STATUSES.map((status) => [status, visits.get(day)?.get(status) ?? 0]);
    return {
      day,
      today: {
        appointments: Object.fromEntries(states) as Statistics['today']['appointments'],
        revenue: { amount: today.revenue, payments: (revenue.get(day) ?? NONE).count },
        refunds: { amount: today.refunds, refunds: (refunds.get(day) ?? NONE).count },
        desk,
        newPatients: today.newPatients,
      },
      waiting,
      totals,
      days: Array.from({ length: STATISTICS_DAYS }, (_, index) =>
        numbersOf(this.clock.addDays(first, index)),
      ),
    };
  }
}
