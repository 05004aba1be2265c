import { Injectable } from '@nestjs/common';
import type { Speciality } from '../../../openapi/contract/people/fields.js';
import { timesOn } from '../availability/doctor-hours.js';
import { SlotsService } from '../appointments/slots/slots.service.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { formatPaise } from '../common/money.js';
import { SettingsService } from '../settings/settings.service.js';
import { DoctorDirectory } from '../users/doctors/doctor-directory.js';
import type { NamedDoctor } from '../users/doctors/doctor-directory.js';
import type { User } from '../users/user.schema.js';
import { FIND_DOCTOR } from './topic-replies.js';
import type { Reply } from './topic-replies.js';
import { tChat } from '../messages/site/chat.js';

/** How far ahead the chat looks for a free time, in days. */
const DAYS_AHEAD = 14;
/** The number of doctors whose slots are checked, earliest first. */
const MAX_DOCTORS = 12;

export interface VisitRequest {
  /** Null for any. */
  speciality: Speciality | null;
  /** The named doctors; empty for all of the speciality. */
  doctorIds: string[];
}

interface FreeTime {
  doctor: NamedDoctor;
  date: string;
  time: string;
}

/** Answers questions about visits with the current doctors and slots. */
@Injectable()
export class VisitAnswers {
  constructor(
    private readonly directory: DoctorDirectory,
    private readonly slots: SlotsService,
    private readonly clock: HospitalClock,
    private readonly settings: SettingsService,
  ) {}

  /** The next free visit in a speciality or with a doctor. */
  async next(sought: VisitRequest): Promise<Reply> {
    const doctors = await this.doctorsOf(sought);
    const links = [linkTo(sought, doctors)];
    const whom = wordsFor(sought, doctors);
    const free = await this.firstFree(doctors);
    if (!free) {
      const { phone } = this.settings.known();
      const reply = tChat('visit.noFreeTime', { whom, daysAhead: DAYS_AHEAD, phone });
      return { reply, links: [FIND_DOCTOR] };
    }
    const { doctor: found, date, time } = free;
    const doctor = found.row;
    const fee = doctor.feePaise === null ? [] : [tChat('visit.fee', { fee: formatPaise(doctor.feePaise) })];
    const at = this.clock.format(date, time);
    // The text already names a single requested doctor.
    const next =
      doctors.length === 1 && sought.doctorIds.length === 1
        ? tChat('visit.nextFree', { whom, at })
        : tChat('visit.nextFreeWith', { whom, at, doctor: doctor.fullName });
    const profile = sought.doctorIds.length > 0 ? [] : [profileOf(found)];
    return { reply: [next, ...fee].join(' '), links: [...links, ...profile] };
  }

  /** The price of a visit. */
  async fees(sought: VisitRequest): Promise<Reply> {
    const doctors = await this.doctorsOf(sought);
    const fees = doctors.map(({ row }) => row.feePaise).filter((fee) => fee !== null);
    const links = [linkTo(sought, doctors)];
    const whom = wordsFor(sought, doctors);
    if (fees.length === 0) return { reply: tChat('visit.noFee', { whom }), links };
    const [least, most] = [Math.min(...fees), Math.max(...fees)].map(formatPaise);
    const reply =
      least === most
        ? tChat('visit.costs', { whom, price: least })
        : tChat('visit.costsRange', { whom, least, most });
    return { reply, links };
  }

  private async doctorsOf({ speciality, doctorIds }: VisitRequest): Promise<NamedDoctor[]> {
    const all = await this.directory.named();
    if (doctorIds.length > 0) return all.filter(({ id }) => doctorIds.includes(id));
    return all.filter(({ row }) => !speciality || row.speciality === speciality);
  }

  /** Checks the doctors in the order of their first clinic day, and stops when none can be earlier. */
  private async firstFree(doctors: NamedDoctor[]): Promise<FreeTime | null> {
    const days = Array.from({ length: DAYS_AHEAD }, (_, n) => this.clock.addDays(this.clock.today(), n));
    const inOrder = doctors
      .map((doctor) => ({ doctor, first: this.firstClinicDay(doctor.row, days) }))
      .filter(({ first }) => first !== undefined)
      .toSorted((a, b) => (a.first! < b.first! ? -1 : 1))
      .slice(0, MAX_DOCTORS);
    let best: FreeTime | null = null;
    for (const { doctor, first } of inOrder) {
      if (best && first! > best.date) break;
      const free = await this.firstFreeOf(doctor);
      if (free && (!best || momentOf(free) < momentOf(best))) best = free;
    }
    return best;
  }

  private firstClinicDay(doctor: User, days: string[]): string | undefined {
    return days.find((date) => timesOn(doctor, date).length > 0);
  }

  private async firstFreeOf(doctor: NamedDoctor): Promise<FreeTime | null> {
    for (const { date, slots } of await this.slots.list(doctor.id, { days: DAYS_AHEAD })) {
      const slot = slots.find(({ free }) => free);
      if (slot) return { doctor, date, time: slot.time };
    }
    return null;
  }
}

const momentOf = ({ date, time }: FreeTime): string => `${date} ${time}`;

function wordsFor({ speciality, doctorIds }: VisitRequest, doctors: NamedDoctor[]): string {
  if (doctorIds.length > 0)
    return tChat('visit.withDoctors', { doctors: doctors.map(({ row }) => row.fullName).join(' or ') });
  return speciality ? tChat('visit.inSpeciality', { speciality }) : tChat('visit.withAnyDoctor');
}

const profileOf = ({ row, slug }: NamedDoctor) => ({ label: row.fullName, path: `/doctors/${slug}` });

function linkTo({ speciality, doctorIds }: VisitRequest, doctors: NamedDoctor[]) {
  const [named] = doctorIds.length > 0 ? doctors : [];
  if (named) return { ...profileOf(named), label: tChat('link.chooseTime') };
  if (!speciality) return FIND_DOCTOR;
  const path = `/find-doctor?speciality=${encodeURIComponent(speciality)}`;
  return { label: tChat('link.doctorsOf', { speciality }), path };
}
