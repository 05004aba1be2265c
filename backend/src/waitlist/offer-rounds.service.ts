import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { FreedTimes } from '../availability/freed-times.js';
import type { FreedOf } from '../availability/freed-times.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { SettingsService } from '../settings/settings.service.js';
import { Offers } from './offers.service.js';
import { WAITING_ORDER } from './places.js';
import { isQuiet } from './quiet-hours.js';
import { WaitlistEntry } from './waitlist-entry.schema.js';
import { WantedTimes, matchesPreference } from './wanted-times.service.js';
import type { FreeTime } from './wanted-times.service.js';

/** A transaction that frees a time commits within this delay; the next round finds slower ones. */
const LOOK_AFTER_MS = 150;
/** Entries that one round reads. */
const MAX_AT_A_TIME = 5000;

/**
 * Offers freed times to the waiting list. Patients join when there is no free time, so a later free time was
 * freed. Concurrent rounds are harmless: each offer is conditional, and unique indexes decide.
 */
@Injectable()
export class OfferRounds implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(OfferRounds.name);
  private timer: NodeJS.Timeout | undefined;
  /** Doctors with freed times since the last round; undefined among them when it may be any doctor. */
  private freedOf: FreedOf[] = [];
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    @InjectModel(WaitlistEntry.name) private readonly entries: Model<WaitlistEntry>,
    private readonly offers: Offers,
    private readonly wanted: WantedTimes,
    private readonly freed: FreedTimes,
    private readonly clock: HospitalClock,
    private readonly settings: SettingsService,
  ) {}

  onModuleInit(): void {
    this.freed.onFreed((doctorId) => this.soon(doctorId));
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.running;
  }

  /** Whether the quiet hours apply: times freed now are not offered but open to everyone. */
  isQuietNow(): boolean {
    const { quietFrom, quietTo } = this.settings.policy();
    return isQuiet(this.clock.wall().time, quietFrom, quietTo);
  }

  /**
   * Settles earlier offers, then offers free times in the order of the list. Returns the number of offers.
   * @param freedOf only the doctors with freed times since the last round; all when omitted
   */
  async offerDue(freedOf?: Types.ObjectId[]): Promise<number> {
    await this.offers.settleAll();
    if (this.isQuietNow()) return 0;
    let made = 0;
    let looked = 0;
    // Reads the whole list: entries for times that are not free must not hide later ones.
    for (;;) {
      const waiting = await this.entries
        .find({ status: 'waiting' })
        .sort(WAITING_ORDER)
        .skip(looked)
        .limit(MAX_AT_A_TIME)
        .lean<WaitlistEntry[]>();
      const madeNow = await this.offerTo(waiting, freedOf);
      made += madeNow;
      if (waiting.length < MAX_AT_A_TIME) return made;
      // Removes entries that got an offer.
      looked += waiting.length - madeNow;
    }
  }

  private async offerTo(waiting: WaitlistEntry[], freedOf?: Types.ObjectId[]): Promise<number> {
    const { offerLeadMinutes } = this.settings.policy();
    let free = (await this.wanted.free(waiting, freedOf)).filter((one) =>
      this.wanted.isAhead(one, offerLeadMinutes),
    );
    let made = 0;
    for (const entry of waiting) {
      if (free.length === 0) break;
      const { used, isMade } = await this.offerOne(entry, free);
      free = free.filter((one) => !used.includes(one));
      if (isMade) made += 1;
    }
    return made;
  }

  /** Offers the first suitable time that is still free; `used` are the taken ones. */
  private async offerOne(
    entry: WaitlistEntry,
    free: readonly FreeTime[],
  ): Promise<{ used: FreeTime[]; isMade: boolean }> {
    const used: FreeTime[] = [];
    for (const time of free.filter((one) => matchesPreference(entry, one))) {
      const result = await this.offers.make(entry, time);
      if (result === 'gone') return { used, isMade: false };
      used.push(time);
      if (result === 'made') return { used, isMade: true };
    }
    return { used, isMade: false };
  }

  private soon(doctorId: FreedOf): void {
    this.freedOf.push(doctorId);
    if (this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.running = this.running.then(() => this.round(this.freedOf.splice(0)));
    }, LOOK_AFTER_MS);
  }

  private async round(freedOf: FreedOf[]): Promise<void> {
    try {
      const named = freedOf.flatMap((doctorId) => doctorId ?? []);
      await this.offerDue(named.length === freedOf.length ? named : undefined);
    } catch (error) {
      // The next scheduled round checks again.
      this.logger.warn(`Freed times could not be offered yet: ${String(error)}`);
    }
  }
}
