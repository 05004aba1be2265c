import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { Appointment } from '../appointments/appointment.schema.js';
import { Consultation } from '../consultations/consultation.schema.js';
import { LabBooking } from '../lab-bookings/lab-booking.schema.js';
import { Prescription } from '../prescriptions/prescription.schema.js';
import { MedicalRecord } from '../records/record.schema.js';
import type { MedicalHistory } from '../users/medical-history.js';
import { User } from '../users/user.schema.js';

/**
 * The medical data that a stranger in a patient's account could read: visits that a doctor accepted, and their
 * results.
 */
@Injectable()
export class KeptMedicalHistory implements MedicalHistory {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(Consultation.name) private readonly consultations: Model<Consultation>,
    @InjectModel(LabBooking.name) private readonly labBookings: Model<LabBooking>,
    @InjectModel(MedicalRecord.name) private readonly records: Model<MedicalRecord>,
    @InjectModel(Prescription.name) private readonly prescriptions: Model<Prescription>,
  ) {}

  async exists(patientId: Types.ObjectId): Promise<boolean> {
    const dependants = await this.users.find({ heldBy: patientId }, { _id: 1 }).lean<Pick<User, '_id'>[]>();
    const kept = { patientId: { $in: [patientId, ...dependants.map(({ _id }) => _id)] } };
    const found = await Promise.all([
      this.records.exists(kept),
      this.prescriptions.exists(kept),
      this.consultations.exists(kept),
      this.labBookings.exists(kept),
      this.appointments.exists({ ...kept, acceptedDoctorId: { $ne: null } }),
    ]);
    return found.some(Boolean);
  }
}
