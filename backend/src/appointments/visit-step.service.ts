import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { AuditService } from '../audit/audit.service.js';
import { FreedTimes } from '../availability/freed-times.js';
import type { Actor, Origin } from '../common/http/actor.js';
import { Failure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import type { Condition } from '../common/lists/list-query.js';
import { inTransaction } from '../common/transaction.js';
import { Appointment } from './appointment.schema.js';
import type { Slot } from './appointment.schema.js';
import { assertTransition, isOpen, wrongState } from './appointment.status.js';
import type { StoredStatus } from './appointment.status.js';
import { followVisit } from './leave-cases/follow-visit.js';
import { LeaveCase } from './leave-cases/leave-case.schema.js';
import { whenOf } from './visit-time.js';
import { tAppointment } from '../messages/care/appointments.js';

type Columns = Record<string, unknown>;

/** A transition of an appointment with its side effects. */
export interface Step {
  to: StoredStatus;
  action: string;
  /** The user; null for the system. */
  actor: Actor | null;
  origin: Origin | null;
  /** Further columns that change with the status. They may depend on reads of the transaction. */
  set?: Columns | ((session: ClientSession) => Promise<Columns>);
  /** Fixed columns that change with it. */
  unset?: readonly string[];
  /** For a move: the state may stay the same. */
  allowSameStatus?: true;
  /** When it happened; the default is now. */
  at?: Date;
  /** Writes that belong to the step. */
  writeWithTransition: (row: Appointment, session: ClientSession) => Promise<void>;
}

/** Writes every step: conditional on the previous state, together with all its side effects. */
@Injectable()
export class VisitStep {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(LeaveCase.name) private readonly cases: Model<LeaveCase>,
    private readonly freed: FreedTimes,
    private readonly audit: AuditService,
    private readonly clock: HospitalClock,
  ) {}

  /**
   * @throws Failure WRONG_STATE or VISIT_MOVED when the transition is not allowed or another call was faster
   */
  take(row: Appointment, step: Step): Promise<Appointment> {
    return inTransaction(this.connection, (session) => this.takeIn(row, step, session));
  }

  /** The same as part of a larger write. @throws Failure WRONG_STATE, VISIT_MOVED */
  async takeIn(
    row: Appointment,
    {
      to,
      action,
      actor,
      origin,
      set,
      unset = [],
      allowSameStatus: stays,
      at = new Date(),
      writeWithTransition,
    }: Step,
    session: ClientSession,
  ): Promise<Appointment> {
    if (!(stays && to === row.status)) assertTransition(row.status, to);
    const by = actor && new Types.ObjectId(actor.userId);
    const columns = typeof set === 'function' ? await set(session) : set;
    const unmoved = { _id: row._id, status: row.status, ...unchanged(row), ...stillOpenTo(actor, row) };
    const update = {
      $set: { ...columns, status: to },
      ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((column) => [column, 1])) }),
      $push: { history: { status: to, at, by } },
    };
    const after = await this.appointments
      .findOneAndUpdate(unmoved, update, { session, returnDocument: 'after' })
      .lean<Appointment>();
    if (!after) throw await this.overtaken(row, session);
    await writeWithTransition(after, session);
    if (after.leaveCase) await this.settleCase(after, row, session);
    if (row.slot && !keepsTime(row.slot, after)) this.freed.tell(row.slot.doctorId);
    const change = { before: { status: row.status }, after: { status: to, ...traced(columns) } };
    await this.audit.record(
      { action, actor, resource: 'appointments', recordId: row._id, ...change, origin },
      session,
    );
    return after;
  }

  /** A step that moves or closes the visit settles its open case. */
  private async settleCase(after: Appointment, before: Appointment, session: ClientSession): Promise<void> {
    if (!(await followVisit(this.cases, { visit: after, before }, session))) return;
    const { _id } = after;
    await this.appointments.updateOne({ _id }, { $unset: { leaveCase: 1 } }, { session, timestamps: false });
    delete after.leaveCase;
  }

  /**
   * Another call was faster: reports the present state, or the present time if it moved. A request that is
   * unchanged was left to colleagues. It reads within the transaction, because the other write may not have a
   * majority yet.
   */
  private async overtaken(
    { _id, status, leaveCase, moves = [] }: Appointment,
    session: ClientSession,
  ): Promise<Failure> {
    const now = await this.appointments.findById(_id).session(session).lean<Appointment>();
    if (!now) return new Failure('NOT_FOUND');
    const { date, time } = whenOf(now);
    if (isOpen(now.status) && date && (now.moves?.length ?? 0) > moves.length)
      return new Failure('VISIT_MOVED', {
        sentence: tAppointment('moving.movedMeanwhile', { date: this.clock.format(date, time) }),
      });
    if (now.status !== status) return wrongState(now.status);
    const isAsSeen = String(now.leaveCase) === String(leaveCase);
    return new Failure(isAsSeen ? 'LEFT_TO_COLLEAGUES' : 'EDIT_CONFLICT');
  }
}

/** Each step and each move adds to the history, so a step applies only to the version that was read. */
const unchanged = ({ history, leaveCase }: Appointment): Condition => ({
  history: { $size: history.length },
  // The refund depends on it.
  leaveCase: leaveCase ?? null,
});

/** Whether a visit keeps its time: an acceptance frees none, so no waiting patient needs a check. */
const keepsTime = (had: Slot, { status, slot }: Appointment): boolean =>
  isOpen(status) &&
  had.doctorId.equals(slot?.doctorId) &&
  had.date === slot?.date &&
  had.time === slot.time &&
  had.minutes === slot.minutes;

/** A doctor who left a request to colleagues, also at this moment, cannot answer it. */
const stillOpenTo = (actor: Actor | null, { status }: Appointment): Condition =>
  actor?.type === 'doctor' && status === 'pending'
    ? { leftBy: { $ne: new Types.ObjectId(actor.userId) } }
    : {};

/**
 * The audit trail stores the start and length of a slot; its minutes follow from these. The visit stores the
 * moves.
 */
function traced(columns: Columns = {}): Columns {
  const { moves: _moves, ...others } = columns;
  if (!columns.slot) return others;
  const { covers: _covers, ...slot } = columns.slot as Slot;
  return { ...others, slot };
}
