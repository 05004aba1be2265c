import { Types } from 'mongoose';
import type { VisitKind } from '../../../openapi/contract/care/visit-kinds.js';
import type { User } from '../users/user.schema.js';
import { kindColumn } from '../appointments/slots/visit-kinds.service.js';
import { slotAt } from '../appointments/slots/visit-slot.js';
import type { Appointment } from '../appointments/appointment.schema.js';

export interface AcceptedVisit {
  doctor: User;
  patient: Pick<User, '_id' | 'fullName'>;
  /** YYYY-MM-DD and HH:mm on the hospital's clock. */
  date: string;
  time: string;
  reason: string;
  /** The default is in person. */
  kind?: VisitKind;
}

/** A visit that needs no answer, booked without a payment through the portal. `by` is who booked it. */
export function acceptedVisit(
  { doctor, patient, date, time, reason, kind }: AcceptedVisit,
  by: Types.ObjectId,
): Appointment {
  const now = new Date();
  return {
    _id: new Types.ObjectId(),
    status: 'accepted',
    reason,
    speciality: doctor.speciality,
    patientId: patient._id,
    patientName: patient.fullName,
    doctorId: doctor._id,
    doctorName: doctor.fullName,
    acceptedDoctorId: doctor._id,
    acceptedDoctorName: doctor.fullName,
    preferredDate: date,
    preferredTime: time,
    appointmentDate: date,
    ...kindColumn(kind),
    slot: slotAt(doctor, date, time),
    idCard: null,
    paymentId: null,
    paidPaise: 0,
    history: [{ status: 'accepted', at: now, by }],
    createdAt: now,
    updatedAt: now,
  };
}
