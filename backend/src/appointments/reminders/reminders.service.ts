import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { HospitalClock } from '../../common/hospital-clock.js';
import { inTransaction } from '../../common/transaction.js';
import { SettingsService } from '../../settings/settings.service.js';
import { Appointment } from '../appointment.schema.js';
import { timeSetAt, whenOf } from '../visit-time.js';
import { ReminderNotifications } from './reminder-notifications.js';

const HOUR_MS = 3_600_000;
/** For a visit with a day and no time: the hour from which its reminders count back. */
const MORNING = '09:00';
/** The number of reminders that are remembered per visit, latest first. */
const MAX_KEPT = 20;

/** Excludes visits whose doctor is away, because the patient is choosing an alternative. */
const STANDS = { leaveCase: null } as const;

interface Due {
  row: Appointment;
  /** Names the reminder and its start time: a moved visit gets reminders for the new time. */
  key: string;
}

/** Reminds patients of their visits by notification and mail, at the hours before that the settings define. */
@Injectable()
export class Reminders {
  private readonly logger = new Logger(Reminders.name);
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    private readonly clock: HospitalClock,
    private readonly notifications: ReminderNotifications,
    private readonly settings: SettingsService,
  ) {}

  /** Sends the due reminders and returns their number. With several processes, one sends each. */
  async remindDue(now = Date.now()): Promise<number> {
    const hours = this.settings.policy().reminderHours.toSorted((a, b) => a - b);
    const longest = hours.at(-1);
    if (longest === undefined) return 0;
    const today = this.clock.today();
    const lastDay = this.clock.addDays(today, Math.ceil(longest / 24) + 1);
    const coming = this.appointments
      .find({ status: 'accepted', appointmentDate: { $gte: today, $lte: lastDay }, ...STANDS })
      .sort({ appointmentDate: 1 })
      .lean<Appointment[]>()
      .cursor();
    let sent = 0;
    for await (const row of coming) {
      const due = this.dueOf(row, hours, now);
      if (due && (await this.remind(due))) sent += 1;
    }
    return sent;
  }

  /**
   * The latest due reminder; earlier ones that were missed are skipped. A visit that was booked or moved after
   * the reminder's time gets none, because its patient was just notified.
   */
  private dueOf(row: Appointment, shortestFirst: readonly number[], now: number): Due | null {
    const { date, time } = whenOf(row);
    const start = this.clock.instant(date!, time ?? MORNING).getTime();
    const hours = shortestFirst.find((before) => start - before * HOUR_MS <= now);
    if (hours === undefined || start <= now || timeSetAt(row) > start - hours * HOUR_MS) return null;
    const key = `${hours}h:${date}T${time ?? ''}`;
    return row.reminders?.includes(key) ? null : { row, key };
  }

  /** @returns whether this call sent it; a failure waits for the next round and stops no other reminder */
  private async remind({ row, key }: Due): Promise<boolean> {
    const atItsTime = {
      _id: row._id,
      status: 'accepted' as const,
      appointmentDate: row.appointmentDate,
      'slot.time': row.slot?.time ?? null,
      reminders: { $ne: key },
      ...STANDS,
    };
    try {
      return await inTransaction(this.connection, async (session) => {
        const visit = await this.appointments
          .findOneAndUpdate(
            atItsTime,
            { $push: { reminders: { $each: [key], $slice: -MAX_KEPT } } },
            { session, returnDocument: 'after', timestamps: false },
          )
          .lean<Appointment>();
        if (visit) await this.notifications.remind(visit, key, session);
        return visit !== null;
      });
    } catch (error) {
      this.logger.warn(`Visit ${String(row._id)} could not be reminded of: ${String(error)}`);
      return false;
    }
  }
}
