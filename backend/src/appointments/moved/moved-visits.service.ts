import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import type { Caller } from '../../common/http/actor.js';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import type { AgreeToTime, AskAnotherTime } from '../../../../openapi/contract/care/moved-visits.js';
import { AuditService } from '../../audit/audit.service.js';
import { closedOn, isOnLeave } from '../../availability/on-leave.js';
import { SlotsService } from '../slots/slots.service.js';
import { VisitKinds } from '../slots/visit-kinds.service.js';
import { Failure, fieldFailure } from '../../common/errors/errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import type { Condition } from '../../common/lists/list-query.js';
import { inTransaction } from '../../common/transaction.js';
import { PRACTISING } from '../../users/doctors/doctor-profile.schema.js';
import { User } from '../../users/user.schema.js';
import { Appointment } from '../appointment.schema.js';
import type { When } from '../appointment.schema.js';
import { wrongState } from '../appointment.status.js';
import { AppointmentsService } from '../appointments.service.js';
import { isTooLateFor } from '../cancellation.js';
import { isMoved, whenOf } from '../visit-time.js';
import { MoveWriter } from './move-writer.service.js';
import { tAppointment } from '../../messages/care/appointments.js';

/** The patient's answers to a visit that the hospital set for another time than requested or paid for. */
@Injectable()
export class MovedVisits {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly reader: AppointmentsService,
    private readonly writer: MoveWriter,
    private readonly slots: SlotsService,
    private readonly kinds: VisitKinds,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
  ) {}

  /**
   * Agrees to the time that the patient has seen. A repeated call returns the same answer.
   * @throws Failure NOT_MOVED, WRONG_STATE, VISIT_MOVED when it has moved again
   */
  async agree(id: string, seen: AgreeToTime, by: Caller): Promise<AppointmentDto> {
    const row = await this.movedVisit(id, by);
    const { date, time } = whenOf(row);
    if (seen.appointmentDate !== date || (seen.appointmentTime ?? null) !== time)
      throw new Failure('VISIT_MOVED');
    const atThatTime: Condition = {
      _id: row._id,
      status: 'accepted',
      appointmentDate: row.appointmentDate,
      'slot.time': row.slot?.time ?? null,
    };
    const agreed = await inTransaction(this.connection, async (session) => {
      const updated = await this.appointments
        .findOneAndUpdate(
          { ...atThatTime, moveAgreedAt: null },
          { $set: { moveAgreedAt: new Date() } },
          { session, returnDocument: 'after' },
        )
        .lean<Appointment>();
      if (!updated) return null;
      const entry = { action: 'appointment.agreeToTime', resource: 'appointments', recordId: row._id };
      await this.audit.record({ ...entry, ...by, after: { date, time } }, session);
      return updated;
    });
    return this.reader.toAnswer(agreed ?? (await this.agreedBefore(row)), by.actor);
  }

  /**
   * Turns the visit back into a request to the same doctor for another time, and holds that time.
   * @throws Failure NOT_MOVED, WRONG_STATE, VISIT_STARTED, SLOT_NOT_OFFERED, ON_LEAVE, SLOT_TAKEN
   */
  async askAnotherTime(id: string, body: AskAnotherTime, by: Caller): Promise<AppointmentDto> {
    const row = await this.movedVisit(id, by);
    if (isTooLateFor(row, by.actor.type, this.clock))
      throw new Failure('VISIT_STARTED', { sentence: tAppointment('moving.begunCallUs') });
    const kind = body.kind ?? row.kind;
    const wanted: When = { date: body.preferredDate, time: body.preferredTime ?? null };
    const set = whenOf(row) as When;
    const doctor = await this.doctorOf(row);
    this.assertPossible(doctor, wanted, set);
    if (wanted.time) this.kinds.assertOffered(doctor, { date: wanted.date, time: wanted.time }, kind);
    const target = { doctor, ...wanted, kind };
    const asked = await this.writer.write(row, target, { action: 'appointment.askAnotherTime', by });
    return this.reader.toAnswer(asked, by.actor);
  }

  private async movedVisit(id: string, { actor }: Caller): Promise<Appointment> {
    const row = await this.reader.findOrFail(id, actor);
    if (row.status !== 'accepted') throw wrongState(row.status);
    if (!isMoved(row)) throw new Failure('NOT_MOVED');
    return row;
  }

  private async doctorOf({ acceptedDoctorId }: Appointment): Promise<User> {
    const doctor = await this.users.findOne({ _id: acceptedDoctorId, ...PRACTISING }).lean<User>();
    if (!doctor) throw new Failure('NOT_BOOKABLE');
    return doctor;
  }

  private assertPossible(doctor: User, wanted: When, set: When): void {
    if (wanted.date === set.date && wanted.time === set.time)
      throw fieldFailure('preferredTime', tAppointment('moving.sameAsSet'));
    if (wanted.time) return this.slots.assertOffered(doctor, wanted.date, wanted.time);
    if (isOnLeave(doctor, wanted.date))
      throw new Failure('ON_LEAVE', { sentence: closedOn(doctor, wanted.date, this.clock) });
    if (!this.slots.isBookable(wanted.date))
      throw fieldFailure('preferredDate', tAppointment('moving.dateNotBookable'), 'SLOT_NOT_OFFERED');
  }

  /** Nothing was written: the patient agreed before, or the visit changed at the same moment. */
  private async agreedBefore({ _id }: Appointment): Promise<Appointment> {
    const now = await this.appointments.findById(_id).lean<Appointment>();
    if (!now) throw new Failure('NOT_FOUND');
    if (now.status !== 'accepted') throw wrongState(now.status);
    if (!now.moveAgreedAt) throw new Failure('VISIT_MOVED');
    return now;
  }
}
