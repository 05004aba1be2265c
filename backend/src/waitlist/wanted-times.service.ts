import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { isInPart } from '../../../openapi/contract/care/waitlist.js';
import { SlotsService } from '../appointments/slots/slots.service.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { PRACTISING } from '../users/doctors/doctor-profile.schema.js';
import { User } from '../users/user.schema.js';
import type { DoctorTime, WaitlistEntry } from './waitlist-entry.schema.js';

/** The columns that determine which times suit. */
export type SlotPreference = Pick<WaitlistEntry, 'doctorId' | 'speciality' | 'from' | 'to' | 'part'> &
  Partial<Pick<WaitlistEntry, 'passed'>>;

export interface FreeTime {
  doctor: User;
  date: string;
  time: string;
}

/** Doctors whose visits can be booked and paid for. */
const BOOKABLE = { ...PRACTISING, published: true, feePaise: { $gt: 0 } } as const;
const MINUTE_MS = 60_000;

/** Finds the free times that match waiting-list entries. */
@Injectable()
export class WantedTimes {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly slots: SlotsService,
    private readonly clock: HospitalClock,
  ) {}

  /**
   * The free times that could match some of these entries, earliest first; optionally only of these doctors.
   */
  async free(preferences: readonly SlotPreference[], doctorIds?: Types.ObjectId[]): Promise<FreeTime[]> {
    if (preferences.length === 0) return [];
    const named = doctorIds && { _id: { $in: doctorIds } };
    const doctors = await this.users
      .find({ ...BOOKABLE, ...named, ...ofPreferences(preferences) })
      .lean<User[]>();
    const from = preferences.map((preference) => preference.from).reduce((a, b) => (a < b ? a : b));
    const to = preferences.map((preference) => preference.to).reduce((a, b) => (a > b ? a : b));
    const times = await Promise.all(
      doctors.map(async (doctor) => {
        const free = await this.slots.freeBetween(doctor, from, to);
        return free.map(({ date, time }) => ({ doctor, date, time }));
      }),
    );
    return times.flat().toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
  }

  /** A bookable doctor, or null. */
  bookableDoctor(id: string): Promise<User | null> {
    return this.users.findOne({ ...BOOKABLE, _id: id }).lean<User>();
  }

  /** Whether a time begins at least this many minutes from now. */
  isAhead({ date, time }: Pick<DoctorTime, 'date' | 'time'>, minutes: number): boolean {
    return this.clock.instant(date, time).getTime() >= Date.now() + minutes * MINUTE_MS;
  }
}

export const matchesPreference = (preference: SlotPreference, { doctor, date, time }: FreeTime): boolean =>
  (preference.doctorId
    ? preference.doctorId.equals(doctor._id)
    : preference.speciality === doctor.speciality) &&
  preference.from <= date &&
  date <= preference.to &&
  isInPart(preference.part, time) &&
  !preference.passed?.some(
    (one) => one.doctorId.equals(doctor._id) && one.date === date && one.time === time,
  );

const ofPreferences = (preferences: readonly SlotPreference[]) => ({
  $or: [
    { _id: { $in: preferences.flatMap(({ doctorId }) => doctorId ?? []) } },
    {
      speciality: {
        $in: preferences.filter(({ doctorId }) => !doctorId).flatMap(({ speciality }) => speciality ?? []),
      },
    },
  ],
});

const startOf = ({ date, time, doctor }: FreeTime): string => `${date} ${time} ${String(doctor._id)}`;
