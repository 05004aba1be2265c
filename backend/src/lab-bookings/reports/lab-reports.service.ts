import { Injectable } from '@nestjs/common';
import type { Caller } from '../../common/http/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { Openings } from '../../audit/openings.service.js';
import { Failure } from '../../common/errors/errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import { FilesService } from '../../files/files.service.js';
import type { HospitalDocument, SignedCall } from '../../pdf/pdf-document.js';
import { PdfService } from '../../pdf/pdf.service.js';
import { earlierReportPath, reportPath } from '../lab-booking.mapper.js';
import type { LabBooking } from '../lab-booking.schema.js';
import { LabBookingsService } from '../lab-bookings.service.js';
import { PrintedPatients } from '../../users/printed-patients.js';
import { reportOf } from './report.js';
import { reportOfVersion } from './report-versions.js';
import { isOfPatient } from '../subjects/lab-subject.js';
import { tLabBooking } from '../../messages/shop/lab-bookings.js';

/** Creates lab reports as PDF. */
@Injectable()
export class LabReports {
  constructor(
    private readonly bookings: LabBookingsService,
    private readonly patients: PrintedPatients,
    private readonly files: FilesService,
    private readonly pdf: PdfService,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
    private readonly openings: Openings,
  ) {}

  /** The report of a booking that this person may see; an admin's read is audited. */
  async forPerson(bookingId: string, by: Caller, version?: number): Promise<HospitalDocument> {
    const document = await this.render(await this.bookings.findOrFail(bookingId, by.actor), version);
    if (by.actor.type === 'admin') {
      const what = { action: 'lab-booking.read-report', resource: 'lab-bookings', recordId: bookingId };
      await this.audit.record({ ...what, ...by });
    }
    return document;
  }

  /** The report for the holder of its signed address. */
  async forHolder(
    recordId: string,
    { signed, origin }: SignedCall,
    version?: number,
  ): Promise<HospitalDocument> {
    const path = version === undefined ? reportPath(recordId) : earlierReportPath(recordId, version);
    const holder = await this.files.holderOf(path, signed);
    const booking = await this.bookings.findById(recordId);
    const document = await this.render(booking, version);
    const { patientId } = booking;
    await this.openings.note({ path, resource: 'lab-bookings', recordId, patientId, holder, origin });
    return document;
  }

  /**
   * @param version the current report by default
   * @throws Failure NOT_FOUND while there is no such report
   */
  private async render(booking: LabBooking, version?: number): Promise<HospitalDocument> {
    const report = version === undefined ? booking.report : reportOfVersion(booking, version);
    if (!report) throw new Failure('NOT_FOUND', { sentence: tLabBooking('reportNotFound') });
    const { hospitalNumber } = await this.patients.of(isOfPatient(booking) ? booking.patientId : null);
    const isEarlier = report !== booking.report;
    return {
      name: `lab-report-${String(booking._id).slice(-8)}${isEarlier ? `-version-${report.version}` : ''}`,
      bytes: await this.pdf.render(reportOf(booking, report, { clock: this.clock, hospitalNumber })),
    };
  }
}
