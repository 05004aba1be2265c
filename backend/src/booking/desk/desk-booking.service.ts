import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import type { BookOnBehalf } from '../../../../openapi/contract/care/book-visit.js';
import { AppointmentNotifications } from '../../appointments/notifications/appointment-notifications.js';
import type { Caller } from '../../common/http/actor.js';
import { fieldFailure } from '../../common/errors/errors.js';
import { PRACTISING } from '../../users/doctors/doctor-profile.schema.js';
import { User } from '../../users/user.schema.js';
import { PlaceVisit } from '../place-visit.service.js';
import { tBooking } from '../../messages/care/booking.js';
import { tCommon } from '../../messages/common.js';

/** Books visits at the hospital's desk for patients: accepted immediately and paid at the desk. */
@Injectable()
export class DeskBookingService {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly visits: PlaceVisit,
    private readonly notifications: AppointmentNotifications,
  ) {}

  /** @throws Failure UNACCEPTABLE naming the missing person, SLOT_NOT_OFFERED, ON_LEAVE, SLOT_TAKEN */
  async book(body: BookOnBehalf, by: Caller): Promise<AppointmentDto> {
    const { preferredDate: date, preferredTime: time, reasonForAppointment: reason, kind } = body;
    const [doctor, patient] = await Promise.all([
      this.users.findOne({ _id: body.doctorId, ...PRACTISING }).lean<User>(),
      this.users.findOne({ _id: body.patientId, type: 'patient', disabled: false }).lean<User>(),
    ]);
    if (!patient) throw fieldFailure('patientId', tBooking('patientNotFoundOrDisabled'));
    if (!doctor) throw fieldFailure('doctorId', tCommon('doctorNotFoundOrDisabled'));
    return this.visits.place({ doctor, patient, date, time, reason, kind }, by, {
      action: 'appointment.bookOnBehalf',
      tell: (visit, session) => this.notifications.bookedAtDesk(visit, session),
    });
  }
}
