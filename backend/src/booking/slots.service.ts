import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { DaySlots, SlotsQuery } from '../../../openapi/contract/care/slots.js';
import { BOOKING_DAYS_AHEAD } from '../../../openapi/contract/care/slots.js';
import { isTaken } from './visit-slot.js';
import { Appointment } from '../appointments/appointment.schema.js';
import type { Slot } from '../appointments/appointment.schema.js';
import { LIVE_STATUSES } from '../appointments/appointment.status.js';
import { timesOn } from '../availability/doctor-hours.js';
import type { OfferedTime } from '../availability/doctor-hours.js';
import { isOnLeave, isOnLeaveAt } from '../availability/on-leave.js';
import { Failure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { DoctorDirectory } from '../users/doctors/doctor-directory.js';
import type { User } from '../users/user.schema.js';

const DEFAULT_DAYS = 14;

type Booked = Pick<Slot, 'time' | 'minutes'>;

/** The times a doctor offers, and which of them are free. */
@Injectable()
export class SlotsService {
  constructor(
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    private readonly directory: DoctorDirectory,
    private readonly clock: HospitalClock,
  ) {}

  /** Each day of the range on which the doctor sees patients, with its slots in order. */
  async list(doctorId: string, query: SlotsQuery): Promise<DaySlots[]> {
    const doctor = await this.directory.find(doctorId);
    if (!doctor) throw new Failure('NOT_FOUND');
    const days = this.datesOf(query)
      .map((date) => ({ date, times: this.offeredOn(doctor, date) }))
      .filter(({ times }) => times.length > 0);
    if (days.length === 0) return [];
    const booked = await this.bookedSlots(doctor._id, days[0].date, days[days.length - 1].date);
    const isAhead = this.aheadOfNow();
    return days.map(({ date, times }) => ({
      date,
      slots: toSlots(
        times.filter(({ time }) => isAhead(date, time)),
        booked.get(date),
      ),
    }));
  }

  /**
   * @throws Failure ON_LEAVE on leave, SLOT_NOT_OFFERED unless the doctor offers this time between now and the last
   * bookable day.
   */
  assertOffered(doctor: User, date: string, time: string): void {
    const offered = timesOn(doctor, this.clock.weekday(date)).find((one) => one.time === time);
    if (isOnLeave(doctor, date) || (offered && isOnLeaveAt(doctor, date, offered)))
      throw new Failure('ON_LEAVE');
    if (!offered || date > this.lastDate() || !this.aheadOfNow()(date, time))
      throw new Failure('SLOT_NOT_OFFERED');
  }

  /** Whether a day lies between today and the last one that can be booked. */
  isBookable(date: string): boolean {
    return date >= this.clock.today() && date <= this.lastDate();
  }

  private datesOf(query: SlotsQuery): string[] {
    const [today, last] = [this.clock.today(), this.lastDate()];
    const from = query.from && query.from > today ? query.from : today;
    const days = Array.from({ length: query.days ?? DEFAULT_DAYS }, (_, index) =>
      this.clock.addDays(from, index),
    );
    return days.filter((date) => date <= last);
  }

  private offeredOn(doctor: User, date: string): OfferedTime[] {
    if (isOnLeave(doctor, date)) return [];
    return timesOn(doctor, this.clock.weekday(date)).filter((offered) => !isOnLeaveAt(doctor, date, offered));
  }

  /** What is booked or held on these days, by day. */
  private async bookedSlots(
    doctorId: Types.ObjectId,
    from: string,
    to: string,
  ): Promise<Map<string, Booked[]>> {
    const rows = await this.appointments
      .find(
        {
          'slot.doctorId': doctorId,
          'slot.date': { $gte: from, $lte: to },
          status: { $in: [...LIVE_STATUSES] },
        },
        { _id: 0, 'slot.date': 1, 'slot.time': 1, 'slot.minutes': 1 },
      )
      .lean<{ slot: Booked & Pick<Slot, 'date'> }[]>();
    const byDay = new Map<string, Booked[]>();
    for (const { slot } of rows) byDay.set(slot.date, [...(byDay.get(slot.date) ?? []), slot]);
    return byDay;
  }

  private lastDate(): string {
    return this.clock.addDays(this.clock.today(), BOOKING_DAYS_AHEAD);
  }

  /** Whether a time is still to come. The clock is read once, for all the times that are asked about. */
  private aheadOfNow(): (date: string, time: string) => boolean {
    const now = this.clock.wall();
    return (date, time) => date > now.date || (date === now.date && time > now.time);
  }
}

const toSlots = (times: OfferedTime[], booked: Booked[] = []): DaySlots['slots'] =>
  times.map((offered) => ({ time: offered.time, free: !isTaken(offered, booked) }));
