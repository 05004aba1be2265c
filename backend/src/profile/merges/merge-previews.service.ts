import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type {
  MergeCandidate,
  MergeCount,
  MergePreview,
  MergePatients,
} from '../../../../openapi/contract/people/identity/merges.js';
import { AllergyStore } from '../../allergies/allergy-store.js';
import type { Allergy } from '../../allergies/allergy.schema.js';
import { AuditService } from '../../audit/audit.service.js';
import { Failure } from '../../common/errors/errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import type { Caller } from '../../common/http/actor.js';
import { tMerge } from '../../messages/people/merges.js';
import { guardianshipsOf } from '../../users/dependants/guardian-columns.js';
import { User } from '../../users/user.schema.js';
import { blockOf } from './merge-rules.js';

interface Side {
  user: User;
  allergies: Allergy[];
  visits: { acceptedDoctorId: unknown; date: string; time: string }[];
  wishes: Map<string, string>;
  hasCourses: boolean;
  answer: MergeCandidate;
}

/** Shows two patient records side by side before they are merged. */
@Injectable()
export class MergePreviews {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly allergies: AllergyStore,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
  ) {}

  /** @throws Failure NOT_FOUND */
  async preview(
    { keptId, mergedId }: Pick<MergePatients, 'keptId' | 'mergedId'>,
    by: Caller,
  ): Promise<MergePreview> {
    const kept = await this.read(keptId);
    const merged = await this.read(mergedId);
    for (const recordId of [keptId, mergedId])
      await this.audit.record({ action: 'patient.read', resource: 'patients', recordId, ...by });
    const blocked = blockOf({ kept: kept.user, merged: merged.user });
    return { records: [kept.answer, merged.answer], blocked, conflicts: conflictsOf(kept, merged) };
  }

  private async read(id: string): Promise<Side> {
    const user = await this.users.findById(id).lean<User>();
    if (!user) throw new Failure('NOT_FOUND');
    const { _id } = user;
    const allergies = await this.allergies.activeOf(_id);
    const today = this.clock.today();
    const upcoming = { patientId: _id, status: 'accepted', appointmentDate: { $gte: today } };
    const visits = await this.rows('appointments').find(upcoming).limit(100).toArray();
    const wishes = await this.rows('waitlist').find({ patientId: _id, open: true }).toArray();
    const courses = { patientId: _id, endedFrom: { $gt: today } };
    return {
      user,
      allergies,
      visits: visits.map(({ acceptedDoctorId, appointmentDate, appointmentTime }) => ({
        acceptedDoctorId: acceptedDoctorId as unknown,
        date: String(appointmentDate),
        time: String(appointmentTime),
      })),
      wishes: new Map(
        wishes.map(({ wish, doctorName, speciality }) => [String(wish), String(doctorName ?? speciality)]),
      ),
      hasCourses: (await this.rows('prescriptions').countDocuments(courses, { limit: 1 })) > 0,
      answer: await this.toCandidate(user, allergies, upcoming),
    };
  }

  private async toCandidate(user: User, allergies: Allergy[], upcoming: object): Promise<MergeCandidate> {
    const guardians = await this.users
      .find({ _id: { $in: guardianshipsOf(user).map(({ guardianId }) => guardianId) } }, { fullName: 1 })
      .lean<User[]>();
    return {
      _id: String(user._id),
      id: String(user._id),
      fullName: user.fullName,
      hospitalNumber: user.hospitalNumber ?? null,
      email: user.email ?? null,
      mobile: user.mobile,
      dob: user.dob,
      dobEstimated: user.dobEstimated ?? false,
      gender: user.gender,
      address: user.address ?? null,
      guardians: guardians.map(({ fullName }) => fullName),
      allergies: allergies.map(({ name }) => name),
      counts: await this.countsOf(user._id, upcoming),
      version: user.version,
      createdAt: user.createdAt.toISOString(),
    };
  }

  private async countsOf(patientId: Types.ObjectId, upcoming: object): Promise<Record<MergeCount, number>> {
    const count = (collection: string, filter: object = { patientId }) =>
      this.rows(collection).countDocuments(filter);
    return {
      visits: await count('appointments'),
      upcomingVisits: await count('appointments', upcoming),
      records: await count('records'),
      prescriptions: await count('prescriptions'),
      labBookings: await count('labbookings'),
      orders: await count('orders'),
      payments: await count('payments'),
      openPayments: await count('payments', { patientId, status: 'created' }),
      dependants: await count('users', { heldBy: patientId }),
    };
  }

  private rows(collection: string) {
    return this.connection.db!.collection(collection);
  }
}

/** What both have, in sentences. */
function conflictsOf(kept: Side, merged: Side): string[] {
  const both = [kept, merged];
  const allergies = both.flatMap((side) => side.allergies);
  const isNone = ({ kind }: Allergy) => kind === 'noneKnown';
  const known = kept.allergies.filter((one) => !isNone(one));
  const twice = known.filter(({ key }) => merged.allergies.some((other) => other.key === key));
  const sameTime = kept.visits.filter((one) =>
    merged.visits.some(({ date, time }) => date === one.date && time === one.time),
  );
  const open = both.reduce((sum, { answer }) => sum + answer.counts.openPayments, 0);
  const hasLogin = both.some(({ user }) => user.email);
  const held = both.filter(({ user }) => user.heldBy);
  return [
    ...(allergies.some(isNone) && !allergies.every(isNone) ? [tMerge('conflict.noneKnown')] : []),
    ...twice.map(({ name }) => tMerge('conflict.allergies', { name })),
    ...sameTime.map(({ date, time }) => tMerge('conflict.visits', { date, time })),
    ...[...kept.wishes].flatMap(([wish, name]) =>
      merged.wishes.has(wish) ? [tMerge('conflict.waitlist', { wish: name })] : [],
    ),
    ...(open > 0 ? [tMerge('conflict.payments', { count: open })] : []),
    ...(both.every(({ hasCourses }) => hasCourses) ? [tMerge('conflict.prescriptions')] : []),
    ...(both.every(({ user }) => user.email) ? [tMerge('conflict.logins')] : []),
    ...(held.length > 0 && hasLogin ? [tMerge('conflict.takenOver')] : []),
  ];
}
