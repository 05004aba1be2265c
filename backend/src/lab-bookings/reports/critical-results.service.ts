import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import type { AcknowledgeCritical } from '../../../../openapi/contract/shop/lab-reports.js';
import { AuditService } from '../../audit/audit.service.js';
import { Failure } from '../../common/errors/errors.js';
import type { Caller } from '../../common/http/actor.js';
import { inTransaction } from '../../common/transaction.js';
import { LabOutcomes } from '../../lab-requests/lab-outcomes.service.js';
import { LabRequestSteps } from '../../lab-requests/lab-request-steps.service.js';
import { Notifier } from '../../notifications/notifier.service.js';
import { staffWith } from '../../users/staff/staff-with.js';
import { User } from '../../users/user.schema.js';
import { LabBooking } from '../lab-booking.schema.js';
import type { Report, ReportEntry } from '../lab-booking.schema.js';
import { outcomeOf } from '../booking-outcome.js';
import { LabBookingsService } from '../lab-bookings.service.js';
import { tLabBooking } from '../../messages/shop/lab-bookings.js';

/** Brings reports to the people who can act, and keeps critical values open until one of them has. */
@Injectable()
export class CriticalResults {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(LabBooking.name) private readonly bookings: Model<LabBooking>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly reader: LabBookingsService,
    private readonly requests: LabRequestSteps,
    private readonly outcomes: LabOutcomes,
    private readonly notifier: Notifier,
    private readonly audit: AuditService,
  ) {}

  /** Notifies the doctors and all administrators of a new critical value, before its report is released. */
  async announce(row: LabBooking, entry: ReportEntry, session: ClientSession): Promise<void> {
    await this.outcomes.tell(outcomeOf(row, 'critical', String(entry.entryId)), session);
    await this.tellDesk(row, entry, session);
  }

  /** Notifies the doctors of a released report. */
  async tellOutcome(row: LabBooking, report: Report, session: ClientSession): Promise<void> {
    const kind = report.preliminary
      ? 'preliminary'
      : report.version > 1 && report.reason
        ? 'corrected'
        : 'reported';
    await this.requests.reported(row._id, session);
    await this.outcomes.tell(outcomeOf(row, kind, String(report.version)), session);
  }

  /**
   * Records what was done about a critical value; one of several concurrent calls succeeds.
   * @throws Failure NOT_FOUND, WRONG_STATE without an open critical value, EDIT_CONFLICT when another report or
   *   critical value is current
   */
  async acknowledge(id: string, body: AcknowledgeCritical, by: Caller): Promise<LabBookingDto> {
    const row = await this.reader.findOrFail(id, by.actor);
    if (!row.criticalAt || row.acknowledgement)
      throw new Failure('WRONG_STATE', { sentence: tLabBooking('critical.notOpen') });
    const current = row.entry ?? row.report;
    if (current && current.version !== body.version) throw new Failure('EDIT_CONFLICT');
    assertSeen(body, row.criticalAt);
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
          {
            _id: row._id,
            'report.version': row.report?.version ?? null,
            'entry.entryId': row.entry?.entryId ?? null,
            criticalAt: row.criticalAt,
            acknowledgement: null,
          },
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
  private async tellDesk(
    { _id, test }: LabBooking,
    entry: ReportEntry,
    session: ClientSession,
  ): Promise<void> {
    const admins = await this.users
      .find(staffWith('lab-bookings.acknowledge'), { _id: 1 })
      .session(session)
      .lean<Pick<User, '_id'>[]>();
    const messages = admins.map((admin) => ({
      key: `labBooking:${String(_id)}:critical:${String(entry.entryId)}`,
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

/** Changed results keep their version, so that it does not say which critical value the caller has seen. */
function assertSeen({ since }: AcknowledgeCritical, criticalAt: Date): void {
  if (since === undefined || new Date(since).getTime() === criticalAt.getTime()) return;
  throw new Failure('EDIT_CONFLICT');
}
