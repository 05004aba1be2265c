import { Injectable } from '@nestjs/common';
import { NEXT_OPENINGS } from '../../../../../openapi/contract/people/doctors.js';
import type { Opening } from '../../../../../openapi/contract/care/slots.js';
import { HospitalClock } from '../../../common/hospital-clock.js';
import { Openings } from '../../../users/doctors/openings.js';
import type { TimePreference } from '../../../users/doctors/openings.js';
import type { User } from '../../../users/user.schema.js';
import { FreeDays } from './free-days.js';
import { TakenTimes } from './taken-times.js';

/** The free times of doctors: the times they offer, without the taken ones. */
@Injectable()
export class FreeTimes extends Openings {
  /** The directory's object per account. A different object means that something changed. */
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

  /** Whether the doctor's data is unchanged since it was read. */
  isFresh(doctorId: string): boolean {
    return this.taken.isFresh(doctorId);
  }

  next(doctor: User, preference: TimePreference): Opening[] {
    return this.daysOf(doctor).next(preference, NEXT_OPENINGS);
  }

  onChange(listener: () => void): void {
    this.taken.onChange(listener);
  }

  /** A doctor's days; the same object until something changes. Valid after `ready`. */
  daysOf(doctor: User): FreeDays {
    const taken = this.taken.of(String(doctor._id));
    const known = this.known.get(doctor);
    if (known?.taken === taken) return known;
    const days = new FreeDays(doctor, taken, this.clock);
    this.known.set(doctor, days);
    return days;
  }
}
