import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import type { AttendanceState } from '../../../openapi/contract/care/queue.js';
import { Appointment } from '../appointments/appointment.schema.js';
import type { Attendance } from '../appointments/appointment.schema.js';
import { wrongState } from '../appointments/appointment.status.js';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { AuditService } from '../audit/audit.service.js';
import { DoctorDays } from '../availability/doctor-days.service.js';
import type { Caller } from '../common/http/actor.js';
import { Failure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { inTransaction } from '../common/transaction.js';
import { whenOf } from '../appointments/visit-time.js';
import { AttendanceNotifications } from './attendance-notifications.js';
import {
  LOST_RACE,
  assertTransition,
  isAwaited,
  nullOnConflict,
  stateOf,
  unchanged,
  wrongAttendance,
} from './attendance.js';
import { checkInFrom, isLate } from './check-in-time.js';
import { tQueue } from '../messages/care/queue.js';

interface AttendanceStep {
  to: AttendanceState;
  action: string;
  /** Columns that change with the state. */
  set: (row: Appointment, session: ClientSession) => Promise<Partial<Attendance>> | Partial<Attendance>;
  tell?: (row: Appointment, session: ClientSession) => Promise<void>;
}

/**
 * The attendance of a day's patients. Every step happens once, also with parallel calls; a repeated call
 * returns the same answer.
 */
@Injectable()
export class Attendances {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    private readonly reader: AppointmentsService,
    private readonly days: DoctorDays,
    private readonly clock: HospitalClock,
    private readonly notifications: AttendanceNotifications,
    private readonly audit: AuditService,
  ) {}

  /**
   * Gives the patient the next token of the doctor's day. A late patient gets a new one.
   * @throws Failure NOT_TODAY, CHECK_IN_CLOSED for patients who are too early or too late, WRONG_STATE
   */
  async checkIn(id: string, by: Caller): Promise<AppointmentDto> {
    const row = await this.visitOfCaller(id, by);
    if (!isAwaited(row)) return this.reader.toAnswer(row, by.actor);
    if (row.appointmentDate !== this.clock.today()) throw this.notToday(row);
    if (by.actor.type === 'patient') this.assertOpenToPatients(row);
    return this.step(row, by, {
      to: 'arrived',
      action: 'appointment.checkIn',
      set: (visit, session) => this.arrival(visit, session),
    });
  }

  /** The arrival with the next token, in the transaction that writes it. */
  async arrival(
    { acceptedDoctorId, appointmentDate }: Appointment,
    session: ClientSession,
  ): Promise<Attendance> {
    const own = { doctorId: acceptedDoctorId!, date: appointmentDate! };
    const token = await this.days.nextToken(own, session);
    return { ...own, state: 'arrived', token, arrivedAt: new Date() };
  }

  /** Asks the patient to come in. @throws Failure WRONG_STATE */
  async call(id: string, by: Caller): Promise<AppointmentDto> {
    return this.step(await this.visitOfCaller(id, by), by, {
      to: 'called',
      action: 'appointment.call',
      set: () => ({ calledAt: new Date() }),
      tell: (row, session) => this.notifications.called(row, session),
    });
  }

  /**
   * Calls the patient and begins the consultation in one step. A patient who was called before is not notified
   * again. @throws Failure WRONG_STATE
   */
  async callIn(id: string, by: Caller): Promise<AppointmentDto> {
    const row = await this.visitOfCaller(id, by);
    const wasCalled = stateOf(row) === 'called';
    const now = new Date();
    return this.step(row, by, {
      to: 'inConsultation',
      action: 'appointment.callIn',
      set: () => ({ startedAt: now, ...(!wasCalled && { calledAt: now }) }),
      ...(!wasCalled && { tell: (called, session) => this.notifications.called(called, session) }),
    });
  }

  /** The consultation begins. @throws Failure WRONG_STATE */
  async start(id: string, by: Caller): Promise<AppointmentDto> {
    return this.step(await this.visitOfCaller(id, by), by, {
      to: 'inConsultation',
      action: 'appointment.start',
      set: () => ({ startedAt: new Date() }),
    });
  }

  /**
   * Records that the patient did not come. The visit itself does not change. @throws Failure NO_SHOW_EARLY,
   * WRONG_STATE
   */
  async noShow(id: string, by: Caller): Promise<AppointmentDto> {
    const row = await this.visitOfCaller(id, by);
    if (!isLate(row, this.clock)) throw new Failure('NO_SHOW_EARLY');
    return this.step(row, by, {
      to: 'noShow',
      action: 'appointment.noShow',
      set: () => ({}),
      tell: (missed, session) => this.notifications.missed(missed, session),
    });
  }

  /** An accepted visit of the caller, who is its doctor or patient. */
  async visitOfCaller(id: string, { actor }: Caller): Promise<Appointment> {
    const row = await this.reader.findOrFail(id, actor);
    if (row.status !== 'accepted') throw wrongState(row.status);
    if (actor.type === 'doctor' && String(row.acceptedDoctorId) !== actor.userId)
      throw new Failure('NOT_FOUND');
    return row;
  }

  private assertOpenToPatients(row: Appointment): void {
    if (row.kind === 'video') throw new Failure('CHECK_IN_CLOSED', { sentence: tQueue('joinVideoInstead') });
    const from = checkInFrom(row, this.clock);
    if (!from || from.getTime() > Date.now()) throw new Failure('CHECK_IN_CLOSED');
  }

  private notToday(row: Appointment): Failure {
    const { date, time } = whenOf(row);
    return new Failure('NOT_TODAY', {
      sentence: tQueue('visitIsOnDate', { date: this.clock.format(date!, time) }),
    });
  }

  private async step(row: Appointment, by: Caller, step: AttendanceStep): Promise<AppointmentDto> {
    if (stateOf(row) === step.to) return this.reader.toAnswer(row, by.actor);
    assertTransition(stateOf(row), step.to);
    const taken = await inTransaction(this.connection, (session) =>
      this.take(row, { ...step, by }, session),
    ).catch(nullOnConflict);
    return this.reader.toAnswer(taken ?? (await this.takenBefore(row, step.to)), by.actor);
  }

  /** Conditional on what was read; if another call was faster nothing is written, not even the token. */
  private async take(
    row: Appointment,
    { to, action, set, tell, by }: AttendanceStep & { by: Caller },
    session: ClientSession,
  ): Promise<Appointment> {
    const own = { doctorId: row.acceptedDoctorId!, date: row.appointmentDate! };
    const before = stateOf(row) === 'expected' || to === 'arrived' ? {} : row.attendance;
    const attendance = { ...before, ...own, state: to, ...(await set(row, session)) };
    const after = await this.appointments
      .findOneAndUpdate(unchanged(row), { $set: { attendance } }, { session, returnDocument: 'after' })
      .lean<Appointment>();
    if (!after) throw LOST_RACE;
    await tell?.(after, session);
    const { token = null } = attendance;
    const entry = { action, resource: 'appointments', recordId: row._id, after: { attendance: to, token } };
    await this.audit.record({ ...entry, ...by }, session);
    return after;
  }

  /** Another call was faster: the same step is done; after a different one it is no longer possible. */
  private async takenBefore({ _id }: Appointment, to: AttendanceState): Promise<Appointment> {
    const now = await this.appointments.findById(_id).lean<Appointment>();
    if (!now) throw new Failure('NOT_FOUND');
    if (now.status !== 'accepted') throw wrongState(now.status);
    if (stateOf(now) !== to) throw wrongAttendance(stateOf(now));
    return now;
  }
}
