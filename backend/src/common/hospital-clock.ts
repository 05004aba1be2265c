import { Inject, Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import type { Weekday } from '../../../openapi/contract/people/fields.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';

const CALENDAR = 'yyyy-MM-dd';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
const MAX_KNOWN = 10_000;
const WEEK: Weekday[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Midnight of a calendar day in UTC, where every day has 24 hours: day arithmetic needs no zone. */
const utcOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** The weekday of a date (YYYY-MM-DD): 'Monday' … 'Sunday'. */
export const weekdayOf = (date: string): Weekday => WEEK[new Date(utcOf(date)).getUTCDay()];

/** Dates and times in the hospital's time zone. */
@Injectable()
export class HospitalClock {
  readonly zone: string;
  /**
   * Caches instants by local day and time. A list page needs about a hundred, and Luxon takes 15 µs for each.
   */
  private readonly instants = new Map<string, number>();
  /** Caches formatted dates. A list row may have two, and Luxon takes 100 µs for each. */
  private readonly written = new Map<string, string>();
  /** The local time, cached for one minute: most requests need it, and it takes 20 µs. */
  private shown = { minute: NaN, date: '', time: '' };

  constructor(@Inject(ENV) env: Env) {
    this.zone = env.HOSPITAL_TIME_ZONE;
  }

  now(): DateTime {
    return DateTime.now().setZone(this.zone);
  }

  /** Today as YYYY-MM-DD. */
  today(): string {
    return this.wall().date;
  }

  /** The present local time: the day as YYYY-MM-DD and the minute as HH:mm. */
  wall(): { date: string; time: string } {
    const now = Date.now();
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.shown.minute) {
      const local = DateTime.fromMillis(now, { zone: this.zone });
      this.shown = { minute, date: local.toFormat(CALENDAR), time: local.toFormat('HH:mm') };
    }
    return this.shown;
  }

  /** The day `days` after `date` (YYYY-MM-DD). */
  addDays(date: string, days: number): string {
    return new Date(utcOf(date) + days * DAY_MS).toISOString().slice(0, 10);
  }

  /** Every day between two days (YYYY-MM-DD), both included. */
  daysBetween(from: string, to: string): string[] {
    const dates = [from];
    while (dates[dates.length - 1] < to) dates.push(this.addDays(from, dates.length));
    return dates;
  }

  /** The day (YYYY-MM-DD) of an instant. */
  dayOf(at: Date): string {
    return DateTime.fromJSDate(at, { zone: this.zone }).toFormat(CALENDAR);
  }

  /** The day `months` before `date` (YYYY-MM-DD), limited to the end of the month. */
  monthsBefore(date: string, months: number): string {
    return DateTime.fromISO(date, { zone: 'utc' }).minus({ months }).toFormat(CALENDAR);
  }

  /** 'Monday' … 'Sunday'. */
  weekday(date: string): Weekday {
    return weekdayOf(date);
  }

  /** The instant of a local date and time; without a time, the start of the day. */
  instant(date: string, time: string | null): Date {
    const local = `${date}T${time ?? '00:00'}`;
    const known = this.instants.get(local);
    if (known !== undefined) return new Date(known);
    const at = this.at(date, time).toMillis();
    if (this.instants.size >= MAX_KNOWN) this.instants.clear();
    this.instants.set(local, at);
    return new Date(at);
  }

  /** "Tue, 24 Nov 2026, 10:30 AM IST". */
  format(date: string, time: string | null): string {
    const known = this.written.get(`${date} ${time}`);
    if (known !== undefined) return known;
    const text = this.write(date, time);
    if (this.written.size >= MAX_KNOWN) this.written.clear();
    this.written.set(`${date} ${time}`, text);
    return text;
  }

  private write(date: string, time: string | null): string {
    const at = this.at(date, time).setLocale('en-IN');
    if (!time) return at.toFormat('ccc, d LLL yyyy');
    return `${at.toFormat('ccc, d LLL yyyy, h:mm')} ${at.hour < 12 ? 'AM' : 'PM'} ${at.offsetNameShort ?? this.zone}`;
  }

  /** The same for an instant. */
  formatInstant(at: Date): string {
    return this.format(this.dayOf(at), DateTime.fromJSDate(at, { zone: this.zone }).toFormat('HH:mm'));
  }

  /**
   * Reads a date that a person gave as dd-mm-yyyy or YYYY-MM-DD (or an ISO instant).
   * @returns YYYY-MM-DD, or null when there is no such day.
   */
  parseDate(text: string): string | null {
    // Luxon accepts more as ISO: a year, a month, even a bare time, which it would read as today.
    if (!/^(\d{2}-\d{2}-\d{4}$|\d{4}-\d{2}-\d{2}(T|$))/.test(text)) return null;
    return this.dayIn(text);
  }

  private dayIn(text: string): string | null {
    const options = { zone: this.zone };
    const parsed = /^\d{2}-\d{2}-\d{4}$/.test(text)
      ? DateTime.fromFormat(text, 'dd-MM-yyyy', options)
      : DateTime.fromISO(text, options);
    return parsed.isValid && parsed.year <= 2199 ? parsed.toFormat(CALENDAR) : null;
  }

  private at(date: string, time: string | null): DateTime {
    return DateTime.fromISO(`${date}T${time ?? '00:00'}`, { zone: this.zone });
  }
}
