import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { Actor, Caller } from '../common/http/actor.js';
import type { CreateLeave, LeaveDto } from '../../../openapi/contract/care/availability.js';
import { LONGEST_LEAVE_DAYS } from '../../../openapi/contract/care/availability.js';
import type { ListQuery } from '../../../openapi/contract/common.js';
import { AuditService } from '../audit/audit.service.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { Listing } from '../common/lists/list-answer.js';
import { idCondition, planList } from '../common/lists/list-query.js';
import type { Condition, ListRules } from '../common/lists/list-query.js';
import { inTransaction } from '../common/transaction.js';
import { DoctorDirectory } from '../users/doctors/doctor-directory.js';
import { User } from '../users/user.schema.js';
import { assertDaysAway } from './days-away.js';
import { DoctorDays } from './doctor-days.service.js';
import { FreedTimes } from './freed-times.js';
import { LeaveCases } from './leave-cases.js';
import { Leave } from './leave.schema.js';
import { isOnLeaveAt } from './on-leave.js';
import { VisitsOnDays, assertNoVisits } from './visits-on-days.js';
import type { VisitOnDay } from './visits-on-days.js';
import { tAvailability } from '../messages/care/availability.js';
import { tCommon } from '../messages/common.js';

const LIST: ListRules = {
  filters: { doctorId: idCondition('doctorId') },
  sorts: { id: '_id', from: 'from' },
  defaultSort: ['from', 'DESC'],
};

/** A doctor's own leaves, or all for an admin. */
const leaveScope = (actor: Actor): Condition =>
  actor.type === 'admin' ? {} : { doctorId: new Types.ObjectId(actor.userId) };

/** Adds and removes doctors' leaves. */
@Injectable()
export class LeavesService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Leave.name) private readonly leaves: Model<Leave>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly visits: VisitsOnDays,
    private readonly cases: LeaveCases,
    private readonly days: DoctorDays,
    private readonly freed: FreedTimes,
    private readonly directory: DoctorDirectory,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
  ) {}

  list(query: ListQuery, actor: Actor): Listing<LeaveDto> {
    return Listing.of({
      model: this.leaves,
      scope: leaveScope(actor),
      plan: planList(query, LIST),
      toAnswers: (rows) => rows.map(toLeave),
    });
  }

  /**
   * Adds a leave, unless a visit is booked on one of its days; on request it opens a case for each visit.
   * @throws Failure LEAVE_OVER_VISITS with the visits; LEAVE_OVERLAPS when a day is already leave
   */
  async create(body: CreateLeave, by: Caller): Promise<LeaveDto> {
    const { from, to, fromTime, toTime } = body;
    assertDaysAway({ from, to }, LONGEST_LEAVE_DAYS, this.clock);
    if (fromTime && toTime && to !== from) throw fieldFailure('to', tAvailability('hoursOnOneDayOnly'));
    const doctor = await this.doctorOf(body, by.actor);
    const leave: Leave = {
      _id: new Types.ObjectId(),
      doctorId: doctor._id,
      doctorName: doctor.fullName,
      from,
      to,
      fromTime: fromTime ?? null,
      toTime: toTime ?? null,
      reason: body.reason,
      createdAt: new Date(),
    };
    await inTransaction(this.connection, async (session) => {
      // The days are written before the visits are read, so a concurrent booking conflicts.
      const dates = this.clock.daysBetween(from, to);
      await this.days.reserveForLeave({ ...leave, dates }, session);
      const taken = await this.visitsOf(leave, session);
      if (body.visits !== 'offer') assertNoVisits(taken);
      await this.leaves.create([leave], { session });
      await this.changeCopy(doctor._id, { $push: { leaves: copyOf(leave) } }, session);
      await this.cases.open(taken, { ...leave, cause: 'leave' }, session);
      const after = toTrace(leave);
      const entry = { action: 'leave.create', ...by, resource: 'leaves', recordId: leave._id, after };
      await this.audit.record(entry, session);
    });
    this.directory.drop();
    if (body.visits === 'offer') await this.cases.settleDue();
    return toLeave(leave);
  }

  /** Removes the leave; its days can be booked immediately. */
  async remove(id: string, by: Caller): Promise<LeaveDto> {
    const removed = await inTransaction(this.connection, async (session) => {
      const leave = await this.leaves
        .findOneAndDelete({ $and: [{ _id: new Types.ObjectId(id) }, leaveScope(by.actor)] }, { session })
        .lean<Leave>();
      if (!leave) throw new Failure('NOT_FOUND');
      const dates = this.clock.daysBetween(leave.from, leave.to);
      await this.days.release({ ...leave, dates }, session);
      await this.changeCopy(leave.doctorId, { $pull: { leaves: { _id: leave._id } } }, session);
      await this.cases.close(leave._id, session);
      const before = toTrace(leave);
      const entry = { action: 'leave.delete', ...by, resource: 'leaves', recordId: id, before };
      await this.audit.record(entry, session);
      return leave;
    });
    this.directory.drop();
    this.freed.tell();
    return toLeave(removed);
  }

  /** Doctors add leave for themselves; an admin names the doctor. */
  private async doctorOf({ doctorId }: CreateLeave, actor: Actor): Promise<User> {
    if (actor.type === 'doctor' && doctorId && doctorId !== actor.userId) throw new Failure('NOT_YOURS');
    const id = actor.type === 'doctor' ? actor.userId : doctorId;
    if (!id) throw fieldFailure('doctorId', tCommon('chooseDoctor'));
    const doctor = await this.users.findOne({ _id: id, type: 'doctor' }, { fullName: 1 }).lean<User>();
    if (!doctor) throw fieldFailure('doctorId', tCommon('doctorNotFound'));
    return doctor;
  }

  private async visitsOf(leave: Leave, session: ClientSession): Promise<VisitOnDay[]> {
    const ofDays = await this.visits.find(leave, session);
    return ofDays.filter((visit) => isInTheWay(visit, leave));
  }

  /** The doctor's account carries the present and coming leaves. The next change removes past ones. */
  private async changeCopy(doctorId: Types.ObjectId, change: object, session: ClientSession): Promise<void> {
    await this.users.updateOne(
      { _id: doctorId },
      { $pull: { leaves: { to: { $lt: this.clock.today() } } } },
      { session },
    );
    await this.users.updateOne({ _id: doctorId }, change, { session });
  }
}

const copyOf = ({ _id, from, to, fromTime, toTime }: Leave) => ({
  _id,
  from,
  to,
  ...(fromTime && toTime && { fromTime, toTime }),
});

const toTrace = ({ doctorId, from, to, fromTime, toTime }: Leave) => ({
  doctorId: String(doctorId),
  from,
  to,
  ...(fromTime && toTime && { fromTime, toTime }),
});

/** A visit without a time fits beside a leave of some hours. */
const isInTheWay = ({ date, time, minutes }: VisitOnDay, leave: Leave): boolean =>
  time === null ? !leave.fromTime : isOnLeaveAt({ leaves: [copyOf(leave)] }, date, { time, minutes });

const toLeave = (row: Leave): LeaveDto => ({
  id: String(row._id),
  _id: String(row._id),
  doctorId: String(row.doctorId),
  doctorName: row.doctorName,
  from: row.from,
  to: row.to,
  fromTime: row.fromTime ?? null,
  toTime: row.toTime ?? null,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
});
