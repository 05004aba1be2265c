import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Doctor, DoctorCard, DoctorsQuery } from '../../../../openapi/contract/people/doctors.js';
import type { Weekday } from '../../../../openapi/contract/people/fields.js';
import type { Opening } from '../../../../openapi/contract/care/slots.js';
import { ChangeStream } from '../../common/caching/change-stream.js';
import { ReadModel } from '../../common/caching/read-model.js';
import type { Entry, ListView } from '../../common/caching/read-model.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import { slugOf } from '../../common/slug.js';
import { toRupees } from '../../common/money.js';
import { SlugHistory } from '../../slugs/slug-history.service.js';
import { PRACTISING, isApproved } from './doctor-profile.schema.js';
import { User } from '../user.schema.js';
import { toDoctor, toDoctorCard } from './doctor.mapper.js';
import type { OfAccount } from './doctor.mapper.js';
import { Openings } from './openings.js';
import { DoctorRatings } from './ratings.js';
import { hasTimePreference, weekdayOf, timePreference } from './time-preference.js';

interface DoctorEntry extends Entry<User> {
  whole: OfAccount<Doctor>;
  card: OfAccount<DoctorCard>;
}

/** A published doctor with the slug. */
export interface NamedDoctor {
  id: string;
  row: User;
  slug: string;
}

const COMPARE: Record<string, (a: DoctorEntry, b: DoctorEntry) => number> = {
  fee: (a, b) => (a.row.feePaise ?? Infinity) - (b.row.feePaise ?? Infinity),
  '-fee': (a, b) => (b.row.feePaise ?? -1) - (a.row.feePaise ?? -1),
  '-experience': (a, b) => (b.row.experience ?? -1) - (a.row.experience ?? -1),
};

/** Sorts after every day and time. */
const NEVER = '~';

/** The published doctors with their next free times, cached in this process. */
@Injectable()
export class DoctorDirectory extends ReadModel<User, DoctorEntry, DoctorsQuery> {
  /** The minute of the cached answers: with each minute a free time may have passed. */
  private minute: object | null = null;
  /** Slugs by id. */
  private slugs: ReadonlyMap<string, string> = new Map();

  constructor(
    changes: ChangeStream,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly openings: Openings,
    private readonly ratings: DoctorRatings,
    private readonly clock: HospitalClock,
    private readonly history: SlugHistory,
  ) {
    super(changes, users);
    openings.onChange(() => this.dropAnswers());
    ratings.onChange(() => this.dropAnswers());
  }

  /** A published doctor's account, or null. */
  async find(id: string): Promise<User | null> {
    return (await this.findEntry(id))?.row ?? null;
  }

  async findPublic(id: string): Promise<Doctor | null> {
    const entry = await this.findEntry(id);
    if (!entry) return null;
    await Promise.all([this.nameAll(), this.openings.ready([id]), this.ratings.ready()]);
    const nextOpenings = this.openings.next(entry.row, timePreference({}, this.clock));
    return { ...entry.whole, ...this.factsOf(entry), nextOpenings };
  }

  /** The doctor who has or had this slug. */
  async findBySlug(slug: string): Promise<Doctor | null> {
    const id = await this.history.owner('doctors', slug, (await this.entries()).map(wantedSlug));
    return id ? this.findPublic(id) : null;
  }

  /** The published doctors with their slugs. */
  async named(): Promise<NamedDoctor[]> {
    const slugs = await this.nameAll();
    return (await this.entries()).map(({ id, row }) => ({ id, row, slug: slugs.get(id) ?? id }));
  }

  /** Published doctors with exactly this name. */
  async findByName(fullName: string): Promise<User[]> {
    return (await this.entries()).map(({ row }) => row).filter((user) => user.fullName === fullName);
  }

  /** Published doctors of a speciality. */
  async findBySpeciality(speciality: string): Promise<User[]> {
    return (await this.entries()).map(({ row }) => row).filter((user) => user.speciality === speciality);
  }

  protected override keepToNow(): void {
    const minute = this.clock.wall();
    if (minute !== this.minute) this.dropAnswers();
    this.minute = minute;
  }

  protected read(): Promise<User[]> {
    return this.users
      .find({ ...PRACTISING, published: true })
      .sort({ nameKey: 1, _id: 1 })
      .lean<User[]>();
  }

  protected entryOf(row: User): DoctorEntry | null {
    if (row.type !== 'doctor' || !row.published || row.disabled || !isApproved(row)) return null;
    const text = `${row.nameKey}\n${(row.speciality ?? '').toLowerCase()}`;
    return { id: String(row._id), row, whole: toDoctor(row), card: toDoctorCard(row), text };
  }

  protected isWanted({ row }: DoctorEntry, query: DoctorsQuery): boolean {
    const { speciality, gender, language, maxFee } = query;
    const weekday = weekdayOf(query);
    return (
      (!speciality || row.speciality === speciality) &&
      (!weekday || this.sees(row, weekday)) &&
      (!gender || row.gender === gender) &&
      (!language || (row.languages ?? []).includes(language)) &&
      (maxFee === undefined || (row.feePaise !== null && toRupees(row.feePaise) <= maxFee))
    );
  }

  /** Whether a doctor works on a weekday: usually, or at a bookable extra session. */
  private sees({ availableDays, extraSessions = [] }: User, weekday: Weekday): boolean {
    if (availableDays.includes(weekday)) return true;
    const { from, to } = timePreference({}, this.clock);
    return extraSessions.some(
      ({ date }) => date >= from && date <= to && this.clock.weekday(date) === weekday,
    );
  }

  protected comparer(sort: string) {
    return COMPARE[sort] ?? null;
  }

  protected override async prepareFor(entries: DoctorEntry[]): Promise<boolean> {
    const openings = this.openings.ready(entries.map(({ id }) => id));
    const [isFree, isRated] = await Promise.all([openings, this.ratings.ready(), this.nameAll()]);
    return isFree && isRated;
  }

  protected override viewOf(query: DoctorsQuery): ListView<DoctorEntry> {
    const preference = timePreference(query, this.clock);
    const hasPreference = hasTimePreference(query);
    const known = new Map<DoctorEntry, Opening[]>();
    const nextOf = (entry: DoctorEntry): Opening[] => {
      const next = known.get(entry) ?? this.openings.next(entry.row, preference);
      known.set(entry, next);
      return next;
    };
    return {
      isWanted: (entry) => this.isWanted(entry, query) && (!hasPreference || nextOf(entry).length > 0),
      compare: query.sort === 'nextOpening' ? byFirst(nextOf) : this.comparer(query.sort ?? 'name'),
      whole: (entry) => ({ ...entry.whole, ...this.factsOf(entry), nextOpenings: nextOf(entry) }),
      card: (entry) => ({ ...entry.card, ...this.factsOf(entry), nextOpenings: nextOf(entry) }),
    };
  }

  private async nameAll(): Promise<ReadonlyMap<string, string>> {
    this.slugs = await this.history.present('doctors', (await this.entries()).map(wantedSlug));
    return this.slugs;
  }

  /** What a doctor's entry shows besides the account and the free times. */
  private factsOf({ id }: DoctorEntry) {
    return { slug: this.slugs.get(id) ?? id, ...this.ratings.of(id) };
  }

  /** There is no list of patients. */
  protected override wantedChanges() {
    const doctors = [
      { 'fullDocument.type': 'doctor' },
      { operationType: { $nin: ['insert', 'update', 'replace'] } },
    ];
    return { $or: doctors };
  }

  protected override isOfThis({ type }: User): boolean {
    return type === 'doctor';
  }
}

const wantedSlug = ({ id, row }: DoctorEntry) => ({ id, slug: slugOf(row.fullName) });

/** Earliest free time first; doctors without one last. */
const byFirst =
  (nextOf: (entry: DoctorEntry) => Opening[]) =>
  (a: DoctorEntry, b: DoctorEntry): number => {
    const [first, second] = [momentOf(nextOf(a)), momentOf(nextOf(b))];
    return first < second ? -1 : Number(first > second);
  };

const momentOf = ([first]: Opening[]): string => (first ? `${first.date} ${first.time}` : NEVER);
