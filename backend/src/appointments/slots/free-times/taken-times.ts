import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import { minutesOf } from '../../../../../openapi/contract/care/hours.js';
import { Appointment } from '../../appointment.schema.js';
import type { Slot } from '../../appointment.schema.js';
import { LIVE_STATUSES } from '../../appointment.status.js';
import { ChangeStream } from '../../../common/caching/change-stream.js';
import { onLocalChange } from '../../../common/caching/local-changes.js';
import { isDatabaseUnavailable } from '../../../common/errors/database-errors.js';
import { isReachable } from '../../../common/errors/reachable.js';
import { HospitalClock } from '../../../common/hospital-clock.js';
import { Reading } from './reading.js';
import type { Span } from './reading.js';

/** The booked and held times of a doctor from today on, by day. */
export type TakenDays = ReadonlyMap<string, readonly Span[]>;

interface Known {
  days: Map<string, Span[]>;
  /** The number of the read; a higher one is newer. */
  order: number;
}

interface Row {
  _id: Types.ObjectId;
  slot: Pick<Slot, 'doctorId' | 'date' | 'time' | 'minutes'>;
}

const NOTHING_TAKEN: TakenDays = new Map();
/** Rows of an earlier version have no length until they are migrated. */
const LEAST_MINUTES = 1;
const COLUMNS = { 'slot.doctorId': 1, 'slot.date': 1, 'slot.time': 1, 'slot.minutes': 1 };
/** The doctor and time of a change; nothing about patients. */
const CHANGED = { slot: { doctorId: '$fullDocument.slot.doctorId' } };

/**
 * Caches the taken times of doctors in this process. They are read on demand and dropped after every change:
 * immediately for writes of this process, through the change stream for others. Changes are never merged into
 * cached data, because events may arrive late. The cache is a hint; the unique indexes decide.
 */
@Injectable()
export class TakenTimes {
  private readonly known = new Map<string, Known>();
  /** Doctors without a change since they were read. */
  private readonly fresh = new Set<string>();
  /** The doctor of every live visit that was read, to find visits that are deleted or change the doctor. */
  private readonly doctorOf = new Map<string, string>();
  private readonly readings = new Set<Reading>();
  private readonly listeners: (() => void)[] = [];
  private order = 0;
  private today = '';
  /** Whether the change stream is open. The cache is only valid while it is. */
  private hears = false;

  constructor(
    changes: ChangeStream,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    private readonly clock: HospitalClock,
  ) {
    changes.follow<Appointment, Row>(appointments, {
      columns: CHANGED,
      changed: (row, id) => this.noteChange(id, row),
      missed: () => this.begin(),
      broken: () => this.end(),
    });
    onLocalChange(appointments, ({ id, row }) => this.noteChange(id, row));
  }

  /** Calls the listener when times may have been taken or freed. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /**
   * Ensures that `of` returns the times of these doctors as of this call or later.
   * @returns whether they stay valid until `onChange` reports a change
   */
  async ready(doctorIds: readonly string[]): Promise<boolean> {
    this.keepToToday();
    const missing = doctorIds.filter((id) => !this.fresh.has(id));
    if (missing.length === 0) return true;
    const areKnown = missing.every((id) => this.known.has(id));
    // While the database is unreachable, the last read is better than nothing.
    if (areKnown && !isReachable(this.appointments.db)) return false;
    try {
      await this.read(missing);
    } catch (error) {
      if (!areKnown || !isDatabaseUnavailable(error)) throw error;
    }
    return doctorIds.every((id) => this.fresh.has(id));
  }

  /** Whether `of` is valid without asking the database. */
  isFresh(doctorId: string): boolean {
    return this.fresh.has(doctorId);
  }

  /** The cached times; the same object until something changes. */
  of(doctorId: string): TakenDays {
    return this.known.get(doctorId)?.days ?? NOTHING_TAKEN;
  }

  /** Clears the cache; the next calls read the database. */
  drop(): void {
    this.fresh.clear();
    this.doctorOf.clear();
    for (const { doctors } of this.readings) doctors.clear();
    this.announce();
  }

  /** Waits for running reads of these doctors and reads the others. */
  private async read(doctorIds: string[]): Promise<void> {
    const underWay = [...this.readings];
    const alone = doctorIds.filter((id) => !underWay.some(({ doctors }) => doctors.has(id)));
    const awaited = underWay.filter(({ doctors }) => doctorIds.some((id) => doctors.has(id)));
    await Promise.all([...awaited.map(({ done }) => done), ...(alone.length > 0 ? [this.begun(alone)] : [])]);
  }

  private begun(doctorIds: string[]): Promise<void> {
    const reading = new Reading(doctorIds, (this.order += 1));
    this.readings.add(reading);
    reading.done = this.rowsOf(doctorIds)
      .then((rows) => this.take(reading, doctorIds, rows))
      .finally(() => this.readings.delete(reading));
    return reading.done;
  }

  private rowsOf(doctorIds: string[]): Promise<Row[]> {
    const live = {
      'slot.doctorId': { $in: doctorIds.map((id) => new Types.ObjectId(id)) },
      'slot.date': { $gte: this.today },
      status: { $in: [...LIVE_STATUSES] },
    };
    return this.appointments.find(live, COLUMNS).lean<Row[]>();
  }

  private take(reading: Reading, doctorIds: string[], rows: Row[]): void {
    const days = new Map(doctorIds.map((id) => [id, new Map<string, Span[]>()]));
    const ids = new Map(doctorIds.map((id) => [id, id]));
    for (const { _id, slot } of rows) {
      const doctorId = ids.get(String(slot.doctorId))!;
      const visitId = String(_id);
      this.doctorOf.set(visitId, doctorId);
      if (reading.changed.has(visitId)) reading.doctors.delete(doctorId);
      const from = minutesOf(slot.time);
      const ofDoctor = days.get(doctorId)!;
      const span = { from, to: from + (slot.minutes ?? LEAST_MINUTES) };
      const ofDay = ofDoctor.get(slot.date);
      if (ofDay) ofDay.push(span);
      else ofDoctor.set(slot.date, [span]);
    }
    for (const [doctorId, taken] of days) {
      if ((this.known.get(doctorId)?.order ?? 0) > reading.order) continue;
      this.known.set(doctorId, { days: taken, order: reading.order });
      if (this.hears && reading.doctors.has(doctorId)) this.fresh.add(doctorId);
    }
  }

  /** A visit was written or deleted. A running read may have missed it. */
  private noteChange(
    id: string | undefined,
    row: { slot?: { doctorId?: Types.ObjectId } } | undefined,
  ): void {
    if (id === undefined) return this.drop();
    for (const { changed } of this.readings) changed.add(id);
    const before = this.doctorOf.get(id);
    if (before) this.forget(before);
    const now = row?.slot?.doctorId;
    if (now && String(now) !== before) this.forget(String(now));
    if (before || now) this.announce();
  }

  private forget(doctorId: string): void {
    this.fresh.delete(doctorId);
    for (const { doctors } of this.readings) doctors.delete(doctorId);
  }

  private begin(): void {
    this.hears = true;
    this.drop();
  }

  private end(): void {
    this.hears = false;
    this.drop();
  }

  /** The first call of a day drops past days. */
  private keepToToday(): void {
    const today = this.clock.today();
    if (today === this.today) return;
    this.today = today;
    this.drop();
  }

  private announce(): void {
    for (const listener of this.listeners) listener();
  }
}
