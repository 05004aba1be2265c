import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Actor, Caller } from '../common/http/actor.js';
import { Openings } from '../audit/openings.service.js';
import { AccessLog } from '../audit/access-log.service.js';
import { Failure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { FilesService } from '../files/files.service.js';
import { Payment } from '../payments/payment.schema.js';
import type { HospitalDocument, SignedCall } from '../pdf/pdf-document.js';
import { PdfService } from '../pdf/pdf.service.js';
import { Prescription } from '../prescriptions/prescription.schema.js';
import { VALID } from '../records/corrections/entered-in-error.js';
import { MedicalRecord } from '../records/record.schema.js';
import { hasDocument, visitDocumentPath } from '../appointments/appointment.mapper.js';
import type { VisitDocument } from '../appointments/appointment.mapper.js';
import type { Appointment } from '../appointments/appointment.schema.js';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { VisitCalendars } from '../appointments/notifications/visit-calendars.service.js';
import { whenOf } from '../appointments/visit-time.js';
import { PrintedPatients } from '../users/printed-patients.js';
import { visitReceipt } from './visit-receipt.js';
import { visitReport } from './visit-report.js';
import { tVisitDocument } from '../messages/care/visit-documents.js';

const MISSING: Record<VisitDocument, string> = {
  report: tVisitDocument('missing.report'),
  receipt: tVisitDocument('missing.receipt'),
  calendar: tVisitDocument('missing.calendar'),
};

/** Creates the documents of visits: report and receipt as PDF, and a calendar file. */
@Injectable()
export class VisitDocuments {
  constructor(
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    @InjectModel(MedicalRecord.name) private readonly records: Model<MedicalRecord>,
    @InjectModel(Prescription.name) private readonly prescriptions: Model<Prescription>,
    private readonly appointments: AppointmentsService,
    private readonly patients: PrintedPatients,
    private readonly calendars: VisitCalendars,
    private readonly files: FilesService,
    private readonly pdf: PdfService,
    private readonly clock: HospitalClock,
    private readonly readings: AccessLog,
    private readonly openings: Openings,
  ) {}

  /** A document of a visit that this person may see; another person's read of its report is audited. */
  async forPerson(id: string, document: VisitDocument, by: Caller): Promise<HospitalDocument> {
    const visit = await this.appointments.findOrFail(id, by.actor);
    if (!hasDocument(visit, document, by.actor))
      throw new Failure('NOT_FOUND', { sentence: MISSING[document] });
    if (document === 'report') {
      const reading = { action: 'appointment.read-report', resource: 'appointments', ...by };
      await this.readings.note(visit, reading);
    }
    return this.render(visit, document, by.actor);
  }

  /** A document for the holder of its signed address. */
  async forHolder(
    id: string,
    document: VisitDocument,
    { signed, origin }: SignedCall,
  ): Promise<HospitalDocument> {
    const path = visitDocumentPath(id, document);
    const holder = await this.files.holderOf(path, signed);
    const visit = await this.appointments.findById(id);
    // The address was made for a permitted person; only its existence is checked here.
    if (!hasDocument(visit, document, { type: 'patient', staffRole: null }))
      throw new Failure('NOT_FOUND', { sentence: MISSING[document] });
    const rendered = await this.render(visit, document, holder);
    const { patientId } = visit;
    await this.openings.note({ path, resource: 'appointments', recordId: id, patientId, holder, origin });
    return rendered;
  }

  private async render(
    visit: Appointment,
    document: VisitDocument,
    reader: Pick<Actor, 'type'> | null,
  ): Promise<HospitalDocument> {
    const name = `visit-${document}-${String(visit._id).slice(-8)}`;
    if (document === 'report') return { name, bytes: await this.report(visit) };
    if (document === 'receipt') return { name, bytes: await this.receipt(visit) };
    const bytes = this.calendars.file(visit, reader?.type === 'doctor');
    return {
      name,
      bytes,
      type: { contentType: 'text/calendar; charset=utf-8', ending: 'ics', attachment: true },
    };
  }

  /** It includes what the doctor wrote about the patient on the day of the visit. */
  private async report(visit: Appointment): Promise<Buffer> {
    const { patientId, acceptedDoctorId } = visit;
    const date = whenOf(visit).date ?? this.clock.today();
    const day = {
      $gte: this.clock.instant(date, null),
      $lt: this.clock.instant(this.clock.addDays(date, 1), null),
    };
    const [{ hospitalNumber, dob }, records, prescriptions] = await Promise.all([
      this.patients.of(patientId),
      this.records
        .find({ patientId, recordedAt: day, authorId: acceptedDoctorId, ...VALID })
        .sort({ recordedAt: 1 })
        .lean<MedicalRecord[]>(),
      this.prescriptions
        .find({
          patientId,
          doctorId: acceptedDoctorId,
          ...VALID,
          $or: [{ appointmentId: visit._id }, { appointmentId: null, date }],
        })
        .sort({ _id: 1 })
        .lean<Prescription[]>(),
    ]);
    const contents = { visit, records, prescriptions, hospitalNumber, dob };
    return this.pdf.render(visitReport(contents, this.clock));
  }

  private async receipt(visit: Appointment): Promise<Buffer> {
    const payment = await this.payments.findById(visit.paymentId).lean<Payment>();
    if (!payment) throw new Failure('NOT_FOUND', { sentence: MISSING.receipt });
    const { hospitalNumber } = await this.patients.of(visit.patientId);
    return this.pdf.render(visitReceipt({ visit, payment, hospitalNumber }, this.clock));
  }
}
