import type { Caller } from '../common/http/actor.js';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Openings } from '../audit/openings.service.js';
import { Readings } from '../audit/readings.service.js';
import { Failure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { FilesService } from '../files/files.service.js';
import { Payment } from '../payments/payment.schema.js';
import type { Paper, SignedCall } from '../pdf/papers.js';
import { PdfService } from '../pdf/pdf.service.js';
import { Prescription } from '../prescriptions/prescription.schema.js';
import { MedicalRecord } from '../records/record.schema.js';
import { SettingsService } from '../settings/settings.service.js';
import { hasPaper, visitPaperPath } from '../appointments/appointment.mapper.js';
import type { VisitPaper } from '../appointments/appointment.mapper.js';
import type { Appointment } from '../appointments/appointment.schema.js';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { whenOf } from '../appointments/visit-time.js';
import { visitCalendar } from './visit-calendar.js';
import { visitReceipt } from './visit-receipt.js';
import { visitReport } from './visit-report.js';

const MISSING: Record<VisitPaper, string> = {
  report: 'There is a report once the visit is completed.',
  receipt: 'Nothing was paid for this visit.',
  calendar: 'There is a calendar file once the visit has a date.',
};

/** Gives out the papers of visits: report and receipt as PDF, the date as a calendar file. */
@Injectable()
export class VisitDocuments {
  constructor(
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    @InjectModel(MedicalRecord.name) private readonly records: Model<MedicalRecord>,
    @InjectModel(Prescription.name) private readonly prescriptions: Model<Prescription>,
    private readonly appointments: AppointmentsService,
    private readonly files: FilesService,
    private readonly pdf: PdfService,
    private readonly settings: SettingsService,
    private readonly clock: HospitalClock,
    private readonly readings: Readings,
    private readonly openings: Openings,
  ) {}

  /** A paper of a visit that this person may see; a reading of its report by somebody else leaves a trace. */
  async forPerson(id: string, paper: VisitPaper, by: Caller): Promise<Paper> {
    const visit = await this.appointments.findOrFail(id, by.actor);
    if (!hasPaper(visit, paper, by.actor)) throw new Failure('NOT_FOUND', { sentence: MISSING[paper] });
    if (paper === 'report') {
      const reading = { action: 'appointment.read-report', resource: 'appointments', ...by };
      await this.readings.note(visit, reading);
    }
    return this.render(visit, paper);
  }

  /** A paper for whoever holds its signed address. */
  async forHolder(id: string, paper: VisitPaper, { signed, origin }: SignedCall): Promise<Paper> {
    const path = visitPaperPath(id, paper);
    const holder = await this.files.holderOf(path, signed);
    const visit = await this.appointments.findById(id);
    // The address was made for somebody who may have it; only whether it still exists is asked here.
    if (!hasPaper(visit, paper, { type: 'patient' }))
      throw new Failure('NOT_FOUND', { sentence: MISSING[paper] });
    const rendered = await this.render(visit, paper);
    const { patientId } = visit;
    await this.openings.note({ path, resource: 'appointments', recordId: id, patientId, holder, origin });
    return rendered;
  }

  private async render(visit: Appointment, paper: VisitPaper): Promise<Paper> {
    const name = `visit-${paper}-${String(visit._id).slice(-8)}`;
    if (paper === 'report') return { name, bytes: await this.report(visit) };
    if (paper === 'receipt') return { name, bytes: await this.receipt(visit) };
    const bytes = visitCalendar(visit, await this.settings.read(), this.clock);
    return {
      name,
      bytes,
      type: { contentType: 'text/calendar; charset=utf-8', ending: 'ics', attachment: true },
    };
  }

  /** What the doctor of the visit wrote about its patient on its day belongs to it. */
  private async report(visit: Appointment): Promise<Buffer> {
    const { patientId, acceptedDoctorId } = visit;
    const date = whenOf(visit).date ?? this.clock.today();
    const day = {
      $gte: this.clock.instant(date, null),
      $lt: this.clock.instant(this.clock.addDays(date, 1), null),
    };
    const [records, prescriptions] = await Promise.all([
      this.records
        .find({ patientId, recordedAt: day, authorId: acceptedDoctorId })
        .sort({ recordedAt: 1 })
        .lean<MedicalRecord[]>(),
      this.prescriptions
        .find({
          patientId,
          doctorId: acceptedDoctorId,
          $or: [{ appointmentId: visit._id }, { appointmentId: null, date }],
        })
        .sort({ _id: 1 })
        .lean<Prescription[]>(),
    ]);
    return this.pdf.render(visitReport({ visit, records, prescriptions }, this.clock));
  }

  private async receipt(visit: Appointment): Promise<Buffer> {
    const payment = await this.payments.findById(visit.paymentId).lean<Payment>();
    if (!payment) throw new Failure('NOT_FOUND', { sentence: MISSING.receipt });
    return this.pdf.render(visitReceipt(visit, payment, this.clock));
  }
}
