import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import type { ClientSession } from 'mongoose';
import { HospitalClock } from '../common/hospital-clock.js';
import { Notifier } from '../notifications/notifier.service.js';
import type { Offer, WaitlistEntry } from './waitlist-entry.schema.js';
import { tWaitlist } from '../messages/care/waitlist.js';
import { tCommon } from '../messages/common.js';

const WAITLIST_PAGE = { link: '/patientlogin/waiting-list', linkText: tWaitlist('seeMyWaitingList') };

/** Notifications to people on the waiting list. */
@Injectable()
export class OfferNotifications {
  constructor(
    private readonly notifier: Notifier,
    private readonly clock: HospitalClock,
  ) {}

  /** A time is held for the person: the link opens its booking. */
  async offered(entry: WaitlistEntry, offer: Offer, session: ClientSession): Promise<void> {
    const time = this.clock.format(offer.date, offer.time);
    const until = this.until(offer);
    const doctorId = String(offer.doctorId);
    await this.notifier.notify(
      {
        key: `waitlist:${String(entry._id)}:offer:${String(offer.appointmentId)}`,
        to: entry.patientId,
        title: tWaitlist('offer.title'),
        notice: tWaitlist('offer.notice', { doctorName: offer.doctorName, time, until }),
        paragraphs: [tWaitlist('offer.body', { until })],
        facts: [
          [tCommon('doctor'), offer.doctorName],
          [tCommon('time'), time],
        ],
        link: `/find-doctor?doctor=${doctorId}&book=${doctorId}`,
        linkText: tWaitlist('offer.book'),
      },
      session,
    );
  }

  /** An offer expired; `stays` says whether the person still waits. */
  async lapsed(entry: WaitlistEntry, offer: Offer, stays: boolean, session: ClientSession): Promise<void> {
    const what = `${offer.doctorName}, ${this.clock.format(offer.date, offer.time)}`;
    const follows = stays ? tWaitlist('lapsed.stays') : tWaitlist('lapsed.removed');
    await this.notifier.ring(
      [entry.patientId],
      {
        title: tWaitlist('lapsed.title'),
        paragraphs: [`${what}. ${follows}`],
        link: WAITLIST_PAGE.link,
      },
      session,
    );
  }

  /** The hospital has removed an entry. */
  async removed(entry: WaitlistEntry, session: ClientSession): Promise<void> {
    const whom = entry.doctorName ?? entry.speciality ?? '';
    await this.notifier.notify(
      {
        key: `waitlist:${String(entry._id)}:removed`,
        to: entry.patientId,
        title: tWaitlist('removed.title'),
        paragraphs: [tWaitlist('removed.body', { whom })],
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
