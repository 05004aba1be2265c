import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { MAX_CORRECTIONS } from '../../../../openapi/contract/shop/lab-reports.js';
import type { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import type { CorrectLabReport } from '../../../../openapi/contract/shop/lab-reports.js';
import { AuditService } from '../../audit/audit.service.js';
import { Failure } from '../../common/errors/errors.js';
import type { Caller } from '../../common/http/actor.js';
import { inTransaction } from '../../common/transaction.js';
import { RecordStore, labRecord } from '../../records/record-store.js';
import { LabBooking } from '../lab-booking.schema.js';
import type { Report } from '../lab-booking.schema.js';
import { wrongState } from '../lab-booking.status.js';
import { LabBookingNotifications } from '../lab-booking-notifications.js';
import { LabBookingsService } from '../lab-bookings.service.js';
import { CriticalResults, criticalColumns } from './critical-results.service.js';
import { ReportBasis } from './report-basis.service.js';
import { tLabBooking } from '../../messages/shop/lab-bookings.js';

/** Replaces a wrong report with a new one; the old one stays readable. */
@Injectable()
export class LabCorrections {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(LabBooking.name) private readonly bookings: Model<LabBooking>,
    private readonly reader: LabBookingsService,
    private readonly basis: ReportBasis,
    private readonly records: RecordStore,
    private readonly notifications: LabBookingNotifications,
    private readonly audit: AuditService,
    private readonly critical: CriticalResults,
  ) {}

  /** @throws Failure NOT_FOUND, WRONG_STATE without a report, EDIT_CONFLICT when another report is current */
  async correct(id: string, body: CorrectLabReport, by: Caller): Promise<LabBookingDto> {
    const row = await this.reader.findOrFail(id, by.actor);
    const wrong = reportToCorrect(row, body.version);
    const reportedAt = new Date();
    const said = await this.basis.judge(row, body);
    const report: Report = { ...said, version: wrong.version + 1, reportedAt, reason: body.reason };
    const corrected = await inTransaction(this.connection, async (session) => {
      const after = await this.replace(row, { wrong, report }, session);
      await this.records.correct(labRecord(after), reportedAt, session);
      await this.notifications.corrected(after, session);
      await this.critical.announce(after, report, session);
      const change = { before: { report: wrong }, after: { report } };
      const what = { action: 'lab-booking.correct-report', resource: 'lab-bookings', recordId: row._id };
      await this.audit.record({ ...what, ...change, ...by }, session);
      return after;
    });
    return this.reader.toAnswer(corrected, by.actor);
  }

  /** Conditional on what is corrected, so that no concurrent correction or acknowledgement is lost. */
  private async replace(
    row: LabBooking,
    { wrong, report }: { wrong: Report; report: Report },
    session: ClientSession,
  ): Promise<LabBooking> {
    const { _id, acknowledgement = null } = row;
    const before = { ...wrong, correctedAt: report.reportedAt, acknowledgement };
    const acknowledgedAt = acknowledgement?.at ?? null;
    const after = await this.bookings
      .findOneAndUpdate(
        { _id, status: 'reported', 'report.version': wrong.version, 'acknowledgement.at': acknowledgedAt },
        { $set: { report, ...criticalColumns(report, row) }, $push: { earlierReports: before } },
        { session, returnDocument: 'after' },
      )
      .lean<LabBooking>();
    if (!after) throw new Failure('EDIT_CONFLICT');
    return after;
  }
}

function reportToCorrect({ status, report }: LabBooking, version: number): Report {
  if (status !== 'reported' || !report) throw wrongState(status);
  if (report.version !== version) throw new Failure('EDIT_CONFLICT');
  if (report.version > MAX_CORRECTIONS) {
    const sentence = tLabBooking('correctedTooOften', { maxCorrections: MAX_CORRECTIONS });
    throw new Failure('WRONG_STATE', { sentence });
  }
  return report;
}
