import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import type { Actor, Origin } from '../common/actor.js';
import { Failure } from '../common/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { paperReader } from '../common/paper-access.js';
import type { Signed } from '../common/paper-access.js';
import { FilesService } from '../files/files.service.js';
import { PdfService } from '../pdf/pdf.service.js';
import { reportPath } from './lab-booking.mapper.js';
import { LabBookingsService } from './lab-bookings.service.js';
import { reportOf } from './report.js';

/** Gives out lab reports as PDF, to their patient and to admins; an admin's reading leaves a trace. */
@Injectable()
export class LabReports {
  constructor(
    private readonly bookings: LabBookingsService,
    private readonly files: FilesService,
    private readonly pdf: PdfService,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
  ) {}

  /** @throws Failure NOT_FOUND while there is no report; UNAUTHORIZED, FORBIDDEN as `paperReader` */
  async render(id: string, signed: Signed, actor: Actor | null, origin: Origin): Promise<Buffer> {
    const access = { files: this.files, roles: ['patient', 'admin'] as const };
    const reader = paperReader(reportPath(id), signed, actor, access);
    const booking = reader ? await this.bookings.findOrFail(id, reader) : await this.bookings.findById(id);
    if (!booking.report) throw new Failure('NOT_FOUND', { sentence: 'There is no report yet.' });
    if (reader?.type === 'admin') {
      const what = { action: 'lab-booking.read-report', resource: 'lab-bookings', recordId: id };
      await this.audit.record({ ...what, actor: reader, origin });
    }
    return this.pdf.render(reportOf(booking, this.clock));
  }
}
