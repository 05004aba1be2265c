import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { REFILL_DAYS } from '../../../../openapi/contract/care/prescriptions.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import { inTransaction } from '../../common/transaction.js';
import { tPrescription } from '../../messages/care/prescriptions.js';
import { Notifier } from '../../notifications/notifier.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { isQuiet } from '../../waitlist/quiet-hours.js';
import { Prescription } from '../prescription.schema.js';
import { stateOn } from '../refill.js';
import { isCovered } from './refill-coverage.js';

/** A refill that is overdue for longer is not reminded of: the patient has read both reminders, or did not want them. */
const MAX_DAYS_OVERDUE = 2;

/** Refill levels that are reminded of; earlier ones are only shown. */
export const REMINDED_LEVELS = ['urgent', 'soon'] as const;
type RemindedLevel = (typeof REMINDED_LEVELS)[number];

/** Reminds patients by bell and mail that a refill is due soon, and again when it is urgent. */
@Injectable()
export class RefillReminders {
  private readonly logger = new Logger(RefillReminders.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Prescription.name) private readonly prescriptions: Model<Prescription>,
    private readonly clock: HospitalClock,
    private readonly notifier: Notifier,
    private readonly settings: SettingsService,
  ) {}

  /** The reminders that are due, outside of the quiet hours. */
  async remindInDaytime(): Promise<number> {
    const { quietFrom, quietTo } = this.settings.policy();
    return isQuiet(this.clock.wall().time, quietFrom, quietTo) ? 0 : this.remindDue();
  }

  /** Sends the reminders that are due; returns how many. Each level is sent once, whichever process comes first. */
  async remindDue(): Promise<number> {
    const today = this.clock.today();
    const due = {
      $gte: this.clock.addDays(today, -MAX_DAYS_OVERDUE),
      $lte: this.clock.addDays(today, REFILL_DAYS.soon),
    };
    const rows = this.prescriptions
      .find({ refillDueOn: due, endedFrom: { $gt: today } })
      .lean<Prescription[]>()
      .cursor();
    let sent = 0;
    for await (const row of rows) {
      const level = REMINDED_LEVELS.find((one) => one === stateOn(today, row).refill?.level);
      if (level && !row.reminders?.includes(level) && (await this.remind(row, level))) sent += 1;
    }
    return sent;
  }

  /** @returns whether it was sent here: one that fails is left to the next round, and stops no other */
  private async remind({ _id }: Prescription, level: RemindedLevel): Promise<boolean> {
    try {
      return await inTransaction(this.connection, async (session) => {
        const row = await this.prescriptions
          .findOneAndUpdate(
            { _id, endedFrom: { $gt: this.clock.today() }, reminders: { $ne: level } },
            { $push: { reminders: level } },
            { session, returnDocument: 'after' },
          )
          .lean<Prescription>();
        if (!row || isCovered(row, await this.othersOf(row, session))) return false;
        await this.tell(row, level, session);
        return true;
      });
    } catch (error) {
      this.logger.warn(`Prescription ${String(_id)} could not be reminded of: ${String(error)}`);
      return false;
    }
  }

  /** The patient's other prescriptions that have not ended. */
  private othersOf({ _id, patientId }: Prescription, session: ClientSession): Promise<Prescription[]> {
    return this.prescriptions
      .find({ patientId, _id: { $ne: _id }, endedFrom: { $gt: this.clock.today() } })
      .session(session)
      .lean<Prescription[]>();
  }

  /** Names no medicine, because mails are not confidential. */
  private tell(row: Prescription, level: RemindedLevel, session: ClientSession): Promise<void> {
    const date = this.clock.format(row.refillDueOn!, null);
    return this.notifier.notify(
      {
        key: `prescription:${String(row._id)}:refill:${level}`,
        to: row.patientId,
        isReminder: true,
        title: tPrescription(`refill.${level}`),
        notice: tPrescription('refill.notice', { date }),
        paragraphs: [tPrescription('refill.body', { date })],
        facts: [
          [tPrescription('prescription'), row.number],
          [tPrescription('refill.supplyUntil'), date],
        ],
        link: '/patientlogin/prescriptions',
        linkText: tPrescription('seeMyPrescriptions'),
      },
      session,
    );
  }
}
