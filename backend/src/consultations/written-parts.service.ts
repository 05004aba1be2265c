import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import type { WrittenPart } from '../../../openapi/contract/care/consultations.js';
import { Appointment } from '../appointments/appointment.schema.js';
import { whenOf } from '../appointments/visit-time.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { LabProgressReader } from '../lab-requests/lab-progress.service.js';
import { LabRequest } from '../lab-requests/lab-request.schema.js';
import { Prescription } from '../prescriptions/prescription.schema.js';
import { toCorrection } from '../records/corrections/entered-in-error.js';
import type { Correction } from '../records/corrections/entered-in-error.js';
import { MedicalRecord } from '../records/record.schema.js';

/** More than any doctor writes at one visit. */
const MAX_OF_A_KIND = 50;
/** Longer than the save that completes a visit takes, in milliseconds. */
const COMPLETING_MS = 60_000;

/** Finds what the doctor wrote: at the visit, or for its patient from its day until its completion. */
@Injectable()
export class WrittenParts {
  constructor(
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(MedicalRecord.name) private readonly records: Model<MedicalRecord>,
    @InjectModel(Prescription.name) private readonly prescriptions: Model<Prescription>,
    @InjectModel(LabRequest.name) private readonly labRequests: Model<LabRequest>,
    private readonly progress: LabProgressReader,
    private readonly clock: HospitalClock,
  ) {}

  async of(visit: Appointment): Promise<WrittenPart[]> {
    const parts = await Promise.all([
      this.entries(visit),
      this.prescribed(visit),
      this.asked(visit),
      this.followUps(visit),
    ]);
    return parts.flat().toSorted((a, b) => a.at.localeCompare(b.at));
  }

  private async entries(visit: Appointment): Promise<WrittenPart[]> {
    const own = { patientId: visit.patientId, authorId: visit.acceptedDoctorId, ...this.atVisit(visit) };
    const rows = await this.records.find(own).sort({ _id: 1 }).limit(MAX_OF_A_KIND).lean<MedicalRecord[]>();
    return rows.map(({ _id, kind, title, createdAt, enteredInError }) =>
      partOf(_id, { kind, title, at: createdAt, enteredInError }),
    );
  }

  private async prescribed(visit: Appointment): Promise<WrittenPart[]> {
    const own = { patientId: visit.patientId, doctorId: visit.acceptedDoctorId, ...this.atVisit(visit) };
    const rows = await this.prescriptions
      .find(own)
      .sort({ _id: 1 })
      .limit(MAX_OF_A_KIND)
      .lean<Prescription[]>();
    return rows.map(({ _id, number, medicines, createdAt, enteredInError }) => {
      const title = `${number}: ${medicines.map(({ name }) => name).join(', ')}`;
      return partOf(_id, { kind: 'prescription', title, at: createdAt, enteredInError });
    });
  }

  private async asked({ _id: appointmentId }: Appointment): Promise<WrittenPart[]> {
    const rows = await this.labRequests
      .find({ appointmentId })
      .sort({ _id: 1 })
      .limit(MAX_OF_A_KIND)
      .lean<LabRequest[]>();
    const progress = await this.progress.of(rows);
    return rows.map(({ _id, test, status, createdAt }, index) =>
      partOf(_id, {
        kind: 'labTest',
        title: test.name,
        at: createdAt,
        labRequestStatus: status,
        labProgress: progress[index],
      }),
    );
  }

  /** Visits that the doctor booked for the patient: accepted by the doctor from the start. */
  private async followUps(visit: Appointment): Promise<WrittenPart[]> {
    const { patientId, acceptedDoctorId } = visit;
    const [from, until] = this.times(visit);
    const rows = await this.appointments
      .find({
        patientId,
        acceptedDoctorId,
        _id: { $gte: idAt(from), $lt: idAt(until, 1), $ne: visit._id },
        status: { $in: ['accepted', 'completed'] },
        'history.0.status': 'accepted',
        'history.0.by': acceptedDoctorId,
      })
      .sort({ _id: 1 })
      .limit(MAX_OF_A_KIND)
      .lean<Appointment[]>();
    return rows.map((row) => {
      const { date, time } = whenOf(row);
      return partOf(row._id, { kind: 'followUp', title: this.clock.format(date!, time), at: row.createdAt });
    });
  }

  private atVisit(visit: Appointment) {
    const [from, until] = this.times(visit);
    return { $or: [{ appointmentId: visit._id }, { createdAt: { $gte: from, $lte: until } }] };
  }

  /** From the day of the visit until the completion; for an early completion, from the day of the completion. */
  private times({ history, ...visit }: Appointment): [Date, Date] {
    const completed = history.findLast(({ status }) => status === 'completed');
    // The step is recorded before its writes.
    const until = completed ? new Date(completed.at.getTime() + COMPLETING_MS) : new Date();
    const lastDay = this.clock.dayOf(until);
    const { date } = whenOf(visit);
    return [this.clock.instant(date && date < lastDay ? date : lastDay, null), until];
  }
}

/** The first id of this instant's second, plus some seconds. */
const idAt = (at: Date, later = 0) => Types.ObjectId.createFromTime(Math.floor(at.getTime() / 1000) + later);

interface Facts {
  kind: WrittenPart['kind'];
  title: string;
  at: Date;
  labRequestStatus?: WrittenPart['labRequestStatus'];
  enteredInError?: Correction;
  labProgress?: WrittenPart['labProgress'];
}

const partOf = (
  _id: Types.ObjectId,
  { kind, title, at, labRequestStatus = null, labProgress = null, enteredInError }: Facts,
): WrittenPart => ({
  id: String(_id),
  kind,
  title,
  labRequestStatus,
  enteredInError: toCorrection(enteredInError, { type: 'doctor' }),
  labProgress,
  at: at.toISOString(),
});
