import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import type { AppointmentStatus } from '../../../openapi/contract/care/appointments.js';
import type { VisitOverlap, VisitOverlapsQuery } from '../../../openapi/contract/care/book-visit.js';
import { minutesOf } from '../../../openapi/contract/care/hours.js';
import { Appointment } from '../appointments/appointment.schema.js';
import { PatientLinks } from '../appointments/patient-links.js';
import { timeAt } from '../availability/doctor-hours.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import type { Actor } from '../common/http/actor.js';
import { DoctorDirectory } from '../users/doctors/doctor-directory.js';
import { tBooking } from '../messages/care/booking.js';
import { tCommon } from '../messages/common.js';

/** Visits that are expected to take place. */
const EXPECTED: AppointmentStatus[] = ['pending', 'accepted'];

interface Span {
  from: number;
  to: number;
}

const spanOf = ({ time, minutes }: { time: string; minutes: number }): Span => ({
  from: minutesOf(time),
  to: minutesOf(time) + minutes,
});

/** Finds visits of one patient with other doctors at the same time. The user is asked; nothing is refused. */
@Injectable()
export class VisitOverlaps {
  constructor(
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    private readonly directory: DoctorDirectory,
    private readonly links: PatientLinks,
  ) {}

  /**
   * @throws Failure NOT_YOURS for another patient or another doctor's times, NOT_FOUND for a patient whose
   *   record is not open to the doctor, UNACCEPTABLE naming the missing or unknown field
   */
  async find({ doctorId, date, time, patientId }: VisitOverlapsQuery, actor: Actor): Promise<VisitOverlap[]> {
    const person = personOf({ patientId, doctorId }, actor);
    if (actor.type === 'doctor') await this.links.assertLinked(actor.userId, person);
    const doctor = await this.directory.find(doctorId);
    if (!doctor) throw fieldFailure('doctorId', tCommon('doctorNotFoundOrDisabled'));
    const wanted = spanOf(timeAt(doctor, date, time));
    const visits = await this.appointments
      .find(
        { patientId: new Types.ObjectId(person), 'slot.date': date, status: { $in: EXPECTED } },
        { slot: 1, status: 1, doctorName: 1, acceptedDoctorName: 1 },
      )
      .sort({ _id: -1 })
      .lean<Appointment[]>();
    return visits
      .filter(({ slot }) => slot && !slot.doctorId.equals(doctor._id) && isDuring(spanOf(slot), wanted))
      .map(({ _id, slot, status, doctorName, acceptedDoctorName }) => ({
        id: String(_id),
        status: status as AppointmentStatus,
        doctorName: acceptedDoctorName ?? doctorName ?? '',
        date,
        time: slot!.time,
      }));
  }
}

type Named = Pick<VisitOverlapsQuery, 'patientId' | 'doctorId'>;

const isDuring = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** A doctor asks about a patient and the doctor's own times. */
function personOf({ patientId, doctorId }: Named, actor: Actor): string {
  if (actor.type === 'doctor' && doctorId !== actor.userId) throw new Failure('NOT_YOURS');
  if (actor.type !== 'patient') {
    if (!patientId) throw fieldFailure('patientId', tBooking('patientNotFoundOrDisabled'));
    return patientId;
  }
  if (patientId && patientId !== actor.userId) throw new Failure('NOT_YOURS');
  return actor.userId;
}
