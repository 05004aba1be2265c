import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { AppointmentDto, BookFollowUp } from '../../../openapi/contract/care/appointments.js';
import { AppointmentNotifications } from '../appointments/appointment-notifications.js';
import { PatientLinks } from '../appointments/patient-links.js';
import type { Caller } from '../common/http/actor.js';
import { Failure } from '../common/errors/errors.js';
import { User } from '../users/user.schema.js';
import { PlaceVisit } from './place-visit.service.js';

/** Books a further visit for a patient whom the doctor knows already: accepted at once and without payment. */
@Injectable()
export class FollowUpService {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly links: PatientLinks,
    private readonly visits: PlaceVisit,
    private readonly notifications: AppointmentNotifications,
  ) {}

  /** @throws Failure NOT_FOUND for a stranger, SLOT_NOT_OFFERED, ON_LEAVE, SLOT_TAKEN */
  async book({ patientId, date, time, reason }: BookFollowUp, by: Caller): Promise<AppointmentDto> {
    await this.links.assertLinked(by.actor.userId, patientId);
    const [doctor, patient] = await Promise.all([
      this.users.findById(by.actor.userId).lean<User>(),
      this.users.findOne({ _id: patientId, type: 'patient', disabled: false }).lean<User>(),
    ]);
    if (!doctor || !patient) throw new Failure('NOT_FOUND');
    return this.visits.place({ doctor, patient, date, time, reason }, by, {
      action: 'appointment.followUp',
      tell: (visit, session) => this.notifications.followUp(visit, session),
    });
  }
}
