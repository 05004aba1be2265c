import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { isCritical } from '../../../../openapi/contract/care/lab/compare.js';
import type { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import type { AcknowledgeCritical } from '../../../../openapi/contract/shop/lab-reports.js';
import { AuditService } from '../../audit/audit.service.js';
import { Failure } from '../../common/errors/errors.js';
import type { Caller } from '../../common/http/actor.js';
import { inTransaction } from '../../common/transaction.js';
import { LabRequestSteps } from '../../lab-requests/lab-request-steps.service.js';
import { Notifier } from '../../notifications/notifier.service.js';
import { User } from '../../users/user.schema.js';
import { LabBooking } from '../lab-booking.schema.js';
import type { Report } from '../lab-booking.schema.js';
import { LabBookingsService } from '../lab-bookings.service.js';
import { tLabBooking } from '../../messages/shop/lab-bookings.js';

/** Whether a report has a critical value. */
const hasCritical = ({ results }: Pick<Report, 'results'>): boolean =>
  results.some(({ flag }) => isCritical(flag));

type CriticalColumns = Pick<LabBooking, 'criticalAt' | 'acknowledgement'>;

/** The critical values of a report, to compare two reports. */
const criticalText = ({ results }: Pick<Report, 'results'>): string =>
  JSON.stringify(results.filter(({ flag }) => isCritical(flag)).map(({ name, value }) => [name, value]));

/**
 * The columns that follow from a new report: a critical value is open until it is acknowledged. A correction that
 * leaves the critical values as they were keeps the acknowledgement.
 * @param corrected the booking before the correction
 */
export function criticalColumns(report: Report, corrected?: LabBooking): CriticalColumns {
  if (!hasCritical(report)) return { criticalAt: null, acknowledgement: null };
  if (corrected?.report && criticalText(corrected.report) === criticalText(report))
    return { criticalAt: corrected.criticalAt, acknowledgement: corrected.acknowledgement ?? null };
  return { criticalAt: report.reportedAt, acknowledgement: null };
}

/** Brings reports to the people who can act, and keeps critical values open until one of them has. */
@Injectable()
export class CriticalResults {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(LabBooking.name) private readonly bookings: Model<LabBooking>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly reader: LabBookingsService,
    private readonly requests: LabRequestSteps,
    private readonly notifier: Notifier,
    private readonly audit: AuditService,
  ) {}

  /** Notifies the doctor who asked for the test, and all administrators of a new critical value. */
  async announce(row: LabBooking, report: Report, session: ClientSession): Promise<void> {
    const isUrgent = row.criticalAt?.getTime() === report.reportedAt.getTime();
    const outcome = { labBookingId: row._id, version: report.version, isCritical: isUrgent };
    await this.requests.reported(outcome, session);
    if (isUrgent) await this.tellDesk(row, report.version, session);
  }

  /**
   * Records what was done about a critical value; one of several concurrent calls succeeds.
   * @throws Failure NOT_FOUND, WRONG_STATE without an open critical value, EDIT_CONFLICT when another report is
   *   current
   */
  async acknowledge(id: string, body: AcknowledgeCritical, by: Caller): Promise<LabBookingDto> {
    const row = await this.reader.findOrFail(id, by.actor);
    if (!row.criticalAt || row.acknowledgement)
      throw new Failure('WRONG_STATE', { sentence: tLabBooking('critical.notOpen') });
    if (row.report?.version !== body.version) throw new Failure('EDIT_CONFLICT');
    const { actor } = by;
    const acknowledgement = {
      by: new Types.ObjectId(actor.userId),
      byName: actor.fullName,
      at: new Date(),
      action: body.action,
    };
    const updated = await inTransaction(this.connection, async (session) => {
      const after = await this.bookings
        .findOneAndUpdate(
          { _id: row._id, 'report.version': body.version, criticalAt: row.criticalAt, acknowledgement: null },
          { $set: { acknowledgement } },
          { session, returnDocument: 'after' },
        )
        .lean<LabBooking>();
      if (!after) throw new Failure('EDIT_CONFLICT');
      const change = { before: { acknowledgement: null }, after: { action: body.action } };
      const what = { action: 'lab-booking.acknowledge', resource: 'lab-bookings', recordId: row._id };
      await this.audit.record({ ...what, ...change, ...by }, session);
      return after;
    });
    return this.reader.toAnswer(updated, actor);
  }

  /** Without the value: mails are not private enough. */
  private async tellDesk({ _id, test }: LabBooking, version: number, session: ClientSession): Promise<void> {
    const admins = await this.users
      .find({ type: 'admin', disabled: false }, { _id: 1 })
      .session(session)
      .lean<Pick<User, '_id'>[]>();
    const messages = admins.map((admin) => ({
      key: `labBooking:${String(_id)}:critical:${version}`,
      to: admin._id,
      title: tLabBooking('critical.title'),
      paragraphs: [tLabBooking('critical.body', { testName: test.name })],
      facts: [],
      link: `/admin/lab-bookings/${String(_id)}/show`,
      linkText: tLabBooking('critical.seeBooking'),
    }));
    await this.notifier.notifyAll(messages, session);
  }
}
