import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { LEAVE_CASE_STATUSES } from '../../../../openapi/contract/care/leave-cases.js';
import type { LeaveCaseDto } from '../../../../openapi/contract/care/leave-cases.js';
import type { ListQuery } from '../../../../openapi/contract/common.js';
import { AuditService } from '../../audit/audit.service.js';
import { Holiday } from '../../availability/holidays/holiday.schema.js';
import { Leave } from '../../availability/leave.schema.js';
import { Failure } from '../../common/errors/errors.js';
import type { Actor, Caller } from '../../common/http/actor.js';
import { Listing } from '../../common/lists/list-answer.js';
import { flagCondition, idCondition, oneOf, planList } from '../../common/lists/list-query.js';
import type { Condition, ListRules } from '../../common/lists/list-query.js';
import { inTransaction } from '../../common/transaction.js';
import { Guardians } from '../../users/dependants/guardians.service.js';
import { toLeaveCase } from './leave-case.mapper.js';
import { LeaveCase } from './leave-case.schema.js';
import { tLeaveCase } from '../../messages/care/leave-cases.js';

const LIST: ListRules = {
  filters: {
    status: oneOf('status', LEAVE_CASE_STATUSES),
    needsCall: flagCondition('needsCall'),
    leaveId: idCondition('leaveId'),
    doctorId: idCondition('doctorId'),
    patientId: idCondition('patientId'),
  },
  sorts: { id: '_id', answerBy: 'answerBy' },
  defaultSort: ['id', 'ASC'],
};

/** A patient's own cases, the cases of a doctor's visits, or all for an administrator. */
function scopeOf({ type, userId }: Actor): Condition {
  if (type === 'admin') return {};
  return { [type === 'doctor' ? 'doctorId' : 'patientId']: new Types.ObjectId(userId) };
}

/** Reads the cases of visits during an absence and records calls to patients. */
@Injectable()
export class LeaveCasesService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(LeaveCase.name) private readonly cases: Model<LeaveCase>,
    @InjectModel(Leave.name) private readonly leaves: Model<Leave>,
    @InjectModel(Holiday.name) private readonly holidays: Model<Holiday>,
    private readonly holders: Guardians,
    private readonly audit: AuditService,
  ) {}

  list(query: ListQuery, actor: Actor): Listing<LeaveCaseDto> {
    return this.listOf(scopeOf(actor), query, actor);
  }

  /** The cases of one leave or holiday, also of a removed one. */
  async listOfLeave(id: string, query: ListQuery, actor: Actor): Promise<Listing<LeaveCaseDto>> {
    const leaveId = new Types.ObjectId(id);
    const scope = { ...scopeOf(actor), leaveId };
    const listing = this.listOf(scope, query, actor);
    const found =
      (await this.cases.exists(scope)) ??
      (await this.leaves.exists({ ...scopeOf(actor), _id: leaveId })) ??
      (await this.holidays.exists({ _id: leaveId }));
    if (!found) throw new Failure('NOT_FOUND');
    return listing;
  }

  private listOf(scope: Condition, query: ListQuery, actor: Actor): Listing<LeaveCaseDto> {
    return Listing.of({
      model: this.cases,
      scope,
      plan: planList(query, LIST),
      toAnswers: (rows) => this.toAnswers(rows, actor),
    });
  }

  async get(id: string, actor: Actor): Promise<LeaveCaseDto> {
    return this.toAnswer(await this.findOrFail(id, actor), actor);
  }

  async findOrFail(id: string, actor: Actor): Promise<LeaveCase> {
    const row = await this.cases
      .findOne({ $and: [{ _id: new Types.ObjectId(id) }, scopeOf(actor)] })
      .lean<LeaveCase>();
    if (!row) throw new Failure('NOT_FOUND');
    return row;
  }

  /** Records the call to the patient: the case leaves the queue. @throws Failure WRONG_STATE the second time */
  async noteCall(id: string, by: Caller): Promise<LeaveCaseDto> {
    const row = await this.findOrFail(id, by.actor);
    const { userId, fullName: byName } = by.actor;
    const called = await inTransaction(this.connection, async (session) => {
      const after = await this.cases
        .findOneAndUpdate(
          { _id: row._id, needsCall: true },
          { $set: { needsCall: false, call: { at: new Date(), by: new Types.ObjectId(userId), byName } } },
          { session, returnDocument: 'after' },
        )
        .lean<LeaveCase>();
      if (!after) return null;
      const entry = { action: 'leave-case.call', resource: 'leave-cases', recordId: row._id };
      await this.audit.record({ ...entry, ...by, after: { byName } }, session);
      return after;
    });
    if (called) return this.toAnswer(called, by.actor);
    const now = await this.findOrFail(id, by.actor);
    const sentence = now.call?.at
      ? tLeaveCase('alreadyCalled', { byName: now.call.byName })
      : tLeaveCase('noCallNeeded');
    throw new Failure('WRONG_STATE', { sentence });
  }

  private async toAnswer(row: LeaveCase, actor: Actor): Promise<LeaveCaseDto> {
    const [answer] = await this.toAnswers([row], actor);
    return answer;
  }

  private async toAnswers(rows: LeaveCase[], actor: Actor): Promise<LeaveCaseDto[]> {
    const patients = rows.map(({ patientId }) => patientId);
    const holders = await this.holders.forList(patients, actor);
    return rows.map((row) => toLeaveCase(row, holders.get(String(row.patientId)) ?? null));
  }
}
