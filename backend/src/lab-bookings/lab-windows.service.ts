import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { LAB_DAYS_AHEAD } from '../../../openapi/contract/shop/lab-bookings.js';
import type { LabPlace } from '../../../openapi/contract/shop/lab-bookings.js';
import type {
  LabWindow,
  LabWindowPlaces,
  OfferedLabWindow,
} from '../../../openapi/contract/shop/lab-windows.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { fieldFailure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { inTransaction } from '../common/transaction.js';
import { labWindowsOf } from '../settings/first-settings.js';
import { SettingsService } from '../settings/settings.service.js';
import { LabBooking } from './lab-booking.schema.js';
import { tCommon } from '../messages/common.js';
import { tFailure } from '../messages/failures.js';
import { tLabBooking } from '../messages/shop/lab-bookings.js';

type RequestedWindow = Pick<LabBooking, 'date' | 'place' | 'window'>;
/** Columns of the place that a booking takes; empty without a window. */
type Seat = Pick<LabBooking, 'windowSeat'>;

/** An attempt that loses its place finds another one, or none. */
const MAX_TRIES = 50;

const placesIn = ({ homePlaces, hospitalPlaces }: LabWindowPlaces, place: LabPlace): number =>
  place === 'home' ? homePlaces : hospitalPlaces;

/** The time windows of the lab and their places; a unique index prevents double bookings. */
@Injectable()
export class LabWindows {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(LabBooking.name) private readonly bookings: Model<LabBooking>,
    private readonly settings: SettingsService,
    private readonly clock: HospitalClock,
  ) {}

  /** The windows of a day that have not begun, with their remaining places. */
  async offered(date: string, place: LabPlace): Promise<OfferedLabWindow[]> {
    const windows = this.windowsOf(date, place);
    if (windows.length === 0) return [];
    const seated = await this.bookings
      .find({ date, place, windowSeat: { $exists: true } }, { 'window.from': 1 })
      .lean<LabBooking[]>();
    return windows.map((window) => {
      const taken = seated.filter((booking) => booking.window?.from === window.from).length;
      return { from: window.from, to: window.to, free: Math.max(0, placesIn(window, place) - taken) };
    });
  }

  /** @throws Failure UNACCEPTABLE for a day in the past or too far ahead */
  assertBookable(date: string): void {
    const today = this.clock.today();
    if (date < today) throw fieldFailure('date', tCommon('dateInPast'));
    if (date > this.clock.addDays(today, LAB_DAYS_AHEAD))
      throw fieldFailure('date', tLabBooking('dateTooFarAhead', { labDaysAhead: LAB_DAYS_AHEAD }));
  }

  /** @throws Failure UNACCEPTABLE for a window that this day and place do not offer */
  assertOffered({ date, place, window }: RequestedWindow): void {
    if (window && !this.find({ date, place, window }))
      throw fieldFailure('window', tLabBooking('windowNotOffered'));
  }

  /**
   * Writes a booking with a place in its window; retries with another place if a concurrent call was faster.
   * @throws Failure WINDOW_FULL
   */
  async seated<T>(
    requested: RequestedWindow,
    write: (seat: Seat, session: ClientSession) => Promise<T>,
  ): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await inTransaction(this.connection, async (session) => {
          const seat = await this.freeSeat(requested, session);
          if (!seat) throw fieldFailure('window', tFailure('WINDOW_FULL'), 'WINDOW_FULL');
          return write(seat, session);
        });
      } catch (error) {
        if (!isWindowTaken(error) || tries === MAX_TRIES) throw error;
      }
    }
  }

  /** The first free place in the booking's window; null when it is full or no longer offered. */
  async freeSeat({ date, place, window }: RequestedWindow, session: ClientSession): Promise<Seat | null> {
    if (!window) return {};
    const known = this.find({ date, place, window });
    const places = known ? placesIn(known, place) : 0;
    const rows = await this.bookings
      .find({ date, place, 'window.from': window.from, windowSeat: { $exists: true } }, { windowSeat: 1 })
      .session(session)
      .lean<LabBooking[]>();
    if (rows.length >= places) return null;
    const taken = new Set(rows.map(({ windowSeat }) => windowSeat));
    let windowSeat = 0;
    while (taken.has(windowSeat)) windowSeat += 1;
    return { windowSeat };
  }

  private find({
    date,
    place,
    window,
  }: RequestedWindow & { window: LabWindow }): LabWindowPlaces | undefined {
    return this.windowsOf(date, place).find(({ from, to }) => from === window.from && to === window.to);
  }

  private windowsOf(date: string, place: LabPlace): LabWindowPlaces[] {
    const settings = this.settings.known();
    const days: readonly string[] = settings.openingHours.days;
    if (!days.includes(this.clock.weekday(date))) return [];
    const now = this.clock.wall();
    return labWindowsOf(settings)
      .filter((window) => placesIn(window, place) > 0)
      .filter(({ from }) => date > now.date || (date === now.date && from > now.time))
      .toSorted((a, b) => a.from.localeCompare(b.from));
  }
}

const isWindowTaken = (error: unknown): boolean =>
  isDuplicateKey(error) && 'windowSeat' in ((error as { keyPattern?: object }).keyPattern ?? {});
