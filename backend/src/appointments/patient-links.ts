import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Actor } from '../common/actor.js';
import { Failure } from '../common/errors.js';
import type { Condition } from '../common/list-query.js';
import { Appointment } from './appointment.schema.js';

/** The appointments that link a doctor to a patient: accepted or completed ones, and requests to this doctor. */
const linking = (doctorId: Types.ObjectId): Condition => ({
  $or: [
    { acceptedDoctorId: doctorId, status: { $in: ['accepted', 'completed'] } },
    { doctorId, status: { $in: ['pending', 'accepted', 'completed'] } },
  ],
});

/** Which patients a doctor may know about. */
@Injectable()
export class PatientLinks {
  constructor(@InjectModel(Appointment.name) private readonly appointments: Model<Appointment>) {}

  /** The ids of all patients whom an appointment links to this doctor. */
  async patientsOf(doctorId: string): Promise<Types.ObjectId[]> {
    const rows = await this.appointments
      .find(linking(new Types.ObjectId(doctorId)), { _id: 0, patientId: 1 })
      .lean<Pick<Appointment, 'patientId'>[]>();
    return [...new Map(rows.map(({ patientId }) => [String(patientId), patientId])).values()];
  }

  async exists(doctorId: string, patientId: string, session?: ClientSession): Promise<boolean> {
    const link = await this.appointments
      .exists({ patientId: new Types.ObjectId(patientId), ...linking(new Types.ObjectId(doctorId)) })
      .session(session ?? null);
    return link !== null;
  }

  /** @throws Failure NOT_FOUND unless an appointment links this patient to the doctor */
  async assertLinked(doctorId: string, patientId: string, session?: ClientSession): Promise<void> {
    if (!(await this.exists(doctorId, patientId, session))) {
      throw new Failure('NOT_FOUND', { sentence: 'No appointment links you to this patient.' });
    }
  }

  /**
   * Which records a person may read, as the filter that goes into every query: a patient's own, those of a doctor's
   * patients and what the doctor wrote, everybody's for an admin.
   * @param author the column that names who wrote the record
   */
  async scope(actor: Actor, author: string): Promise<Condition> {
    const me = new Types.ObjectId(actor.userId);
    if (actor.type === 'admin') return {};
    if (actor.type === 'patient') return { patientId: me };
    return { $or: [{ patientId: { $in: await this.patientsOf(actor.userId) } }, { [author]: me }] };
  }
}
