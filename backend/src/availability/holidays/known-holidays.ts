import { Injectable, Logger } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CLOSURES_DAYS_AHEAD } from '../../../../openapi/contract/care/holidays.js';
import type { Closure } from '../../../../openapi/contract/care/holidays.js';
import { ChangeStream } from '../../common/caching/change-stream.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import { Holiday } from './holiday.schema.js';

/** Caches the coming holidays in this process. Every public page and the chat name them. */
@Injectable()
export class KnownHolidays implements OnModuleInit {
  private readonly logger = new Logger(KnownHolidays.name);
  private readonly listeners: (() => void)[] = [];
  private holidays: readonly Closure[] = [];
  private reads = 0;

  constructor(
    changes: ChangeStream,
    @InjectModel(Holiday.name) private readonly model: Model<Holiday>,
    private readonly clock: HospitalClock,
  ) {
    const read = () => void this.refreshOrWarn();
    changes.follow(model, { columns: {}, changed: read, missed: read });
  }

  async onModuleInit(): Promise<void> {
    await this.refresh();
  }

  /** Reads them again after a change by this process. */
  async refresh(): Promise<void> {
    this.reads += 1;
    const read = this.reads;
    const rows = await this.model
      .find({ to: { $gte: this.clock.today() } })
      .sort({ from: 1 })
      .lean<Holiday[]>();
    // An earlier read that takes longer must not replace a newer one.
    if (read !== this.reads) return;
    this.holidays = rows.map(({ from, to, name }) => ({ from, to, name }));
    for (const listener of this.listeners) listener();
  }

  /** Calls the listener after every change, in any process. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** The holidays that are not over, nearest first. */
  all(): Closure[] {
    const today = this.clock.today();
    return this.holidays.filter(({ to }) => to >= today);
  }

  /** The holidays of the next days, for the public site. */
  upcoming(days = CLOSURES_DAYS_AHEAD): Closure[] {
    const last = this.clock.addDays(this.clock.today(), days);
    return this.all().filter(({ from }) => from <= last);
  }

  /** The holiday of a day (YYYY-MM-DD). */
  on(date: string): Closure | undefined {
    return this.all().find(({ from, to }) => from <= date && date <= to);
  }

  private async refreshOrWarn(): Promise<void> {
    try {
      await this.refresh();
    } catch (error) {
      // The stream ends with the database connection; when it reopens, the holidays are read again.
      this.logger.warn(`The holidays could not be read again: ${String(error)}`);
    }
  }
}
