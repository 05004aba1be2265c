import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Actor, Caller } from '../common/http/actor.js';
import type { Done } from '../../../openapi/contract/common.js';
import { AuditService } from '../audit/audit.service.js';
import { Failure } from '../common/errors/errors.js';
import type { Condition } from '../common/lists/list-query.js';
import { inTransaction } from '../common/transaction.js';
import { User } from '../users/user.schema.js';
import { Appointment } from './appointment.schema.js';
import { wrongState } from './appointment.status.js';
import { AppointmentsService } from './appointments.service.js';
import { doctorsOf } from './open-requests.js';
import { tAppointment } from '../messages/care/appointments.js';

/** Removes a speciality request from one doctor's list. It stays open to the colleagues. */
@Injectable()
export class LeaveToColleagues {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly reader: AppointmentsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * A repeated call returns the same answer.
   * @returns a message that says who can still take the request
   * @throws Failure NOT_FOUND, REQUEST_ASSIGNED, WRONG_STATE when it has been answered
   */
  async leave(id: string, by: Caller): Promise<Done> {
    const { _id } = await this.openRequest(id, by.actor);
    const doctorId = new Types.ObjectId(by.actor.userId);
    const open = { _id, status: 'pending' as const, doctorId: null };
    const left = await inTransaction(this.connection, async (session) => {
      const updated = await this.appointments
        .findOneAndUpdate(
          { ...open, leftBy: { $ne: doctorId } },
          { $addToSet: { leftBy: doctorId } },
          { session, returnDocument: 'after' },
        )
        .lean<Appointment>();
      if (!updated) return null;
      const entry = { action: 'appointment.leaveToColleagues', resource: 'appointments', recordId: _id };
      await this.audit.record({ ...entry, ...by }, session);
      return updated;
    });
    return { msg: await this.sentence(left ?? (await this.leftBefore(_id)), doctorId) };
  }

  /** A request to the doctor's speciality in any state. */
  private async openRequest(id: string, actor: Actor): Promise<Appointment> {
    const request: Condition = { _id: new Types.ObjectId(id), doctorId: null, speciality: actor.speciality };
    const row = await this.appointments.findOne(request).lean<Appointment>();
    if (row) return row;
    await this.reader.findOrFail(id, actor);
    throw new Failure('REQUEST_ASSIGNED');
  }

  /** Nothing was written: the doctor left the request before, or it has been answered. */
  private async leftBefore(id: Types.ObjectId): Promise<Appointment> {
    const now = await this.appointments.findById(id).lean<Appointment>();
    if (!now) throw new Failure('NOT_FOUND');
    if (now.status !== 'pending') throw wrongState(now.status);
    return now;
  }

  private async sentence(
    { speciality, leftBy = [] }: Appointment,
    doctorId: Types.ObjectId,
  ): Promise<string> {
    const gone = new Set([...leftBy, doctorId].map(String));
    const doctors = await doctorsOf(this.users, [speciality]);
    const others = doctors.filter(({ _id }) => !gone.has(String(_id))).length;
    if (others === 0) return tAppointment('leftToColleagues.none', { speciality: speciality! });
    return tAppointment('leftToColleagues.others', { others, speciality: speciality! });
  }
}
