import { Injectable } from '@nestjs/common';
import { KnownHolidays } from '../../availability/holidays/known-holidays.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import { SettingsService } from '../../settings/settings.service.js';
import { tOpening } from '../../messages/site/opening.js';
import { CONTACT, FIND_DOCTOR } from '../topic-replies.js';
import type { Reply } from '../topic-replies.js';
import type { AskedDays } from './asked-days.js';
import { ended } from '../../../../openapi/contract/messages/sentence.js';
import { clockOf, hoursOf } from './hours-text.js';

/** How far ahead the next open day is searched. */
const MAX_CLOSED_DAYS = 30;
/** The number of coming closures listed with the opening hours. */
const MAX_CLOSURES = 3;

/** Answers questions about opening times from the hours and the holiday calendar. */
@Injectable()
export class OpeningAnswers {
  constructor(
    private readonly settings: SettingsService,
    private readonly holidays: KnownHolidays,
    private readonly clock: HospitalClock,
  ) {}

  /** The general opening hours with closures of today and the next weeks. */
  general(): Reply {
    const { openingHours } = this.settings.known();
    return this.reply([tOpening('openHours', { hours: hoursOf(openingHours) }), ...this.closureLines()]);
  }

  /** Whether the hospital is open on the named days, at the named time. */
  on({ dates, time, impossible }: Omit<AskedDays, 'rest'>): Reply {
    if (impossible.length > 0) {
      const { openingHours } = this.settings.known();
      const noSuchDays = impossible.map((day) => tOpening('noSuchDay', { day }));
      return this.reply([...noSuchDays, tOpening('openHours', { hours: hoursOf(openingHours) })]);
    }
    if (dates.length === 0) return this.general();
    const today = this.clock.today();
    const coming = dates.filter((date) => date >= today);
    if (coming.length === 0) {
      const { openingHours } = this.settings.known();
      const over = tOpening('dayIsOver', { day: this.clock.format(dates[0], null) });
      return this.reply([
        over,
        tOpening('openHours', { hours: hoursOf(openingHours) }),
        ...this.closureLines(),
      ]);
    }
    const lines = coming.map((date) => (time ? this.at(date, time) : this.day(date)));
    const last = coming[coming.length - 1];
    const isClosed = coming.every((date) => this.isClosed(date));
    return this.reply([...new Set(lines), ...(isClosed ? [this.opensAgain(last)] : [])]);
  }

  private day(date: string): string {
    const day = this.dayName(date);
    const closure = this.holidays.on(date);
    if (closure) return tOpening('closedOnFor', { day, reason: ended(closure.name) });
    const { openingHours } = this.settings.known();
    if (this.isClosed(date)) return tOpening('closedOn', { day, hours: hoursOf(openingHours) });
    return tOpening('openOn', { day, from: clockOf(openingHours.from), to: clockOf(openingHours.to) });
  }

  private at(date: string, time: string): string {
    if (this.isClosed(date)) return this.day(date);
    const { from, to } = this.settings.known().openingHours;
    const isNow = date === this.clock.today() && time === this.clock.wall().time;
    const isOpen = from <= time && time < to;
    if (!isNow) {
      const asked = { day: this.dayName(date), time: clockOf(time), from: clockOf(from), to: clockOf(to) };
      return isOpen ? tOpening('openAt', asked) : tOpening('closedAt', asked);
    }
    if (isOpen) return tOpening('openNow', { to: clockOf(to) });
    const again = time < from ? tOpening('opensToday', { from: clockOf(from) }) : this.opensAgain(date);
    return `${tOpening('closedNow')} ${again}`;
  }

  private isClosed(date: string): boolean {
    const { days } = this.settings.known().openingHours;
    return Boolean(this.holidays.on(date)) || !(days as string[]).includes(this.clock.weekday(date));
  }

  private opensAgain(after: string): string {
    const { from, to } = this.settings.known().openingHours;
    for (let ahead = 1; ahead <= MAX_CLOSED_DAYS; ahead += 1) {
      const date = this.clock.addDays(after, ahead);
      if (!this.isClosed(date))
        return tOpening('opensAgainOn', {
          day: this.clock.format(date, null),
          from: clockOf(from),
          to: clockOf(to),
        });
    }
    return tOpening('askWhenItOpens', { phone: this.settings.known().phone });
  }

  private closureLines(): string[] {
    return this.holidays
      .upcoming()
      .slice(0, MAX_CLOSURES)
      .map(({ from, to, name }) => {
        const first = this.clock.format(from, null);
        return from === to
          ? tOpening('closure', { day: first, reason: ended(name) })
          : tOpening('closurePeriod', { from: first, to: this.clock.format(to, null), reason: ended(name) });
      });
  }

  private dayName(date: string): string {
    const day = this.clock.format(date, null);
    if (date === this.clock.today()) return tOpening('today', { day });
    return date === this.clock.addDays(this.clock.today(), 1)
      ? tOpening('tomorrow', { day })
      : tOpening('onDay', { day });
  }

  private reply(sentences: string[]): Reply {
    const { emergencyPhone } = this.settings.known();
    return {
      reply: [...sentences, tOpening('emergencyAtAnyTime', { phone: emergencyPhone })].join(' '),
      links: [CONTACT, FIND_DOCTOR],
    };
  }
}
