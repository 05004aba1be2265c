import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { DaySlots, SlotsQuery } from '../../../openapi/contract/care/slots.js';
import { BOOKING_DAYS_AHEAD } from '../../../openapi/contract/care/slots.js';
import { isOnLeave } from '../availability/on-leave.js';
import { Failure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { DoctorDirectory } from '../users/doctors/doctor-directory.js';
import type { User } from '../users/user.schema.js';
import { Appointment } from '../appointments/appointment.schema.js';
import { LIVE_STATUSES } from '../appointments/appointment.status.js';

const DEFAULT_DAYS = 14;

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
    const dates = this.offeredDates(doctor, query);
    if (dates.length === 0 || doctor.timeSlots.length === 0) return [];
    const taken = await this.takenTimes(doctor._id, dates[0], dates[dates.length - 1]);
    const isAhead = this.aheadOfNow();
    return dates.map((date) => ({
      date,
      slots: doctor.timeSlots
        .filter((time) => isAhead(date, time))
        .map((time) => ({ time, free: !taken.has(`${date} ${time}`) })),
    }));
  }

  /**
   * @throws Failure ON_LEAVE on a day of leave, SLOT_NOT_OFFERED unless the doctor offers this time between now and
   * the last bookable day.
   */
  assertOffered(doctor: User, date: string, time: string): void {
    if (isOnLeave(doctor, date)) throw new Failure('ON_LEAVE');
    const offered =
      doctor.availableDays.some((day) => day === this.clock.weekday(date)) &&
      doctor.timeSlots.includes(time) &&
      date <= this.lastDate() &&
      this.aheadOfNow()(date, time);
    if (!offered) throw new Failure('SLOT_NOT_OFFERED');
  }

  /** Whether a day lies between today and the last one that can be booked. */
  isBookable(date: string): boolean {
    return date >= this.clock.today() && date <= this.lastDate();
  }

  private offeredDates(doctor: User, query: SlotsQuery): string[] {
    const [today, last] = [this.clock.today(), this.lastDate()];
    const from = query.from && query.from > today ? query.from : today;
    const days = Array.from({ length: query.days ?? DEFAULT_DAYS }, (_, index) =>
      this.clock.addDays(from, index),
    );
    return days.filter(
      (date) =>
        date <= last &&
        doctor.availableDays.some((day) => day === this.clock.weekday(date)) &&
        !isOnLeave(doctor, date),
    );
  }

  private async takenTimes(doctorId: Types.ObjectId, from: string, to: string): Promise<Set<string>> {
    const rows = await this.appointments
      .find(
        {
          'slot.doctorId': doctorId,
          'slot.date': { $gte: from, $lte: to },
          status: { $in: [...LIVE_STATUSES] },
        },
        { _id: 0, 'slot.date': 1, 'slot.time': 1 },
      )
      .lean<Pick<Appointment, 'slot'>[]>();
    return new Set(rows.map(({ slot }) => `${slot?.date} ${slot?.time}`));
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
