import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Actor } from '../common/http/actor.js';
import { Failure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import type { Condition } from '../common/lists/list-query.js';
import { SettingsService } from '../settings/settings.service.js';
import type { OpenPatients } from '../users/open-patients.js';
import { Appointment } from './appointment.schema.js';
import { tAppointment } from '../messages/care/appointments.js';

/** Which patients a doctor may know. A request shows only itself; an accepted visit opens the record. */
@Injectable()
export class PatientLinks implements OpenPatients {
  constructor(
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    private readonly clock: HospitalClock,
    private readonly settings: SettingsService,
  ) {}

  /**
   * The visits that open a patient's record to a doctor: the doctor's own, until some months after their day.
   */
  private linking(doctorId: string): Condition {
    return { acceptedDoctorId: new Types.ObjectId(doctorId), ...this.visits() };
  }

  private visits(): Condition {
    const since = this.clock.monthsBefore(this.clock.today(), this.settings.policy().recordOpenMonths);
    return { status: { $in: ['accepted', 'completed'] }, appointmentDate: { $gte: since } };
  }

  /** The ids of all doctors to whom the record of this patient is open. */
  async doctorsOf(patientId: Types.ObjectId, session: ClientSession): Promise<Types.ObjectId[]> {
    const rows = await this.appointments
      .find({ patientId, ...this.visits() }, { _id: 0, acceptedDoctorId: 1 })
      .session(session)
      .lean<Pick<Appointment, 'acceptedDoctorId'>[]>();
    const ids = rows.flatMap(({ acceptedDoctorId }) => acceptedDoctorId ?? []);
    return [...new Map(ids.map((id) => [String(id), id])).values()];
  }

  /** The ids of all patients whose record is open to this doctor. */
  async patientsOf(doctorId: string): Promise<Types.ObjectId[]> {
    const rows = await this.appointments
      .find(this.linking(doctorId), { _id: 0, patientId: 1 })
      .lean<Pick<Appointment, 'patientId'>[]>();
    return [...new Map(rows.map(({ patientId }) => [String(patientId), patientId])).values()];
  }

  async exists(doctorId: string, patientId: string, session?: ClientSession): Promise<boolean> {
    const link = await this.appointments
      .exists({ patientId: new Types.ObjectId(patientId), ...this.linking(doctorId) })
      .session(session ?? null);
    return link !== null;
  }

  /** @throws Failure NOT_FOUND unless a visit opens this patient's record to the doctor */
  async assertLinked(doctorId: string, patientId: string, session?: ClientSession): Promise<void> {
    if (!(await this.exists(doctorId, patientId, session))) {
      throw new Failure('NOT_FOUND', {
        sentence: tAppointment('notYourPatient'),
      });
    }
  }

  /**
   * Which records a person may read, as a filter for every query. Patients read their own, doctors those of
   * their patients and those they wrote, admins all.
   * @param author the column that names the author
   */
  async scope(actor: Actor, author: string): Promise<Condition> {
    const me = new Types.ObjectId(actor.userId);
    if (actor.type === 'admin') return {};
    if (actor.type === 'patient') return { patientId: me };
    return { $or: [{ patientId: { $in: await this.patientsOf(actor.userId) } }, { [author]: me }] };
  }
}
