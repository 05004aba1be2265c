import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { MAX_CORRECTIONS } from '../../../../openapi/contract/shop/lab-reports.js';
import type { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import type { CorrectLabReport, ReportLabBooking } from '../../../../openapi/contract/shop/lab-reports.js';
import { AuditService } from '../../audit/audit.service.js';
import { Failure, fieldFailure } from '../../common/errors/errors.js';
import type { Caller } from '../../common/http/actor.js';
import { inTransaction } from '../../common/transaction.js';
import { LabBooking } from '../lab-booking.schema.js';
import type { Report, ReportEntry } from '../lab-booking.schema.js';
import { assertTransition, wrongState } from '../lab-booking.status.js';
import { LabBookingsService } from '../lab-bookings.service.js';
import { CriticalResults } from './critical-results.service.js';
import { acknowledgementOfReport, criticalColumns } from './critical-values.js';
import { LabReleases } from './lab-releases.service.js';
import { ReleaseRule } from './release-rule.js';
import { ReportBasis } from './report-basis.service.js';
import { changesBetweenReports } from './report-changes.js';
import { tLabBooking } from '../../messages/shop/lab-bookings.js';

interface NewEntry {
  version: number;
  reason: string | null;
}

/** Takes the results of the laboratory. They are released at once, or by another administrator. */
@Injectable()
export class LabEntries {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(LabBooking.name) private readonly bookings: Model<LabBooking>,
    private readonly reader: LabBookingsService,
    private readonly basis: ReportBasis,
    private readonly rule: ReleaseRule,
    private readonly releases: LabReleases,
    private readonly critical: CriticalResults,
    private readonly audit: AuditService,
  ) {}

  /** Enters the first results. @throws Failure NOT_FOUND, WRONG_STATE, EDIT_CONFLICT, or of one field */
  async report(id: string, body: ReportLabBooking, by: Caller): Promise<LabBookingDto> {
    const row = await this.reader.findOrFail(id, by.actor);
    assertTransition(row.status, 'reported');
    const current = (row.rejectedSamples?.length ?? 0) + 1;
    if (body.sample !== undefined && body.sample !== current) throw new Failure('EDIT_CONFLICT');
    return this.enter(row, body, { version: 1, reason: null }, by);
  }

  /**
   * Enters a correction, or the final report after a preliminary one.
   * @throws Failure NOT_FOUND, WRONG_STATE without a report, EDIT_CONFLICT when another report is current
   */
  async correct(id: string, body: CorrectLabReport, by: Caller): Promise<LabBookingDto> {
    const row = await this.reader.findOrFail(id, by.actor);
    const { version } = reportToCorrect(row, body.version);
    return this.enter(row, body, { version: version + 1, reason: body.reason ?? null }, by);
  }

  private async enter(
    row: LabBooking,
    body: ReportLabBooking | CorrectLabReport,
    { version, reason }: NewEntry,
    by: Caller,
  ): Promise<LabBookingDto> {
    assertReplaces(row, body.replaces);
    const content = await this.basis.judge(row, body);
    if (row.report) assertReason(row.report, content.results, reason);
    const entry: ReportEntry = {
      ...content,
      version,
      reason,
      entryId: new Types.ObjectId(),
      enteredBy: new Types.ObjectId(by.actor.userId),
      enteredByName: by.actor.fullName,
      enteredAt: new Date(),
      subject: row.subject,
      earlierAcknowledgement: acknowledgementOfReport(row),
      returned: null,
    };
    const after = await inTransaction(this.connection, async (session) => {
      const isReleasedByAnother = await this.rule.applies(by.actor, session);
      const entered = await this.store(row, entry, session);
      await this.note(entry, entered, { by, isReleasedByAnother }, session);
      if (isReleasedByAnother) return entered;
      return this.releases.publish(entered, by, session);
    });
    return this.reader.toAnswer(after, by.actor);
  }

  private async note(
    entry: ReportEntry,
    entered: LabBooking,
    { by, isReleasedByAnother }: { by: Caller; isReleasedByAnother: boolean },
    session: ClientSession,
  ): Promise<void> {
    if (entered.criticalAt?.getTime() === entry.enteredAt.getTime())
      await this.critical.announce(entered, entry, session);
    if (!isReleasedByAnother) return;
    const what = { action: 'lab-booking.enter-report', resource: 'lab-bookings', recordId: entered._id };
    await this.audit.record({ ...what, before: {}, after: { entry }, ...by }, session);
  }

  /** Conditional on everything that was read, so that no concurrent step is lost. */
  private async store(row: LabBooking, entry: ReportEntry, session: ClientSession): Promise<LabBooking> {
    const after = await this.bookings
      .findOneAndUpdate(
        {
          _id: row._id,
          status: row.status,
          subject: row.subject,
          // The same sample: none was rejected since.
          [`rejectedSamples.${row.rejectedSamples?.length ?? 0}`]: { $exists: false },
          'report.version': row.report?.version ?? null,
          'entry.entryId': row.entry?.entryId ?? null,
          'entry.returned.at': row.entry?.returned?.at ?? null,
          'acknowledgement.at': row.acknowledgement?.at ?? null,
        },
        { $set: { entry, ...criticalColumns(entry, row) } },
        { session, returnDocument: 'after' },
      )
      .lean<LabBooking>();
    if (after) return after;
    const now = await this.bookings.findById(row._id).session(session).lean<LabBooking>();
    if (now && now.status !== row.status) throw wrongState(now.status);
    throw new Failure('EDIT_CONFLICT');
  }
}

/** An entry that awaits release is replaced only by a form that started from it. */
function assertReplaces({ entry }: LabBooking, replaces: string | undefined): void {
  const current = entry ? String(entry.entryId) : undefined;
  if (current === replaces) return;
  const sentence = current && !replaces ? tLabBooking('entry.exists') : undefined;
  throw new Failure('EDIT_CONFLICT', sentence === undefined ? {} : { sentence });
}

/** The final report after a preliminary one needs no reason, unless it changes a value. */
function assertReason(current: Report, results: Report['results'], reason: string | null): void {
  if (reason !== null) return;
  const isCompletion =
    current.preliminary &&
    changesBetweenReports(current.results, results).every(({ before }) => before === null);
  if (isCompletion) return;
  throw fieldFailure('reason', tLabBooking('correctionReasonMissing'), 'VALIDATION_FAILED');
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
