import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type {
  Appointment as AppointmentAnswer,
  BookOnBehalf,
} from '../../../openapi/contract/care/appointments.js';
import { AuditService } from '../audit/audit.service.js';
import { DoctorDays } from '../availability/doctor-days.service.js';
import type { Actor, Origin } from '../common/http/actor.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import { inTransaction } from '../common/transaction.js';
import { assertStanding } from '../users/standing.js';
import { PRACTISING, User } from '../users/user.schema.js';
import { acceptedVisit } from './accepted-visit.js';
import { AppointmentNews } from '../appointments/appointment-news.js';
import { Appointment } from '../appointments/appointment.schema.js';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { SlotsService } from './slots.service.js';

/** Books visits at the hospital's desk for patients: accepted at once, and paid at the desk. */
@Injectable()
export class DeskBookingService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly reader: AppointmentsService,
    private readonly slots: SlotsService,
    private readonly days: DoctorDays,
    private readonly news: AppointmentNews,
    private readonly audit: AuditService,
  ) {}

  /** @throws Failure UNACCEPTABLE naming who is not there, SLOT_NOT_OFFERED, ON_LEAVE, SLOT_TAKEN */
  async book(body: BookOnBehalf, actor: Actor, origin: Origin): Promise<AppointmentAnswer> {
    const { preferredDate: date, preferredTime: time, reasonForAppointment: reason } = body;
    const [doctor, patient] = await Promise.all([
      this.users.findOne({ _id: body.doctorId, ...PRACTISING }).lean<User>(),
      this.users.findOne({ _id: body.patientId, type: 'patient', disabled: false }).lean<User>(),
    ]);
    if (!patient) throw fieldFailure('patientId', 'There is no such patient, or the account is disabled.');
    if (!doctor) throw fieldFailure('doctorId', 'There is no such doctor, or the account is disabled.');
    this.slots.assertOffered(doctor, date, time);
    const visit = acceptedVisit({ date, time, reason }, doctor, patient, new Types.ObjectId(actor.userId));
    try {
      await inTransaction(this.connection, async (session) => {
        await assertStanding(this.users, patient._id, session);
        await this.days.giveToVisit(doctor._id, date, session);
        await this.appointments.create([visit], { session });
        await this.news.bookedAtDesk(visit, session);
        const after = { status: 'accepted', patientId: body.patientId, slot: visit.slot };
        const entry = { action: 'appointment.bookOnBehalf', resource: 'appointments', recordId: visit._id };
        await this.audit.record({ ...entry, actor, after, origin }, session);
      });
    } catch (error) {
      if (isDuplicateKey(error)) throw new Failure('SLOT_TAKEN');
      throw error;
    }
    return this.reader.toAnswer(visit, actor);
  }
}
