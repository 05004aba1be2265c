import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Doctor, DoctorCard, DoctorsQuery } from '../../../../openapi/contract/people/doctors.js';
import { ReadModel } from '../../common/caching/read-model.js';
import type { Entry } from '../../common/caching/read-model.js';
import { PRACTISING, User, isApproved } from '../user.schema.js';
import { toDoctor, toDoctorCard } from '../user.mapper.js';

interface DoctorEntry extends Entry<User> {
  whole: Doctor;
  card: DoctorCard;
}

const COMPARE: Record<string, (a: DoctorEntry, b: DoctorEntry) => number> = {
  fee: (a, b) => (a.row.feePaise ?? Infinity) - (b.row.feePaise ?? Infinity),
  '-fee': (a, b) => (b.row.feePaise ?? -1) - (a.row.feePaise ?? -1),
  '-experience': (a, b) => (b.row.experience ?? -1) - (a.row.experience ?? -1),
};

/** The published doctors, kept in this process. */
@Injectable()
export class DoctorDirectory extends ReadModel<User, DoctorEntry, DoctorsQuery> {
  constructor(@InjectModel(User.name) private readonly users: Model<User>) {
    super(users);
  }

  /** A published doctor's account, or null. */
  async find(id: string): Promise<User | null> {
    return (await this.findEntry(id))?.row ?? null;
  }

  async findPublic(id: string): Promise<Doctor | null> {
    return (await this.findEntry(id))?.whole ?? null;
  }

  /** Published doctors of exactly this name. */
  async findByName(fullName: string): Promise<User[]> {
    return (await this.entries()).map(({ row }) => row).filter((user) => user.fullName === fullName);
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

  protected isWanted({ row }: DoctorEntry, { speciality, day }: DoctorsQuery): boolean {
    return (!speciality || row.speciality === speciality) && (!day || row.availableDays.includes(day));
  }

  protected comparer(sort: string) {
    return COMPARE[sort] ?? null;
  }

  /** Patients are nobody's list, and a password's hash has no place in this copy. */
  protected override changeStages() {
    const doctors = [
      { 'fullDocument.type': 'doctor' },
      { operationType: { $nin: ['insert', 'update', 'replace'] } },
    ];
    return [{ $match: { $or: doctors } }, { $unset: 'fullDocument.passwordHash' }];
  }
}
