import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import type { ClientSession } from 'mongoose';
import { HospitalClock } from '../common/hospital-clock.js';
import { Notifier } from '../notifications/notifier.service.js';
import type { Offer, WaitlistEntry } from './waitlist-entry.schema.js';

const WAITLIST_PAGE = { link: '/patientlogin/waiting-list', linkText: 'See my waiting list' };

/** What people on the waiting list are told. */
@Injectable()
export class OfferNotifications {
  constructor(
    private readonly notifier: Notifier,
    private readonly clock: HospitalClock,
  ) {}

  /** A time is held for the person: the link opens the booking with it. */
  async offered(entry: WaitlistEntry, offer: Offer, session: ClientSession): Promise<void> {
    const time = this.clock.format(offer.date, offer.time);
    const until = this.until(offer);
    const doctorId = String(offer.doctorId);
    await this.notifier.notify(
      {
        ofBooking: true,
        key: `waitlist:${String(entry._id)}:offer:${String(offer.appointmentId)}`,
        to: entry.patientId,
        title: 'A time is free: it is held for you',
        notice: `${offer.doctorName}, ${time}. It is held for you until ${until}.`,
        paragraphs: [
          `You asked us to tell you when a time is free. This one is held for you until ${until}; after that it goes to the next person.`,
        ],
        facts: [
          ['Doctor', offer.doctorName],
          ['Time', time],
        ],
        link: `/find-doctor?doctor=${doctorId}&book=${doctorId}`,
        linkText: 'Book this time',
      },
      session,
    );
  }

  /** An offer ran out; `stays` says whether the person still waits. */
  async lapsed(entry: WaitlistEntry, offer: Offer, stays: boolean, session: ClientSession): Promise<void> {
    const what = `${offer.doctorName}, ${this.clock.format(offer.date, offer.time)}`;
    const follows = stays
      ? 'You stay on the waiting list, behind those who have had no offer yet.'
      : 'You are no longer on the waiting list, since several offers ran out. You can join again.';
    await this.notifier.ring(
      [entry.patientId],
      {
        title: 'The time that was held for you is free for others again',
        paragraphs: [`${what}. ${follows}`],
        link: WAITLIST_PAGE.link,
      },
      session,
    );
  }

  /** The hospital has taken somebody off the list. */
  async removed(entry: WaitlistEntry, session: ClientSession): Promise<void> {
    const whom = entry.doctorName ?? entry.speciality ?? '';
    await this.notifier.notify(
      {
        ofBooking: true,
        key: `waitlist:${String(entry._id)}:removed`,
        to: entry.patientId,
        title: 'You are no longer on the waiting list',
        paragraphs: [
          `The hospital has taken you off the waiting list for ${whom}. Please call us if you have questions.`,
        ],
        facts: [],
        ...WAITLIST_PAGE,
      },
      session,
    );
  }

  private until({ until }: Offer): string {
    const at = DateTime.fromJSDate(until, { zone: this.clock.zone });
    return `${at.toFormat('h:mm')} ${at.hour < 12 ? 'AM' : 'PM'}`;
  }
}
