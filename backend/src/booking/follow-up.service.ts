import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import type { BookFollowUp } from '../../../openapi/contract/care/book-visit.js';
import { AppointmentNotifications } from '../appointments/notifications/appointment-notifications.js';
import type { Appointment } from '../appointments/appointment.schema.js';
import { PatientLinks } from '../appointments/patient-links.js';
import type { Actor, Caller } from '../common/http/actor.js';
import { Failure } from '../common/errors/errors.js';
import { User } from '../users/user.schema.js';
import type { AcceptedVisit } from './accepted-visit.js';
import { PlaceVisit } from './place-visit.service.js';

/** Books a further visit for a doctor's own patient: accepted immediately and without payment. */
@Injectable()
export class FollowUpService {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly links: PatientLinks,
    private readonly visits: PlaceVisit,
    private readonly notifications: AppointmentNotifications,
  ) {}

  /** @throws Failure NOT_FOUND for another doctor's patient, SLOT_NOT_OFFERED, ON_LEAVE, SLOT_TAKEN */
  async book(body: BookFollowUp, by: Caller): Promise<AppointmentDto> {
    return this.visits.place(await this.visitOf(body, by.actor), by, this.placing);
  }

  /** The same as part of a larger write. @throws Failure NOT_FOUND, SLOT_NOT_OFFERED, ON_LEAVE, SLOT_TAKEN */
  async bookIn(body: BookFollowUp, by: Caller, session: ClientSession): Promise<void> {
    await this.visits.placeIn(await this.visitOf(body, by.actor), { by, ...this.placing }, session);
  }

  private readonly placing = {
    action: 'appointment.followUp',
    tell: (visit: Appointment, session: ClientSession) => this.notifications.followUp(visit, session),
  };

  private async visitOf(
    { patientId, date, time, reason, kind }: BookFollowUp,
    { userId }: Actor,
  ): Promise<AcceptedVisit> {
    await this.links.assertLinked(userId, patientId);
    const [doctor, patient] = await Promise.all([
      this.users.findById(userId).lean<User>(),
      this.users.findOne({ _id: patientId, type: 'patient', disabled: false }).lean<User>(),
    ]);
    if (!doctor || !patient) throw new Failure('NOT_FOUND');
    return { doctor, patient, date, time, reason, kind };
  }
}
