import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import type {
  Appointment as AppointmentAnswer,
  BookFollowUp,
} from '../../../openapi/contract/care/appointments.js';
import { AuditService } from '../audit/audit.service.js';
import { DoctorDays } from '../availability/doctor-days.service.js';
import type { Actor, Origin } from '../common/http/actor.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { Failure } from '../common/errors/errors.js';
import { inTransaction } from '../common/transaction.js';
import { assertStanding } from '../users/standing.js';
import { User } from '../users/user.schema.js';
import { acceptedVisit } from './accepted-visit.js';
import { AppointmentNews } from '../appointments/appointment-news.js';
import { Appointment } from '../appointments/appointment.schema.js';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { PatientLinks } from '../appointments/patient-links.js';
import { SlotsService } from './slots.service.js';

/** Books a further visit for a patient whom the doctor knows already: accepted at once and without payment. */
@Injectable()
export class FollowUpService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly reader: AppointmentsService,
    private readonly links: PatientLinks,
    private readonly slots: SlotsService,
    private readonly days: DoctorDays,
    private readonly news: AppointmentNews,
    private readonly audit: AuditService,
  ) {}

  /** @throws Failure NOT_FOUND for a stranger, SLOT_NOT_OFFERED, ON_LEAVE, SLOT_TAKEN */
  async book(body: BookFollowUp, actor: Actor, origin: Origin): Promise<AppointmentAnswer> {
    await this.links.assertLinked(actor.userId, body.patientId);
    const [doctor, patient] = await Promise.all([
      this.users.findById(actor.userId).lean<User>(),
      this.users.findOne({ _id: body.patientId, type: 'patient', disabled: false }).lean<User>(),
    ]);
    if (!doctor || !patient) throw new Failure('NOT_FOUND');
    this.slots.assertOffered(doctor, body.date, body.time);
    const visit = acceptedVisit(body, doctor, patient, doctor._id);
    try {
      await inTransaction(this.connection, async (session) => {
        await assertStanding(this.users, patient._id, session);
        await this.days.giveToVisit(doctor._id, body.date, session);
        await this.appointments.create([visit], { session });
        await this.news.followUp(visit, session);
        const after = { status: 'accepted', patientId: body.patientId, slot: visit.slot };
        const entry = { action: 'appointment.followUp', resource: 'appointments', recordId: visit._id };
        await this.audit.record({ ...entry, actor, after, origin }, session);
      });
    } catch (error) {
      if (isDuplicateKey(error)) throw new Failure('SLOT_TAKEN');
      throw error;
    }
    return this.reader.toAnswer(visit, actor);
  }
}
