import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import type { ReturnLabReport } from '../../../../openapi/contract/shop/lab-reports.js';
import { AuditService } from '../../audit/audit.service.js';
import { Failure } from '../../common/errors/errors.js';
import type { Caller } from '../../common/http/actor.js';
import type { Condition } from '../../common/lists/list-query.js';
import { inTransaction } from '../../common/transaction.js';
import { RecordStore, labRecord } from '../../records/record-store.js';
import { LabBooking } from '../lab-booking.schema.js';
import type { Report, ReportEntry } from '../lab-booking.schema.js';
import { LabBookingNotifications } from '../lab-booking-notifications.js';
import { LabBookingsService } from '../lab-bookings.service.js';
import { isSameSubject } from '../subjects/lab-subject.js';
import { CriticalResults } from './critical-results.service.js';
import { acknowledgementOfReport } from './critical-values.js';
import { ReleaseRule } from './release-rule.js';
import { tLabBooking } from '../../messages/shop/lab-bookings.js';

/** Releases entered results to the patient and the doctors, or sends them back. */
@Injectable()
export class LabReleases {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(LabBooking.name) private readonly bookings: Model<LabBooking>,
    private readonly reader: LabBookingsService,
    private readonly rule: ReleaseRule,
    private readonly records: RecordStore,
    private readonly notifications: LabBookingNotifications,
    private readonly critical: CriticalResults,
    private readonly audit: AuditService,
  ) {}

  /**
   * One of several concurrent calls succeeds.
   * @throws Failure NOT_FOUND, WRONG_STATE without an entry or for an entry about another person, EDIT_CONFLICT
   *   for another entry, FORBIDDEN for the person who entered it
   */
  async release(id: string, entryId: string, by: Caller): Promise<LabBookingDto> {
    const row = await this.reader.findOrFail(id, by.actor);
    assertSameSubject(this.entryOf(row, entryId), row);
    const released = await inTransaction(this.connection, async (session) => {
      const others = await this.othersOnly(row, by, session);
      return this.publish(row, by, session, others);
    });
    return this.reader.toAnswer(released, by.actor);
  }

  /** The entry stays, to be changed. @throws Failure like `release` */
  async sendBack(id: string, { entryId, reason }: ReturnLabReport, by: Caller): Promise<LabBookingDto> {
    const row = await this.reader.findOrFail(id, by.actor);
    this.entryOf(row, entryId);
    const returned: ReportEntry['returned'] = { byName: by.actor.fullName, at: new Date(), reason };
    const after = await inTransaction(this.connection, async (session) => {
      const others = await this.othersOnly(row, by, session);
      const changed = await this.bookings
        .findOneAndUpdate(
          { ...conditionOf(row), ...others },
          { $set: { 'entry.returned': returned } },
          { session, returnDocument: 'after' },
        )
        .lean<LabBooking>();
      if (!changed) throw decided();
      const what = { action: 'lab-booking.return-report', resource: 'lab-bookings', recordId: row._id };
      await this.audit.record({ ...what, before: { returned: null }, after: { returned }, ...by }, session);
      await this.notifications.sentBack(changed, session);
      return changed;
    });
    return this.reader.toAnswer(after, by.actor);
  }

  /**
   * Makes the entry of a booking its current report, in the transaction of the caller.
   * @param others a further condition of the caller
   * @throws Failure EDIT_CONFLICT if the entry was released, sent back or replaced meanwhile
   */
  async publish(
    row: LabBooking,
    by: Caller,
    session: ClientSession,
    others: Condition = {},
  ): Promise<LabBooking> {
    const before = row.report;
    const report = reportOf(row.entry!, by);
    const after = await this.bookings
      .findOneAndUpdate({ ...conditionOf(row), ...others }, changeOf(row, report, by), {
        session,
        returnDocument: 'after',
      })
      .lean<LabBooking>();
    if (!after) throw decided();
    if (before) {
      await this.records.correct(labRecord(after), report.reportedAt, session);
      await this.notifications.corrected(after, session);
    } else {
      await this.records.add(labRecord(after), session);
      await this.notifications.reported(after, session);
    }
    await this.critical.tellOutcome(after, report, session);
    const action = before ? 'lab-booking.correct-report' : 'lab-booking.report';
    const change = before
      ? { before: { report: before }, after: { report } }
      : { before: { status: row.status }, after: { status: after.status, report } };
    await this.audit.record(
      { action, resource: 'lab-bookings', recordId: row._id, ...change, ...by },
      session,
    );
    return after;
  }

  private entryOf({ entry }: LabBooking, entryId: string): ReportEntry {
    if (!entry || entry.returned) throw new Failure('WRONG_STATE', { sentence: tLabBooking('entry.none') });
    if (String(entry.entryId) !== entryId) throw decided();
    return entry;
  }

  /** @throws Failure FORBIDDEN for the person who entered the results while another one has to release them */
  private async othersOnly(
    { entry }: LabBooking,
    { actor }: Caller,
    session: ClientSession,
  ): Promise<Condition> {
    if (!(await this.rule.applies(actor, session))) return {};
    if (String(entry!.enteredBy) === actor.userId)
      throw new Failure('FORBIDDEN', { sentence: tLabBooking('entry.own') });
    return { 'entry.enteredBy': { $ne: new Types.ObjectId(actor.userId) } };
  }
}

const decided = () => new Failure('EDIT_CONFLICT', { sentence: tLabBooking('entry.decided') });

/** The results are compared with the ranges of one person, so they are not released for another one. */
function assertSameSubject({ subject }: ReportEntry, row: LabBooking): void {
  if (isSameSubject(subject, row.subject)) return;
  throw new Failure('WRONG_STATE', { sentence: tLabBooking('entry.subjectChanged') });
}

const conditionOf = ({ _id, status, subject, report, entry, acknowledgement }: LabBooking): Condition => ({
  _id,
  status,
  subject,
  'report.version': report?.version ?? null,
  'entry.entryId': entry!.entryId,
  'entry.returned': null,
  'acknowledgement.at': acknowledgement?.at ?? null,
});

function reportOf(entry: ReportEntry, { actor }: Caller): Report {
  const { results, remark, person, version, reason, preliminary, outstanding, collectedAt, receivedAt } =
    entry;
  const { enteredBy, enteredByName } = entry;
  const content = { results, remark, person, version, reason, preliminary, outstanding, receivedAt };
  return {
    ...content,
    ...(collectedAt && { collectedAt }),
    enteredBy,
    enteredByName,
    reportedAt: new Date(),
    authorisedByName: actor.fullName,
  };
}

function changeOf(row: LabBooking, report: Report, { actor }: Caller) {
  const { report: before } = row;
  const set = { $unset: { entry: 1 as const } };
  if (before) {
    const acknowledgement = acknowledgementOfReport(row);
    const earlier = { ...before, correctedAt: report.reportedAt, acknowledgement };
    return { ...set, $set: { report }, $push: { earlierReports: earlier } };
  }
  const step = { status: 'reported' as const, at: report.reportedAt, by: new Types.ObjectId(actor.userId) };
  return { ...set, $set: { report, status: step.status }, $push: { history: step } };
}
