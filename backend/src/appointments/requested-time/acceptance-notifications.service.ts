import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { UNDO_SECONDS } from '../../../../openapi/contract/care/responding.js';
import { Failure } from '../../common/errors/errors.js';
import { inTransaction } from '../../common/transaction.js';
import { Notifier } from '../../notifications/notifier.service.js';
import { EffectHandlers } from '../../outbox/effect-handlers.js';
import { OutboxRow } from '../../outbox/outbox.schema.js';
import type { EffectState } from '../../outbox/outbox.schema.js';
import { OutboxService } from '../../outbox/outbox.service.js';
import { Appointment } from '../appointment.schema.js';
import { AppointmentNotifications } from '../notifications/appointment-notifications.js';
import { keyOf, occurrenceKey } from '../notifications/visit-words.js';

/** Grace period, so that a click at the last moment still counts. */
const GRACE_SECONDS = 2;

/** The key of one acceptance's notification: an undone visit may be accepted again. */
const nameOf = (visit: Appointment): string => keyOf(visit, occurrenceKey(visit, 'accepted'));

/**
 * Notifies a patient of an acceptance once the doctor can no longer undo it. Until then an outbox row holds the
 * notification. The undo and the worker compete for the row; the first one wins.
 */
@Injectable()
export class AcceptanceNotifications {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(OutboxRow.name) private readonly rows: Model<OutboxRow>,
    private readonly outbox: OutboxService,
    private readonly notifications: AppointmentNotifications,
    private readonly notifier: Notifier,
    handlers: EffectHandlers,
  ) {
    handlers.register('acceptance', { carryOut: (row) => this.tell(row) });
  }

  /** Part of the write that accepts it. @returns whether the patient will get a mail */
  async holdBack(accepted: Appointment, hadSlot: boolean, session: ClientSession): Promise<boolean> {
    const dueAt = new Date(Date.now() + (UNDO_SECONDS + GRACE_SECONDS) * 1000);
    const about = { appointmentId: accepted._id, version: accepted.history.length, hadSlot };
    await this.outbox.addLater(
      { effect: 'acceptance', dedupeKey: nameOf(accepted), dueAt, ...about },
      session,
    );
    return this.notifier.canMail(accepted.patientId, session);
  }

  /** The notification that can still be held back. @throws Failure UNDO_OVER */
  async held(accepted: Appointment): Promise<OutboxRow> {
    const row = await this.rows.findOne(stillHeld(accepted)).lean<OutboxRow>();
    if (!row) throw new Failure('UNDO_OVER');
    return row;
  }

  /** Part of the write that undoes the acceptance. @throws Failure UNDO_OVER when the worker was faster */
  async drop({ _id }: OutboxRow, session: ClientSession): Promise<void> {
    const { deletedCount } = await this.rows.deleteOne({ _id, tries: 0 }, { session });
    if (deletedCount === 0) throw new Failure('UNDO_OVER');
  }

  /** Sends it once. It skips a visit that has changed since, because its patient was notified of the change. */
  private async tell({ _id, appointmentId, version }: OutboxRow): Promise<EffectState> {
    await inTransaction(this.connection, async (session) => {
      const done = { $set: { state: 'sent' as const, sentAt: new Date() }, $unset: { dueAt: 1 as const } };
      const { matchedCount } = await this.rows.updateOne({ _id, state: 'queued' }, done, { session });
      if (matchedCount === 0) return;
      const visit = await this.appointments.findById(appointmentId).session(session).lean<Appointment>();
      if (visit?.status === 'accepted' && visit.history.length === version)
        await this.notifications.accepted(visit, 'doctor', session);
    });
    return 'sent';
  }
}

const stillHeld = (accepted: Appointment) => ({
  dedupeKey: nameOf(accepted),
  tries: 0,
  version: accepted.history.length,
  dueAt: { $gt: new Date() },
});
