import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type {
  CreateExtraSession,
  ExtraSessionDto,
} from '../../../../openapi/contract/care/extra-sessions.js';
import type { RemoveExtraSessionQuery } from '../../../../openapi/contract/care/extra-sessions.js';
import { BOOKING_DAYS_AHEAD } from '../../../../openapi/contract/care/slots.js';
import type { ListQuery } from '../../../../openapi/contract/common.js';
import { AuditService } from '../../audit/audit.service.js';
import { Failure, fieldFailure } from '../../common/errors/errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import type { Actor, Caller } from '../../common/http/actor.js';
import { Listing } from '../../common/lists/list-answer.js';
import { idCondition, planList } from '../../common/lists/list-query.js';
import type { Condition, ListRules } from '../../common/lists/list-query.js';
import { inTransaction } from '../../common/transaction.js';
import { DoctorDirectory } from '../../users/doctors/doctor-directory.js';
import { tAvailability } from '../../messages/care/availability.js';
import { tCommon } from '../../messages/common.js';
import { AvailabilityNotifications } from '../availability-notifications.js';
import { FreedTimes } from '../freed-times.js';
import { LeaveCases } from '../leave-cases.js';
import { VisitsOnDays, assertNoVisits } from '../visits-on-days.js';
import type { VisitOnDay } from '../visits-on-days.js';
import { toExtraSession } from './extra-session.mapper.js';
import { ExtraSession } from './extra-session.schema.js';
import { SessionDoctors, idsOf } from './session-doctors.service.js';
import { sessionTimes } from './session-times.js';

const LIST: ListRules = {
  filters: { doctorId: idCondition('doctors.doctorId') },
  sorts: { id: '_id', date: 'date' },
  defaultSort: ['date', 'DESC'],
};

/** A doctor's sessions, or all for an admin. */
const sessionScope = ({ type, userId }: Actor): Condition =>
  type === 'admin' ? {} : { 'doctors.doctorId': new Types.ObjectId(userId) };

/** Extra times of some doctors on one day, such as a Saturday clinic. */
@Injectable()
export class ExtraSessionsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(ExtraSession.name) private readonly sessions: Model<ExtraSession>,
    private readonly doctors: SessionDoctors,
    private readonly visits: VisitsOnDays,
    private readonly cases: LeaveCases,
    private readonly notifications: AvailabilityNotifications,
    private readonly freed: FreedTimes,
    private readonly directory: DoctorDirectory,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
  ) {}

  list(query: ListQuery, actor: Actor): Listing<ExtraSessionDto> {
    const toAnswers = (rows: ExtraSession[]) => rows.map(toExtraSession);
    return Listing.of({
      model: this.sessions,
      scope: sessionScope(actor),
      plan: planList(query, LIST),
      toAnswers,
    });
  }

  /**
   * Adds its times for its doctors. Concurrent changes of their days write the same documents and conflict.
   * @throws Failure those of `sessionTimes` for one of the doctors; a field's failure for the day or the
   *   doctors
   */
  async create(body: CreateExtraSession, by: Caller): Promise<ExtraSessionDto> {
    this.assertDay(body);
    const ids = doctorIdsOf(body, by.actor);
    const made = await inTransaction(this.connection, async (session) => {
      const extra = await this.draftOf(body, ids, session);
      await this.sessions.create([extra], { session });
      await this.doctors.give(extra, session);
      if (by.actor.type === 'admin') await this.notifications.sessionAdded(extra, session);
      const entry = { action: 'extra-session.add', resource: 'extra-sessions', recordId: extra._id };
      await this.audit.record({ ...entry, ...by, after: toTrace(extra) }, session);
      return extra;
    });
    this.directory.drop();
    this.freed.tell();
    return toExtraSession(made);
  }

  /**
   * Removes its times, unless a visit is booked at one of them; on request it opens a case for each visit. A
   * doctor may only remove a session without colleagues.
   * @throws Failure LEAVE_OVER_VISITS with the visits; NOT_YOURS for a doctor's session with colleagues
   */
  async remove(id: string, { visits }: RemoveExtraSessionQuery, by: Caller): Promise<ExtraSessionDto> {
    const removed = await inTransaction(this.connection, async (session) => {
      const extra = await this.sessions
        .findOneAndDelete({ $and: [{ _id: new Types.ObjectId(id) }, sessionScope(by.actor)] }, { session })
        .lean<ExtraSession>();
      if (!extra) throw new Failure('NOT_FOUND');
      if (by.actor.type === 'doctor' && extra.doctors.length > 1)
        throw new Failure('NOT_YOURS', { sentence: tAvailability('sessionShared') });
      // The days are written before the visits are read, so a concurrent booking conflicts.
      await this.doctors.takeBack(extra, session);
      const taken = await this.visitsOf(extra, session);
      if (visits !== 'offer') assertNoVisits(taken, tAvailability('sessionHasVisits'));
      const { _id, name, date } = extra;
      await this.cases.open(taken, { _id, cause: 'session', name, from: date, to: date }, session);
      if (by.actor.type === 'admin' && date >= this.clock.today())
        await this.notifications.sessionRemoved(extra, session);
      const entry = { action: 'extra-session.delete', resource: 'extra-sessions', recordId: id };
      await this.audit.record({ ...entry, ...by, before: toTrace(extra) }, session);
      return extra;
    });
    this.directory.drop();
    if (visits === 'offer') await this.cases.settleDue();
    return toExtraSession(removed);
  }

  private async draftOf(
    body: CreateExtraSession,
    ids: readonly string[],
    session: ClientSession,
  ): Promise<ExtraSession> {
    const doctors = await this.doctors.find(ids, session);
    const extra: ExtraSession = {
      _id: new Types.ObjectId(),
      name: body.name,
      date: body.date,
      doctors: doctors.map((doctor) => ({
        doctorId: doctor._id,
        doctorName: doctor.fullName,
        times: sessionTimes(doctor, body, this.clock).map(({ time, minutes }) => ({ time, minutes })),
      })),
      createdAt: new Date(),
    };
    if (extra.doctors.every(({ times }) => times.every(({ time }) => this.isOver(extra.date, time))))
      throw fieldFailure(body.times ? 'times' : 'from', tAvailability('timesAreOver'));
    return extra;
  }

  private assertDay({ date }: CreateExtraSession): void {
    const today = this.clock.today();
    if (date < today) throw fieldFailure('date', tCommon('dateInPast'));
    if (date > this.clock.addDays(today, BOOKING_DAYS_AHEAD))
      throw fieldFailure('date', tAvailability('dayTooFarAhead', { daysAhead: BOOKING_DAYS_AHEAD }));
  }

  /** The coming visits at its times. */
  private async visitsOf(
    { _id, date, doctors }: ExtraSession,
    session: ClientSession,
  ): Promise<VisitOnDay[]> {
    const days = { doctorId: { $in: idsOf(doctors) }, from: date, to: date };
    const found = await this.visits.find(days, session);
    return found.filter(({ sessionId, time }) => sessionId?.equals(_id) && !this.isOver(date, time!));
  }

  private isOver(date: string, time: string): boolean {
    const now = this.clock.wall();
    return date < now.date || (date === now.date && time <= now.time);
  }
}

/** Doctors add sessions for themselves; an administrator names the doctors. */
function doctorIdsOf({ doctorIds }: CreateExtraSession, { type, userId }: Actor): readonly string[] {
  if (type !== 'doctor') {
    if (!doctorIds) throw fieldFailure('doctorIds', tAvailability('chooseDoctors'));
    return doctorIds;
  }
  if (doctorIds?.some((id) => id !== userId)) throw new Failure('NOT_YOURS');
  return [userId];
}

const toTrace = ({ name, date, doctors }: ExtraSession) => ({
  name,
  date,
  doctors: doctors.map(({ doctorId, times }) => ({
    doctorId: String(doctorId),
    times: times.map(({ time }) => time),
  })),
});
