import type { DaySlots, Opening } from '../../../../../openapi/contract/care/slots.js';
import { minutesOf } from '../../../../../openapi/contract/care/hours.js';
import { timesOn } from '../../../availability/doctor-hours.js';
import type { OfferedTime } from '../../../availability/doctor-hours.js';
import { isOnLeave, isOnLeaveAt } from '../../../availability/on-leave.js';
import type { HospitalClock } from '../../../common/hospital-clock.js';
import type { TimePreference } from '../../../users/doctors/openings.js';
import type { User } from '../../../users/user.schema.js';
import type { Span } from './reading.js';
import type { TakenDays } from './taken-times.js';

type Slot = Readonly<DaySlots['slots'][number]>;

/** Whether a visit of this time would overlap one of these. */
const isTaken = ({ time, minutes }: OfferedTime, taken: readonly Span[]): boolean => {
  const start = minutesOf(time);
  return taken.some(({ from, to }) => from < start + minutes && start < to);
};

/**
 * A doctor's days, each with its times and whether they are free. They are computed on first use and replaced
 * when the offer or the taken times change.
 */
export class FreeDays {
  private readonly days = new Map<string, readonly Slot[]>();
  /** Weekdays without taken times share one object. */
  private readonly untouched = new Map<string, readonly Slot[]>();

  constructor(
    readonly doctor: User,
    readonly taken: TakenDays,
    private readonly clock: HospitalClock,
  ) {}

  /** The times of a day in order; empty on days off. */
  on(date: string): readonly Slot[] {
    const known = this.days.get(date);
    if (known) return known;
    const slots = this.slotsOn(date);
    this.days.set(date, slots);
    return slots;
  }

  /** The first free times that match, up to a limit. */
  next({ from, to, isWanted }: TimePreference, most: number): Opening[] {
    const openings: Opening[] = [];
    for (let date = from; date <= to; date = this.clock.addDays(date, 1)) {
      for (const { time, free } of this.on(date)) {
        if (!free || !isWanted(date, time)) continue;
        openings.push({ date, time });
        if (openings.length === most) return openings;
      }
    }
    return openings;
  }

  private slotsOn(date: string): readonly Slot[] {
    const { doctor } = this;
    const { leaves = [] }: Partial<User> = doctor;
    if (isOnLeave(doctor, date)) return [];
    const weekday = this.clock.weekday(date);
    const taken = this.taken.get(date) ?? [];
    const offered = timesOn(doctor, date).filter((time) => !isOnLeaveAt(doctor, date, time));
    const hasExtra = offered.some(({ sessionId }) => sessionId);
    if (taken.length > 0 || leaves.length > 0 || hasExtra)
      return offered.map((one) => ({ time: one.time, free: !isTaken(one, taken) }));
    const known = this.untouched.get(weekday) ?? offered.map(({ time }) => ({ time, free: true }));
    this.untouched.set(weekday, known);
    return known;
  }
}
