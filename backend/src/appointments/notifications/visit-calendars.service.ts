import { Inject, Injectable } from '@nestjs/common';
import { HospitalClock } from '../../common/hospital-clock.js';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { writeCalendar } from '../../mail/calendar-entry.js';
import type { MailCalendar } from '../../mail/calendar-entry.js';
import type { Reader } from '../../notifications/notifier.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { Appointment } from '../appointment.schema.js';
import { isOpen } from '../appointment.status.js';
import { whenOf } from '../visit-time.js';
import { visitAddress } from './visit-pages.js';
import { visitEntry } from './visit-calendar.js';

/** "Hospital Portal <no-reply@hospital.example>", or the address alone. */
const SENDER = /^(?:.*<)?([^<>\s]+@[^<>\s]+?)>?$/;

/** The calendar entries attached to mails about a visit. */
@Injectable()
export class VisitCalendars {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly clock: HospitalClock,
    private readonly settings: SettingsService,
  ) {}

  /** The entry of a mail: the current visit or its cancellation. A visit that was never accepted has none. */
  of(visit: Appointment): ((reader: Reader) => MailCalendar) | undefined {
    const wasAccepted = visit.history.some(({ status }) => status === 'accepted');
    if (!wasAccepted || !whenOf(visit).date) return undefined;
    const method = isOpen(visit.status) ? 'REQUEST' : 'CANCEL';
    return (attendee) => {
      const place = this.settings.known();
      const organizer = { name: place.name, email: this.address() };
      const page = visitAddress(this.env.PUBLIC_URL, visit);
      const around = { place, page, mailed: { method, organizer, attendee } } as const;
      return { method, entry: visitEntry(visit, around, this.clock) };
    };
  }

  /** The entry as a file for the patient or the doctor. */
  file(visit: Appointment, isDoctors: boolean): Buffer {
    const page = visitAddress(this.env.PUBLIC_URL, visit, isDoctors);
    const entry = visitEntry(visit, { place: this.settings.known(), page }, this.clock);
    return Buffer.from(writeCalendar(entry));
  }

  private address(): string {
    return SENDER.exec(this.env.MAIL_FROM.trim())?.[1] ?? this.env.MAIL_FROM;
  }
}
