import { Injectable } from '@nestjs/common';
import { NEXT_OPENINGS } from '../../../../../openapi/contract/people/doctors.js';
import type { Opening } from '../../../../../openapi/contract/care/slots.js';
import { HospitalClock } from '../../../common/hospital-clock.js';
import { Openings } from '../../../users/doctors/openings.js';
import type { TimePreference } from '../../../users/doctors/openings.js';
import type { User } from '../../../users/user.schema.js';
import { FreeDays } from './free-days.js';
import { TakenTimes } from './taken-times.js';

/** The free times of doctors: what they offer, which the directory knows, without what is taken. */
@Injectable()
export class FreeTimes extends Openings {
  /** By account as the directory has it: another copy of it says that something has changed. */
  private readonly known = new WeakMap<User, FreeDays>();

  constructor(
    private readonly taken: TakenTimes,
    private readonly clock: HospitalClock,
  ) {
    super();
  }

  ready(doctorIds: readonly string[]): Promise<boolean> {
    return this.taken.ready(doctorIds);
  }

  /** Whether nothing of a doctor has changed since it was read. */
  isFresh(doctorId: string): boolean {
    return this.taken.isFresh(doctorId);
  }

  next(doctor: User, wish: TimePreference): Opening[] {
    return this.daysOf(doctor).next(wish, NEXT_OPENINGS);
  }

  onChange(listener: () => void): void {
    this.taken.onChange(listener);
  }

  /** A doctor's days; the same object for as long as nothing changes. Good after `ready`. */
  daysOf(doctor: User): FreeDays {
    const taken = this.taken.of(String(doctor._id));
    const known = this.known.get(doctor);
    if (known?.taken === taken) return known;
    const days = new FreeDays(doctor, taken, this.clock);
    this.known.set(doctor, days);
    return days;
  }
}
