import { Inject, Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';

const CALENDAR = 'yyyy-MM-dd';
/** Days and times whose instants are remembered. */
const MOST_INSTANTS = 10_000;

/** Dates and times as the hospital's wall clock shows them. */
@Injectable()
export class HospitalClock {
  readonly zone: string;
  /** Milliseconds by day and time: lists ask for the same ones over and over, and each costs 15 µs to work out. */
  private readonly instants = new Map<string, number>();

  constructor(@Inject(ENV) env: Env) {
    this.zone = env.HOSPITAL_TIME_ZONE;
  }

  now(): DateTime {
    return DateTime.now().setZone(this.zone);
  }

  /** Today as YYYY-MM-DD. */
  today(): string {
    return this.now().toFormat(CALENDAR);
  }

  /** The day `days` after `date`. */
  addDays(date: string, days: number): string {
    return DateTime.fromISO(date, { zone: this.zone }).plus({ days }).toFormat(CALENDAR);
  }

  /** 'Monday' … 'Sunday'. */
  weekday(date: string): string {
    return DateTime.fromISO(date, { zone: this.zone }).setLocale('en').toFormat('cccc');
  }

  /** The instant of a date and time on the hospital's clock; a day without a time counts from its start. */
  instant(date: string, time: string | null): Date {
    const local = `${date}T${time ?? '00:00'}`;
    const known = this.instants.get(local);
    if (known !== undefined) return new Date(known);
    const at = DateTime.fromISO(local, { zone: this.zone }).toMillis();
    if (this.instants.size >= MOST_INSTANTS) this.instants.clear();
    this.instants.set(local, at);
    return new Date(at);
  }

  /** "Tue, 24 Nov 2026, 10:30 AM IST". */
  format(date: string, time: string | null): string {
    const at = DateTime.fromISO(`${date}T${time ?? '00:00'}`, { zone: this.zone }).setLocale('en-IN');
    if (!time) return at.toFormat('ccc, d LLL yyyy');
    return `${at.toFormat('ccc, d LLL yyyy, h:mm')} ${at.hour < 12 ? 'AM' : 'PM'} ${at.offsetNameShort ?? this.zone}`;
  }

  /**
   * Reads a date that a person gave as dd-mm-yyyy or YYYY-MM-DD (or an ISO instant).
   * @returns YYYY-MM-DD, or null when there is no such day.
   */
  parseDate(text: string): string | null {
    // Luxon takes far more for ISO: a year, a month, even a bare time, which it would read as today.
    if (!/^(\d{2}-\d{2}-\d{4}$|\d{4}-\d{2}-\d{2}(T|$))/.test(text)) return null;
    const options = { zone: this.zone };
    const parsed = /^\d{2}-\d{2}-\d{4}$/.test(text)
      ? DateTime.fromFormat(text, 'dd-MM-yyyy', options)
      : DateTime.fromISO(text, options);
    return parsed.isValid && parsed.year <= 2199 ? parsed.toFormat(CALENDAR) : null;
  }
}
