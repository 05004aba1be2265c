import { Injectable } from '@nestjs/common';
import { MAX_OTHER_DOCTORS } from '../../../../openapi/contract/care/leave-cases.js';
import type { Opening } from '../../../../openapi/contract/care/slots.js';
import type { VisitKind } from '../../../../openapi/contract/care/visit-kinds.js';
import { VisitKinds } from '../slots/visit-kinds.service.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import { DoctorDirectory } from '../../users/doctors/doctor-directory.js';
import { Openings } from '../../users/doctors/openings.js';
import { timePreference } from '../../users/doctors/time-preference.js';
import type { User } from '../../users/user.schema.js';

/** A doctor with their next free times. */
export interface OfferedDoctor {
  doctor: User;
  times: Opening[];
}

/** What a time must satisfy to be offered. */
export interface OfferFilter {
  /** The kind of the visit; the default is in person. */
  kind?: VisitKind;
  /** Days of an absence that the accounts' copies may not contain yet. */
  without?: { from: string; to: string };
}

/** Finds free alternatives for a visit whose doctor is away. */
@Injectable()
export class LeaveOffers {
  constructor(
    private readonly directory: DoctorDirectory,
    private readonly openings: Openings,
    private readonly kinds: VisitKinds,
    private readonly clock: HospitalClock,
  ) {}

  /** The next free times of each of these doctors. */
  async timesOf(doctors: readonly User[], { kind, without }: OfferFilter = {}): Promise<OfferedDoctor[]> {
    await this.openings.ready(doctors.map(({ _id }) => String(_id)));
    const preference = timePreference({}, this.clock);
    const isThere = (date: string) => !without || date < without.from || date > without.to;
    return doctors.map((doctor) => {
      const isWanted = (date: string, time: string) =>
        isThere(date) &&
        preference.isWanted(date, time) &&
        this.kinds.isOffered(doctor, { date, time }, kind);
      return { doctor, times: this.openings.next(doctor, { ...preference, isWanted }) };
    });
  }

  /** Other doctors of the speciality who can be booked by card, earliest free time first. */
  async others(doctor: Pick<User, '_id' | 'speciality'>, filter: OfferFilter = {}): Promise<OfferedDoctor[]> {
    if (!doctor.speciality) return [];
    const colleagues = (await this.directory.findBySpeciality(doctor.speciality)).filter(
      ({ _id, feePaise }) => feePaise && !_id.equals(doctor._id),
    );
    return (await this.timesOf(colleagues, filter))
      .filter(({ times }) => times.length > 0)
      .toSorted((a, b) => startOf(a).localeCompare(startOf(b)))
      .slice(0, MAX_OTHER_DOCTORS);
  }
}

const startOf = ({ times: [first] }: OfferedDoctor): string => `${first.date} ${first.time}`;
