import { Injectable } from '@nestjs/common';
import type { DaySlots, SlotsQuery } from '../../../../openapi/contract/care/slots.js';
import { BOOKING_DAYS_AHEAD } from '../../../../openapi/contract/care/slots.js';
import { timesOn } from '../../availability/doctor-hours.js';
import { closedOn, isOnLeave, isOnLeaveAt } from '../../availability/on-leave.js';
import { CachedBody } from '../../common/caching/cached-body.js';
import { Failure } from '../../common/errors/errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import { DoctorDirectory } from '../../users/doctors/doctor-directory.js';
import type { User } from '../../users/user.schema.js';
import type { FreeDays } from './free-times/free-days.js';
import { FreeTimes } from './free-times/free-times.service.js';
import { VisitKinds } from './visit-kinds.service.js';

const DEFAULT_DAYS = 14;
const MAX_BODIES = 1000;

/** A response and its inputs. It stays valid while the inputs are the same objects. */
interface Kept {
  body: CachedBody;
  days: FreeDays;
  now: { date: string; time: string };
  /** Whether times by video are among them. */
  hasVideo: boolean;
}

/** The times a doctor offers, and which of them are free. */
@Injectable()
export class SlotsService {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly freeTimes: FreeTimes,
    private readonly directory: DoctorDirectory,
    private readonly clock: HospitalClock,
    private readonly kinds: VisitKinds,
  ) {}

  /** Each day of the range on which the doctor sees patients, with its slots in order. */
  async list(doctorId: string, query: SlotsQuery): Promise<DaySlots[]> {
    return this.slotsOf(await this.daysOf(doctorId), query);
  }

  /** The same as a ready response. */
  async answer(doctorId: string, query: SlotsQuery): Promise<CachedBody> {
    const days = await this.daysOf(doctorId);
    const key = `${doctorId} ${query.from ?? ''} ${query.days ?? ''}`;
    const kept = this.kept.get(key);
    if (kept?.days === days && this.isOfNow(kept)) return kept.body;
    const isCurrent = () => this.isOfNow(made) && this.knownDaysOf(doctorId) === days;
    const made: Kept = {
      body: new CachedBody(JSON.stringify(this.slotsOf(days, query)), { isCurrent }),
      days,
      now: this.clock.wall(),
      hasVideo: this.kinds.areSetUp,
    };
    if (this.kept.size >= MAX_BODIES) this.kept.clear();
    this.kept.set(key, made);
    return made.body;
  }

  /** The bookable free times of a doctor between two days, in order. */
  async freeBetween(doctor: User, from: string, to: string): Promise<{ date: string; time: string }[]> {
    await this.freeTimes.ready([String(doctor._id)]);
    const days = this.freeTimes.daysOf(doctor);
    const isAhead = this.aheadOfNow();
    return this.datesOf({ from, days: BOOKING_DAYS_AHEAD + 1 })
      .filter((date) => date <= to)
      .flatMap((date) =>
        days
          .on(date)
          .filter(({ time, free }) => free && isAhead(date, time))
          .map(({ time }) => ({ date, time })),
      );
  }

  /**
   * @throws Failure ON_LEAVE on leave; SLOT_NOT_OFFERED unless the doctor offers this time between now and the
   *   last bookable day
   */
  assertOffered(doctor: User, date: string, time: string): void {
    const offered = timesOn(doctor, date).find((one) => one.time === time);
    if (isOnLeave(doctor, date) || (offered && isOnLeaveAt(doctor, date, offered)))
      throw new Failure('ON_LEAVE', { sentence: closedOn(doctor, date, this.clock) });
    if (!offered || date > this.lastDate() || !this.aheadOfNow()(date, time))
      throw new Failure('SLOT_NOT_OFFERED');
  }

  /** Whether a day is between today and the last bookable day. */
  isBookable(date: string): boolean {
    return date >= this.clock.today() && date <= this.lastDate();
  }

  private async daysOf(doctorId: string): Promise<FreeDays> {
    const doctor = await this.directory.find(doctorId);
    if (!doctor) throw new Failure('NOT_FOUND');
    await this.freeTimes.ready([doctorId]);
    return this.freeTimes.daysOf(doctor);
  }

  /** The same, if it is cached. */
  private knownDaysOf(doctorId: string): FreeDays | undefined {
    const doctor = this.directory.knownEntry(doctorId)?.row;
    return doctor && this.freeTimes.isFresh(doctorId) ? this.freeTimes.daysOf(doctor) : undefined;
  }

  private isOfNow({ now, hasVideo }: Kept): boolean {
    return now === this.clock.wall() && hasVideo === this.kinds.areSetUp;
  }

  private slotsOf(days: FreeDays, query: SlotsQuery): DaySlots[] {
    const isAhead = this.aheadOfNow();
    const kindAt = this.kinds.of(days.doctor);
    return this.datesOf(query)
      .map((date) => ({ date, slots: days.on(date) }))
      .filter(({ slots }) => slots.length > 0)
      .map(({ date, slots }) => ({ date, slots: slots.filter(({ time }) => isAhead(date, time)) }))
      .map(({ date, slots }) => ({
        date,
        slots: kindAt ? slots.map((slot) => ({ ...slot, kind: kindAt(date, slot.time) })) : slots,
      }));
  }

  private datesOf(query: SlotsQuery): string[] {
    const [today, last] = [this.clock.today(), this.lastDate()];
    const from = query.from && query.from > today ? query.from : today;
    const days = Array.from({ length: query.days ?? DEFAULT_DAYS }, (_, index) =>
      this.clock.addDays(from, index),
    );
    return days.filter((date) => date <= last);
  }

  private lastDate(): string {
    return this.clock.addDays(this.clock.today(), BOOKING_DAYS_AHEAD);
  }

  /** Tells whether a time is in the future. The clock is read once for all times. */
  private aheadOfNow(): (date: string, time: string) => boolean {
    const now = this.clock.wall();
    return (date, time) => date > now.date || (date === now.date && time > now.time);
  }
}
