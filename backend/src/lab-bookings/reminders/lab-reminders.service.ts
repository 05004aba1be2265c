import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { HospitalClock } from '../../common/hospital-clock.js';
import { inTransaction } from '../../common/transaction.js';
import { SettingsService } from '../../settings/settings.service.js';
import { LabBookingNotifications } from '../lab-booking-notifications.js';
import { LabBooking } from '../lab-booking.schema.js';

const HOUR_MS = 3_600_000;
/** The day before, so that the patient can still fast. */
const HOURS_BEFORE = 24;
/** For a booking without a time: the hour from which its reminder counts back. */
const MORNING = '09:00';

/** Reminds patients of their lab tests the day before, with the preparation. */
@Injectable()
export class LabReminders {
  private readonly logger = new Logger(LabReminders.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(LabBooking.name) private readonly bookings: Model<LabBooking>,
    private readonly clock: HospitalClock,
    private readonly notifications: LabBookingNotifications,
    private readonly settings: SettingsService,
  ) {}

  /** Sends the due reminders and returns their number. With several processes, one sends each. */
  async remindDue(now = Date.now()): Promise<number> {
    // The setting without reminders is for lab tests, too.
    if (this.settings.policy().reminderHours.length === 0) return 0;
    const today = this.clock.today();
    const coming = this.bookings
      .find({ status: 'confirmed', date: { $gte: today, $lte: this.clock.addDays(today, 2) } })
      .sort({ date: 1 })
      .lean<LabBooking[]>()
      .cursor();
    let sent = 0;
    for await (const row of coming) {
      const key = this.keyOfDue(row, now);
      if (key && row.remindedOf !== key && (await this.remind(row, key))) sent += 1;
    }
    return sent;
  }

  /**
   * The day and time of a booking whose reminder is due. A booking whose time was chosen after that gets none,
   * because its patient was just notified.
   */
  private keyOfDue({ date, window, history }: LabBooking, now: number): string | null {
    const start = this.clock.instant(date, window?.from ?? MORNING).getTime();
    const due = start - HOURS_BEFORE * HOUR_MS;
    const chosenAt = history.findLast(({ status }) => status === 'requested')?.at.getTime() ?? 0;
    return due <= now && now < start && chosenAt <= due ? `${date}T${window?.from ?? ''}` : null;
  }

  /** @returns whether this call sent it; a failure waits for the next round and stops no other reminder */
  private async remind({ _id, date, window }: LabBooking, key: string): Promise<boolean> {
    const atItsTime = { _id, status: 'confirmed' as const, date, 'window.from': window?.from ?? null };
    try {
      return await inTransaction(this.connection, async (session) => {
        const row = await this.bookings
          .findOneAndUpdate(
            { ...atItsTime, remindedOf: { $ne: key } },
            { $set: { remindedOf: key } },
            { session, returnDocument: 'after', timestamps: false },
          )
          .lean<LabBooking>();
        if (row) await this.notifications.reminder(row, session);
        return row !== null;
      });
    } catch (error) {
      this.logger.warn(`Lab booking ${String(_id)} could not be reminded of: ${String(error)}`);
      return false;
    }
  }
}
